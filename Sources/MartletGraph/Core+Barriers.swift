// A barrier is a rule that marking from outside does not pass. It is held: unsettled, while what hangs on it looks settled. The
// flush runs it in its turn, the order of making, and only if its value is another, marking goes on behind it. So what hangs on
// a value that stays the same costs nothing, however much it is.
//
// Whoever looks before that turn has come must not see old values. A read from outside and a write from inside first release
// all that is held: then marking has passed as if there were no barriers. What runs in a flush is younger than the barriers
// that it hangs on, or reads them itself; for other readers see `Graph.setBarrier`.

extension UnsafeMutablePointer where Pointee == Core {
    func setBarrier(_ index: UInt32) {
        details(index).pointee.flags.insert(.barrier)
        readerList(index).pointee.endsMarking = true
    }

    func removeBarrier(_ index: UInt32) {
        let details = details(index)
        details.pointee.flags.clear(.barrier)
        readerList(index).pointee.endsMarking = false
        if !details.pointee.flags.contains(.held) { return }
        // This may let pass what is held.
        beginRevision()
        if !details.pointee.flags.contains(.held) { return }
        details.pointee.flags.clear(.held)
        pushWork(index)
        markFurther()
    }

    /// Marking from outside has come to a barrier.
    func hold(_ index: UInt32) {
        let details = details(index)
        if details.pointee.flags.contains(.held) { return }
        details.pointee.flags.insert(.held)
        pointee.held.push(.init(creation: details.pointee.creation, node: handle(index), since: pointee.revision))
    }

    /// Before a read or a first run from outside.
    @usableFromInline
    func stopHoldingBack() {
        if !pointee.held.isEmpty { releaseHeld() }
    }

    /// A read from outside has found `index` settled or settled it; if something is held back, that may not be true.
    @usableFromInline
    func lookFromOutside(_ index: UInt32) {
        if pointee.held.isEmpty || innermost != 0 { return }
        releaseHeld()
        if node(index).pointee.state.has(any: .unsettled) { _ = makeReady(handle(index), Void.self) }
    }

    /// Lets marking pass all barriers that hold it back.
    @inline(never)
    func releaseHeld() {
        // Who has been made since may have seen old values: it must not pass for having seen what comes now.
        advanceRevision()
        tellBehindHeld()
    }

    /// Marks what is behind all barriers that hold back, in this revision.
    func tellBehindHeld() {
        let held = pointee.held.entries
        for i in 0..<held.count where isAlive(held.base[i].node) {
            let index = held.base[i].node.index
            let details = details(index)
            // Taken away since, or one of two entries.
            guard details.pointee.flags.contains(.held) else { continue }
            details.pointee.flags.clear(.held)
            pushWork(index)
        }
        pointee.held.removeAll()
        pointee.passesBarriers = true
        markFurther()
        pointee.passesBarriers = false
    }

    /// Runs a barrier whose turn has come, and goes on marking behind it if its value is another.
    func runHeld(_ entry: OrderedQueue.Entry) {
        guard isAlive(entry.node) else { return }
        let index = entry.node.index
        guard details(index).pointee.flags.contains(.held) else { return }
        details(index).pointee.flags.clear(.held)
        let renumberings = pointee.renumberings
        let state = node(index).pointee.state
        if state.has(any: .unsettled), !state.contains(.running) { refresh(index) }
        guard isAlive(entry.node) else { return }
        if pointee.renumberings != renumberings {
            // Revisions say nothing of what was before.
            tellReaders(of: index, changedAt: .max)
        } else if node(index).pointee.changedAt >= entry.since {
            tellReaders(of: index, changedAt: node(index).pointee.changedAt)
        }
    }

    /// Marks the readers of a barrier that have not seen its last change. Effects that are due for it get their turn in this
    /// pass: they stand where they would stand if nothing had been held back.
    private func tellReaders(of index: UInt32, changedAt: UInt32) {
        let list = readerList(index).pointee
        let readers = pointee.readers.base + Int(list.offset)
        var hasBegun = false
        for i in 0..<Int(list.count) {
            if details(readers[i]).pointee.verifiedAt >= changedAt { continue }
            if !hasBegun {
                beginRevision()
                hasBegun = true
                pointee.isTelling = true
            }
            markDirty(readers[i])
        }
        guard hasBegun else { return }
        markFurther()
        pointee.isTelling = false
    }
}
