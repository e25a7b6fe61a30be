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
        // A flush inside an effect takes over what the outer pass has not run yet: it is the head of the queue.
        while preparePass() || !pointee.held.isEmpty {
            while true {
                if !pointee.held.isEmpty || !pointee.late.isEmpty, runOlder() { continue }
                if pointee.queueHead == pointee.passEnd { break }
                let effect = pointee.queue.base[pointee.queueHead].node
                pointee.queueHead &+= 1
                runQueued(effect)
            }
        }
        pointee.flushDepth -= 1
    }

    /// Makes the queue the next pass; false if there is nothing to run or the limit is reached.
    private func preparePass() -> Bool {
        if !pointee.postponed.isEmpty { applyPostponed() }
        let count = pointee.queue.count - pointee.queueHead
        if count > 0, pointee.queueHead > 0 {
            pointee.queue.base.update(from: pointee.queue.base + pointee.queueHead, count: count)
        }
        pointee.queue.count = count
        pointee.queueHead = 0
        pointee.passEnd = 0
        if count == 0 { return false }
        if pointee.passes == pointee.passLimit {
            reportFeedback()
            return false
        }
        pointee.passes += 1
        pointee.passEnd = count
        if count > 1 { sortPass() }
        return true
    }

    /// Runs a barrier, or an effect behind one, that is older than what the pass would run next.
    private func runOlder() -> Bool {
        let next = pointee.queueHead == pointee.passEnd ? .max : pointee.queue.base[pointee.queueHead].creation
        let barrier = pointee.held.isEmpty ? .max : pointee.held.first.creation
        let late = pointee.late.isEmpty ? .max : pointee.late.first.creation
        if barrier < next, barrier < late {
            runHeld(pointee.held.pop().node)
        } else if late < next {
            runQueued(pointee.late.pop().node)
        } else {
            return false
        }
        return true
    }

    @inline(__always)
    private func runQueued(_ effect: AnyAttribute) {
        guard isAlive(effect) else { return }
        let node = node(effect.index)
        node.pointee.flags.clear(.queued)
        if node.pointee.state.has(any: .unsettled), !node.pointee.state.contains(.running) { refresh(effect.index) }
    }

    /// Mostly the pass is in order already, which one look finds out.
    private func sortPass() {
        let entries = pointee.queue.base
        for i in 1..<pointee.passEnd where entries[i - 1].creation > entries[i].creation {
            var pass = UnsafeMutableBufferPointer(start: entries, count: pointee.passEnd)
            pass.sort { $0.creation < $1.creation }
            return
        }
    }

    @inline(never)
    private func applyPostponed() {
        for i in 0..<pointee.postponed.count {
            let attribute = pointee.postponed.base[i]
            if isAlive(attribute), !node(attribute.index).pointee.state.contains(.running) {
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
        for i in pointee.queueHead..<pointee.queue.count where isAlive(pointee.queue.base[i].node) { return true }
        for i in 0..<pointee.postponed.count where isAlive(pointee.postponed.base[i]) { return true }
        for queue in [pointee.held.entries, pointee.late.entries] {
            for i in 0..<queue.count where isAlive(queue.base[i].node) { return true }
        }
        return false
    }
}
