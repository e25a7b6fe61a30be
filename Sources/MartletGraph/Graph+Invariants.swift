extension Graph {
    /// Checks everything that must hold between two operations, and returns what does not. Costs as much as the graph is large.
    public func invariants() -> [String] {
        let check = InvariantCheck(core: core)
        check.nodes()
        check.edges()
        check.settledness()
        check.slices()
        check.subgraphs()
        check.queue()
        return check.faults
    }
}

private final class InvariantCheck {
    let core: CorePointer
    init(core: CorePointer) { self.core = core }

    var faults: [String] = []

    var living: [UInt32] {
        (1..<UInt32(core.pointee.nodesUsed)).filter { !core.node($0).pointee.flags.contains(.free) }
    }

    func expect(_ condition: Bool, _ fault: @autoclosure () -> String) {
        if !condition { faults.append(fault()) }
    }

    func inputs(of index: UInt32) -> UnsafeBufferPointer<InputEdge> {
        let node = core.node(index).pointee
        return UnsafeBufferPointer(start: core.pointee.inputs.base + Int(node.inputs), count: Int(node.inputCount))
    }

    func readers(of index: UInt32) -> UnsafeBufferPointer<UInt32> {
        let node = core.node(index).pointee
        return UnsafeBufferPointer(start: core.pointee.readers.base + Int(node.readers), count: Int(node.readerCount))
    }

    func nodes() {
        let living = living
        expect(
            living.count == core.pointee.nodeCount, "\(living.count) nodes live, \(core.pointee.nodeCount) are counted")
        var free = 0
        var index = core.pointee.freeNode
        while index != 0, free <= core.pointee.nodesUsed {
            expect(core.node(index).pointee.flags == .free, "node \(index) is on the free list and not free")
            free += 1
            index = core.node(index).pointee.next
        }
        expect(living.count + free + 1 == core.pointee.nodesUsed, "\(free) nodes are free, \(living.count) live")
        let newborns = living.filter { core.node($0).pointee.state.contains(.newborn) }
        expect(
            newborns.count == core.pointee.newbornCount,
            "\(newborns.count) newborns, \(core.pointee.newbornCount) counted")
        let listed = Set(
            (core.pointee.newbornHead..<core.pointee.newborns.count).map { core.pointee.newborns.base[$0] })
        for index in newborns where !core.node(index).pointee.flags.contains(.dying) {
            expect(listed.contains(core.handle(index)), "newborn \(index) is not in the list of newborns")
        }
        expect(core.pointee.work.isEmpty, "the work list is not empty")
        if core.nesting == 0 {
            expect(core.pointee.frames.isEmpty, "frames are left over")
            expect(core.pointee.reads.isEmpty, "recorded reads are left over")
            expect(core.pointee.place.next == .max && !core.context.pointee.isPaused, "a place of reading is left over")
            for index in living {
                expect(!core.node(index).pointee.state.contains(.running), "node \(index) runs for ever")
            }
        }
    }

    func edges() {
        var count = 0
        for index in living {
            let node = core.node(index).pointee
            for (place, edge) in inputs(of: index).enumerated() {
                if edge.node == 0 {
                    expect(node.flags.contains(.holes), "node \(index) has a hole that it does not know of")
                    continue
                }
                count += 1
                expect(
                    !core.node(edge.node).pointee.flags.contains(.free), "node \(index) reads free node \(edge.node)")
                let readers = readers(of: edge.node)
                expect(
                    Int(edge.slot) < readers.count && readers[Int(edge.slot)] == index,
                    "input \(place) of node \(index) is node \(edge.node), which has no such reader at \(edge.slot)")
            }
            for (slot, reader) in readers(of: index).enumerated() {
                expect(
                    inputs(of: reader).contains { $0.node == index && Int($0.slot) == slot },
                    "node \(index) has reader \(reader) at \(slot), which does not read it")
            }
            if node.flags.contains(.holes) {
                expect(node.state.has(any: [.dirty, .running]), "node \(index) lost an input and is not dirty")
            }
        }
        expect(count == core.pointee.edgeCount, "\(count) edges exist, \(core.pointee.edgeCount) are counted")
    }

