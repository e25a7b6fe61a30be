extension UnsafeMutablePointer where Pointee == Core {
    /// A new revision in which `index` has changed: its readers must run, the readers of those must check.
    func markChanged(_ index: UInt32) {
        beginRevision()
        node(index).pointee.changedAt = pointee.revision
        let list = readerList(index).pointee
        var next = pointee.readers.base + Int(list.offset)
        let end = next + Int(list.count)
        if next == end { return }
        var tail = pointee.work
        while next != end {
            markDirty(next.pointee, &tail)
            next += 1
        }
        markFurther(until: tail)
    }

    /// Marks one node as having to run and leaves it in the work list if its readers have to be told.
    func markDirty(_ index: UInt32) {
        var tail = pointee.work + pointee.workCount
        markDirty(index, &tail)
        pointee.workCount = tail - pointee.work
    }

    @inline(__always)
    private func markDirty(_ index: UInt32, _ tail: inout UnsafeMutablePointer<UInt32>) {
        let node = node(index)
        let state = node.pointee.state
        node.pointee.state.insert(.dirty)
        if !state.has(any: .unsettled) { tellReaders(of: index, &tail) }
    }

    func pushWork(_ index: UInt32) {
        pointee.work[pointee.workCount] = index
        pointee.workCount += 1
    }

    /// Tells the readers of everything in the work list, which is then empty.
    func markFurther() {
        let tail = pointee.work + pointee.workCount
        pointee.workCount = 0
        markFurther(until: tail)
    }

    /// A node that is unsettled has told its readers before, so each node is visited once, and the work list, which has room
    /// for all nodes, needs no look at its capacity. First in, first out: effects mostly reach the queue in the order of
    /// their making.
    private func markFurther(until end: UnsafeMutablePointer<UInt32>) {
        // No user code runs here, so neither nodes nor edges move.
        let nodes = pointee.nodes
        let lists = pointee.readerLists
        let edges = pointee.readers.base
        var tail = end
        var head = pointee.work
        while head != tail {
            let list = lists[Int(head.pointee)]
            head += 1
            var next = edges + Int(list.offset)
            let end = next + Int(list.count)
            while next != end {
                let index = next.pointee
                next += 1
                let reader = nodes + Int(index)
                let state = reader.pointee.state
                if state.has(any: .unsettled) { continue }
                reader.pointee.state = state.union(.check)
                tellReaders(of: index, &tail)
            }
        }
    }

    @inline(__always)
    private func tellReaders(of index: UInt32, _ tail: inout UnsafeMutablePointer<UInt32>) {
        if readerList(index).pointee.endsMarking, !passes(index) { return }
        tail.pointee = index
        tail += 1
    }

    /// An effect gets into the queue. A barrier holds back what comes from outside; inside, somebody may look right after.
    @inline(__always)
    private func passes(_ index: UInt32) -> Bool {
        if readerList(index).pointee.isOfEffect {
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
        if details(index).pointee.flags.contains(.source) {
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
        if node.pointee.value.1 != 0 || node.pointee.state.contains(.running) { return }
        node.pointee.value.1 = 1
        let (creation, handle) = (node.pointee.value.0, handle(index))
        if pointee.isTelling {
            pointee.late.push(.init(creation: creation, node: handle, since: pointee.revision))
        } else {
            pointee.queue.push(QueueEntry(creation: creation, node: handle))
        }
    }
}
