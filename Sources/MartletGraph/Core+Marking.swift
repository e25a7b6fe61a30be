extension UnsafeMutablePointer where Pointee == Core {
    /// A new revision in which `index` has changed: its readers must run, the readers of those must check.
    func markChanged(_ index: UInt32) {
        beginRevision()
        let node = node(index)
        node.pointee.changedAt = pointee.revision
        if node.pointee.readerCount == 0 { return }
        let readers = pointee.readers.base + Int(node.pointee.readers)
        let end = readers + Int(node.pointee.readerCount)
        var next = readers
        while next != end {
            markDirty(next.pointee)
            next += 1
        }
        markFurther()
    }

    /// Marks one node as having to run and leaves it in the work list if its readers have to be told.
    @inline(__always)
    func markDirty(_ index: UInt32) {
        let node = node(index)
        let state = node.pointee.state
        node.pointee.state.insert(.dirty)
        if !state.has(any: .unsettled) { tellReaders(of: index, node) }
    }

    /// Tells the readers of everything in the work list, which is then empty. A node that is unsettled has told its readers
    /// before, so each node is visited once. First in, first out: effects mostly reach the queue in the order of their making.
    func markFurther() {
        // No user code runs here, so neither nodes nor edges move.
        let nodes = pointee.nodes
        let edges = pointee.readers.base
        var done = 0
        while done < pointee.work.count {
            let node = nodes + Int(pointee.work.base[done])
            done += 1
            var next = edges + Int(node.pointee.readers)
            let end = next + Int(node.pointee.readerCount)
            while next != end {
                let index = next.pointee
                next += 1
                let reader = nodes + Int(index)
                if reader.pointee.state.has(any: .unsettled) { continue }
                reader.pointee.state.insert(.check)
                tellReaders(of: index, reader)
            }
        }
        pointee.work.count = 0
    }

    @inline(__always)
    private func tellReaders(of index: UInt32, _ node: UnsafeMutablePointer<Node>) {
        let flags = node.pointee.flags
        if flags.has(any: .endsMarking), !passes(index, flags) { return }
        if node.pointee.readerCount > 0 { pointee.work.push(index) }
    }

    /// An effect gets into the queue. A barrier holds back what comes from outside; inside, somebody may look right after.
    private func passes(_ index: UInt32, _ flags: NodeFlags) -> Bool {
        if flags.contains(.effect) {
            enqueue(index)
            return false
        }
        if innermost != 0 || pointee.passesBarriers { return true }
        hold(index)
        return false
    }

    /// Marks a rule or effect as having to run, or a source as changed.
    @usableFromInline
    func invalidate(_ index: UInt32) {
        let node = node(index)
        if node.pointee.state.contains(.running) {
            // Its value is taken as right for this round, or a rule that invalidates itself would never settle.
            pointee.postponed.push(handle(index))
            return
        }
        if node.pointee.flags.contains(.source) {
            markChanged(index)
            return
        }
        beginRevision()
        markDirty(index)
        markFurther()
    }

    /// Something was written, which may have ended a cycle.
    @inline(never)
    func retryCycles() {
        while !pointee.cyclic.isEmpty {
            let attribute = pointee.cyclic.pop()
            if isAlive(attribute) { invalidate(attribute.index) }
        }
    }

    /// Puts an effect into the queue, once. A running one is put there when it returns, if it still has to run.
    @inline(__always)
    func enqueue(_ index: UInt32) {
        let node = node(index)
        if node.pointee.flags.contains(.queued) || node.pointee.state.contains(.running) { return }
        node.pointee.flags.insert(.queued)
        let entry = QueueEntry(creation: node.pointee.creation, node: handle(index))
        if pointee.isTelling { pointee.late.push(entry) } else { pointee.queue.push(entry) }
    }
}
