// Removal, without recursion and at a cost of the removed part's own size:
//   1. the removal actions run, while everything is still alive;
//   2. every node is flagged dying and its handles are made invalid;
//   3. edges to nodes that stay are cut, and readers that stay are made dirty;
//   4. rules and values are destroyed, which may run any `deinit`, and the slots are freed.
// A node whose body is running goes through 1 to 3 and is destroyed when the body returns.

extension UnsafeMutablePointer where Pointee == Core {
    func remove(_ subgraph: Subgraph) {
        guard isAlive(subgraph), record(of: subgraph.index).pointee.state == .alive else { return }
        runRemovalActions(in: subgraph)
        // An action may have removed what surrounds it.
        guard isAlive(subgraph) else { return }
        clear(subgraph.index)
    }

    /// Runs the actions of a subgraph and all nested ones, innermost first. Actions that are added meanwhile run too.
    func runRemovalActions(in subgraph: Subgraph) {
        record(of: subgraph.index).pointee.state = .leaving
        while !pointee.removalActions.isEmpty {
            var found: [Subgraph] = []
            forEachSubgraph(in: subgraph.index) {
                if pointee.removalActions[$0] != nil { found.append(subgraphHandle($0)) }
            }
            if found.isEmpty { return }
            for nested in found.reversed() where isAlive(nested) {
                for action in pointee.removalActions.removeValue(forKey: nested.index) ?? [] { action() }
            }
            if !isAlive(subgraph) { return }
        }
    }

    /// Destroys the contents of a subgraph, nested ones included, and the records of all that are not pinned.
    func clear(_ root: UInt32) {
        if root != 0, record(of: root).pointee.state != .pinned { unlinkFromParent(root) }
        var dying: [DyingSubgraph] = []
        forEachSubgraph(in: root) {
            dying.append(DyingSubgraph(index: $0, firstNode: record(of: $0).pointee.firstNode))
        }
        for subgraph in dying { flagDying(subgraph) }
        noteDisturbance()
        var leavesReaders = false
        for subgraph in dying {
            forEachNode(from: subgraph.firstNode) { if cutEdges(of: $0) { leavesReaders = true } }
        }
        if leavesReaders {
            beginRevision()
            markFurther()
        }
        for subgraph in dying {
            forEachNode(from: subgraph.firstNode) {
                if !node($0).pointee.state.contains(.running) { destroyNode($0) }
            }
        }
        for subgraph in dying where subgraph.index != 0 { unpin(subgraph.index) }
    }

    private struct DyingSubgraph {
        var index: UInt32
        var firstNode: UInt32
    }

    private func flagDying(_ subgraph: DyingSubgraph) {
        let record = record(of: subgraph.index)
        record.pointee.generation &+= 1
        record.pointee.state = .pinned
        record.pointee.firstNode = 0
        record.pointee.firstChild = 0
        record.pointee.previousSibling = 0
        record.pointee.nextSibling = 0
        record.pointee.parent = 0
        // Taken off at the end of `clear`.
        record.pointee.pins += 1
        if !pointee.removalActions.isEmpty { pointee.removalActions[subgraph.index] = nil }
        forEachNode(from: subgraph.firstNode) {
            let node = node($0)
            details($0).pointee.flags.insert(.dying)
            node.pointee.state.advance()
            if node.pointee.state.contains(.running) { record.pointee.pins += 1 }
            if !pointee.names.isEmpty { pointee.names[$0] = nil }
            if !pointee.traces.isEmpty { pointee.traces[$0] = nil }
        }
    }

    /// Takes a dying node out of the lists of nodes that stay. Returns whether readers stay; those are in the work list.
    private func cutEdges(of index: UInt32) -> Bool {
        let details = details(index)
        let inputs = inputs(of: index)
        let slots = slots(of: index)
        for i in 0..<Int(details.pointee.inputCount) where inputs[i] != hole {
            if self.details(inputs[i]).pointee.flags.contains(.dying) {
                pointee.edgeCount -= 1
            } else {
                unsubscribe(from: inputs[i], slot: slots[i])
            }
        }
        var leavesReaders = false
        let list = readerList(index).pointee
        let readers = pointee.readers.base + Int(list.offset)
        for i in 0..<Int(list.count) {
            let reader = readers[i]
            if self.details(reader).pointee.flags.contains(.dying) { continue }
            makeHole(in: reader, input: index, slot: UInt32(truncatingIfNeeded: i))
            // Who removes what it has read itself knows what it does.
            if reader == innermost { continue }
            markDirty(reader)
            leavesReaders = true
        }
        releaseEdges(of: index)
        return leavesReaders
    }

    func forEachNode(from first: UInt32, _ body: (UInt32) -> Void) {
        var index = first
        while index != 0 {
            let next = details(index).pointee.next
            body(index)
            index = next
        }
    }
}
