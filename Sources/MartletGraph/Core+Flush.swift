extension UnsafeMutablePointer where Pointee == Core {
    /// Runs queued effects, oldest first, pass after pass until none is queued.
    func flush() {
        if innermost != 0, !node(innermost).pointee.flags.contains(.effect) {
            let rule = label(of: innermost)
            report(.flushInsideRule(rule: rule), place: "flush \(handle(innermost))")
            return
        }
        if pointee.flushDepth == 0 {
            pointee.passes = 0
            pointee.limitReported = false
        }
        pointee.flushDepth += 1
        // A flush inside an effect takes over what the outer pass has not run yet.
        while pointee.passHead < pointee.pass.count {
            pointee.queue.push(pointee.pass.base[pointee.passHead])
            pointee.passHead += 1
        }
        while preparePass() {
            while pointee.passHead < pointee.pass.count {
                let entry = pointee.pass.base[pointee.passHead]
                pointee.passHead += 1
                runQueued(entry.node)
            }
        }
        pointee.flushDepth -= 1
    }

    /// Makes the queue the next pass; false if there is nothing to run or the limit is reached.
    private func preparePass() -> Bool {
        applyPostponed()
        pointee.pass.count = 0
        pointee.passHead = 0
        guard pointee.queue.count > 0 else { return false }
        if pointee.passes == pointee.passLimit {
            reportFeedback()
            return false
        }
        pointee.passes += 1
        swap(&pointee.pass, &pointee.queue)
        sortPass()
        return true
    }

    private func runQueued(_ effect: AnyAttribute) {
        guard isAlive(effect) else { return }
        let node = node(effect.index)
        node.pointee.flags.remove(.queued)
        if node.pointee.flags.has(any: .unsettled), !node.pointee.flags.contains(.running) { refresh(effect.index) }
    }

    /// Mostly the pass is in order already, which one look finds out.
    private func sortPass() {
        var entries = UnsafeMutableBufferPointer(start: pointee.pass.base, count: pointee.pass.count)
        for i in 1..<max(entries.count, 1) where entries[i - 1].creation > entries[i].creation {
            entries.sort { $0.creation < $1.creation }
            return
        }
    }

    private func applyPostponed() {
        if pointee.postponed.isEmpty { return }
        for i in 0..<pointee.postponed.count {
            let attribute = pointee.postponed.base[i]
            if isAlive(attribute), !node(attribute.index).pointee.flags.contains(.running) {
                invalidate(attribute.index)
            }
        }
        pointee.postponed.count = 0
    }

    private func reportFeedback() {
        if pointee.limitReported { return }
        pointee.limitReported = true
        var effects: [String] = []
        for i in 0..<pointee.queue.count where isAlive(pointee.queue.base[i].node) && effects.count < 8 {
            effects.append(label(of: pointee.queue.base[i].node.index))
        }
        report(.feedbackLimit(passes: pointee.passLimit, effects: effects), place: "feedback \(effects)")
    }

    var hasPendingEffects: Bool {
        for i in 0..<pointee.queue.count where isAlive(pointee.queue.base[i].node) { return true }
        for i in pointee.passHead..<pointee.pass.count where isAlive(pointee.pass.base[i].node) { return true }
        for i in 0..<pointee.postponed.count where isAlive(pointee.postponed.base[i]) { return true }
        return false
    }
}
