extension UnsafeMutablePointer where Pointee == Core {
    /// A new revision in which `index` has changed: its readers must run, the readers of those must check.
    func markChanged(_ index: UInt32) {
        pointee.revision += 1
        let node = node(index)
        node.pointee.changedAt = pointee.revision
        let count = Int(node.pointee.readerCount)
        let start = Int(node.pointee.readers)
        for i in 0..<count {
            markDirty(pointee.readers.base[start + i])
        }
        markFurther()
    }

    /// Marks one node as having to run and leaves it in the work list if its readers have to be told.
    @inline(__always)
    func markDirty(_ index: UInt32) {
        let node = node(index)
        let wasSettled = !node.pointee.flags.has(any: .unsettled)
        node.pointee.flags.insert(.dirty)
        if wasSettled { tellReaders(index) }
    }

    /// Tells the readers of everything in the work list, which is then empty. A node that is unsettled has told its readers
    /// before, so each node is visited once. First in, first out: effects mostly reach the queue in the order of their making.
    func markFurther() {
        var next = 0
        while next < pointee.work.count {
            let node = node(pointee.work.base[next])
            next += 1
            let readers = pointee.readers.base + Int(node.pointee.readers)
            for i in 0..<Int(node.pointee.readerCount) {
                let reader = self.node(readers[i])
                if reader.pointee.flags.has(any: .unsettled) { continue }
                reader.pointee.flags.insert(.check)
                tellReaders(readers[i])
            }
        }
        pointee.work.count = 0
    }

    @inline(__always)
    private func tellReaders(_ index: UInt32) {
        let node = node(index)
        if node.pointee.flags.contains(.effect) {
            enqueue(index)
        } else if node.pointee.readerCount > 0 {
            pointee.work.push(index)
        }
    }

    /// Marks a rule or effect as having to run, or a source as changed.
    @usableFromInline
    func invalidate(_ index: UInt32) {
        let node = node(index)
        if node.pointee.flags.contains(.running) {
            // Its value is taken as right for this round, or a rule that invalidates itself would never settle.
            pointee.postponed.push(handle(index))
            return
        }
        if node.pointee.flags.contains(.source) {
            markChanged(index)
            return
        }
        pointee.revision += 1
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
    func enqueue(_ index: UInt32) {
        let node = node(index)
        if node.pointee.flags.has(any: [.queued, .running]) { return }
        node.pointee.flags.insert(.queued)
        let creation = value(index, as: UInt64.self).pointee
        pointee.queue.push(QueueEntry(creation: creation, node: handle(index)))
    }
}
