// A barrier is a rule that marking from outside does not pass. It is held: unsettled, while what hangs on it looks settled. The
// flush runs it in its turn, the order of making, and only if its value is another, marking goes on behind it. So what hangs on
// a value that stays the same costs nothing, however much it is.
//
// Whoever looks before that turn has come must not see old values. A read from outside and a write from inside first release
// all that is held: then marking has passed as if there were no barriers. What runs in a flush is younger than the barriers
// that it hangs on, or reads them itself; for other readers see `Graph.setBarrier`.

extension UnsafeMutablePointer where Pointee == Core {
    func setBarrier(_ index: UInt32) {
        node(index).pointee.flags.insert(.barrier)
    }

    func removeBarrier(_ index: UInt32) {
        let node = node(index)
        node.pointee.flags.clear(.barrier)
        guard node.pointee.flags.contains(.held) else { return }
        node.pointee.flags.clear(.held)
        beginRevision()
        if node.pointee.readerCount > 0 { pointee.work.push(index) }
        markFurther()
    }

    /// Marking from outside has come to a barrier.
    func hold(_ index: UInt32) {
        let node = node(index)
        if node.pointee.flags.contains(.held) { return }
        node.pointee.flags.insert(.held)
        pointee.held.push(QueueEntry(creation: node.pointee.creation, node: handle(index)))
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
        pointee.revision &+= 1
        pointee.disturbances &+= 1
        let held = pointee.held.entries
        for i in 0..<held.count where isAlive(held.base[i].node) {
            let index = held.base[i].node.index
            let node = node(index)
            // Taken away since, or one of two entries.
            guard node.pointee.flags.contains(.held) else { continue }
            node.pointee.flags.clear(.held)
            if node.pointee.readerCount > 0 { pointee.work.push(index) }
        }
        pointee.held.removeAll()
        pointee.passesBarriers = true
        markFurther()
        pointee.passesBarriers = false
    }

    /// Runs a barrier whose turn has come, and goes on marking behind it if its value is another.
    func runHeld(_ barrier: AnyAttribute) {
        guard isAlive(barrier) else { return }
        let index = barrier.index
        let flags = node(index).pointee.flags
        guard flags.contains(.held) else { return }
        node(index).pointee.flags.clear(.held)
        let state = node(index).pointee.state
        if state.has(any: .unsettled), !state.contains(.running) { refresh(index) }
        guard isAlive(barrier) else { return }
        tellUnaware(of: index)
    }

    /// Marks the readers of a barrier that have not seen its last change. Effects that are due for it get their turn in this
    /// pass: they stand where they would stand if nothing had been held back.
    private func tellUnaware(of index: UInt32) {
        let node = node(index)
        let change = node.pointee.changedAt
        let readers = pointee.readers.base + Int(node.pointee.readers)
        var hasBegun = false
        for i in 0..<Int(node.pointee.readerCount) {
            let reader = self.node(readers[i])
            if reader.pointee.verifiedAt >= change { continue }
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