    func settledness() {
        for index in living {
            let node = core.node(index).pointee
            if node.flags.contains(.source) {
                expect(!node.state.has(any: [.unsettled, .running]), "source \(index) is unsettled")
                expect(node.inputCount == 0, "source \(index) has inputs")
            }
            if node.state.has(any: .unready) || node.flags.contains(.dying) { continue }
            if !node.flags.contains(.effect) {
                expect(node.flags.contains(.hasValue), "node \(index) is settled without a value")
            }
            for edge in inputs(of: index) where edge.node != 0 {
                let input = core.node(edge.node).pointee
                // Nobody has been told of what happened before it.
                if input.flags.contains(.held) { continue }
                expect(!input.state.has(any: .unsettled), "clean node \(index) depends on unsettled node \(edge.node)")
                expect(
                    input.changedAt <= node.verifiedAt || input.state.contains(.running),
                    "clean node \(index) has not seen the last change of node \(edge.node)")
            }
        }
    }

    /// Slices in use and free slices must not overlap.
    func slices() {
        var inputs = core.pointee.inputs.freeSlices().map { ($0.offset, $0.sizeClass) }
        var readers = core.pointee.readers.freeSlices().map { ($0.offset, $0.sizeClass) }
        for index in living {
            let node = core.node(index).pointee
            if node.inputClass > 0 { inputs.append((node.inputs, node.inputClass)) }
            if node.readerClass > 0 { readers.append((node.readers, node.readerClass)) }
            expect(
                Int(node.inputCount) <= SlicePool<InputEdge>.size(node.inputClass), "node \(index) has too many inputs")
            expect(
                Int(node.readerCount) <= SlicePool<UInt32>.size(node.readerClass), "node \(index) has too many readers")
        }
        expectTiling(inputs, used: core.pointee.inputs.used, of: "inputs")
        expectTiling(readers, used: core.pointee.readers.used, of: "readers")
    }

    private func expectTiling(_ slices: [(UInt32, UInt8)], used: Int, of name: String) {
        var end = 0
        for (offset, sizeClass) in slices.sorted(by: { $0.0 < $1.0 }) {
            expect(Int(offset) == end, "slices of \(name): one at \(offset), the one before ends at \(end)")
            end = Int(offset) + SlicePool<UInt32>.size(sizeClass)
        }
        expect(end == used, "slices of \(name) end at \(end), \(used) are used")
    }

    func subgraphs() {
        var reached = 0
        var members = 0
        core.forEachSubgraph(in: 0) { index in
            reached += 1
            let record = core.record(of: index).pointee
            expect(
                record.state == .alive || record.state == .leaving, "subgraph \(index) is linked and \(record.state)")
            if record.firstChild != 0 {
                expect(
                    core.record(of: record.firstChild).pointee.parent == index,
                    "subgraph \(index) is not its child's parent")
            }
            if record.nextSibling != 0 {
                let next = core.record(of: record.nextSibling).pointee
                expect(
                    next.previousSibling == index && next.parent == record.parent,
                    "subgraph \(index) has a wrong sibling")
            }
            core.forEachNode(from: record.firstNode) {
                members += 1
                expect(core.node($0).pointee.subgraph == index, "node \($0) is in the list of subgraph \(index) only")
            }
        }
        if core.nesting == 0, core.currentSubgraph == 0 {
            expect(
                reached == core.pointee.subgraphCount,
                "\(reached) subgraphs exist, \(core.pointee.subgraphCount) are counted")
            expect(
                members == core.pointee.nodeCount, "\(members) nodes are in subgraphs, \(core.pointee.nodeCount) live")
        }
    }

    func queue() {
        var queued: Set<AnyAttribute> = []
        for i in core.pointee.queueHead..<core.pointee.queue.count { queued.insert(core.pointee.queue.base[i].node) }
        for i in 0..<core.pointee.late.entries.count { queued.insert(core.pointee.late.entries.base[i].node) }
        let held = core.pointee.held.entries
        let holding = Set((0..<held.count).map { held.base[$0].node })
        for index in living where core.node(index).pointee.flags.contains(.held) {
            expect(holding.contains(core.handle(index)), "barrier \(index) holds back and has no turn")
        }
        for index in living where core.node(index).pointee.flags.contains(.effect) {
            let flags = core.node(index).pointee.flags
            let state = core.node(index).pointee.state
            if flags.contains(.dying) { continue }
            if state.has(any: .unsettled), !state.contains(.running) {
                expect(flags.contains(.queued), "effect \(index) has to run and is not queued")
            }
            expect(
                flags.contains(.queued) == queued.contains(core.handle(index)), "effect \(index) is queued in name only"
            )
        }
    }
}
