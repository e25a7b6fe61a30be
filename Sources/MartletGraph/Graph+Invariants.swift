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
        (1..<UInt32(core.pointee.nodesUsed)).filter { !core.details($0).pointee.flags.contains(.free) }
    }

    func expect(_ condition: Bool, _ fault: @autoclosure () -> String) {
        if !condition { faults.append(fault()) }
    }

    func inputs(of index: UInt32) -> UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(start: core.inputs(of: index), count: Int(core.details(index).pointee.inputCount))
    }

    func readers(of index: UInt32) -> UnsafeBufferPointer<UInt32> {
        let list = core.readerList(index).pointee
        return UnsafeBufferPointer(start: core.pointee.readers.base + Int(list.offset), count: Int(list.count))
    }

    func nodes() {
        let living = living
        expect(
            living.count == core.pointee.nodeCount, "\(living.count) nodes live, \(core.pointee.nodeCount) are counted")
        var free = 0
        var index = core.pointee.freeNode
        while index != 0, free <= core.pointee.nodesUsed {
            expect(core.details(index).pointee.flags == .free, "node \(index) is on the free list and not free")
            free += 1
            index = core.details(index).pointee.next
        }
        expect(living.count + free + 1 == core.pointee.nodesUsed, "\(free) nodes are free, \(living.count) live")
        let newborns = living.filter { core.node($0).pointee.state.contains(.newborn) }
        expect(
            newborns.count == core.pointee.newbornCount,
            "\(newborns.count) newborns, \(core.pointee.newbornCount) counted")
        let listed = Set(
            (core.pointee.newbornHead..<core.pointee.newborns.count).map { core.pointee.newborns.base[$0] })
        for index in newborns where !core.details(index).pointee.flags.contains(.dying) {
            expect(listed.contains(core.handle(index)), "newborn \(index) is not in the list of newborns")
        }
        expect(core.pointee.workCount == 0, "the work list is not empty")
        if core.nesting == 0 {
            expect(core.pointee.frames.isEmpty, "frames are left over")
            expect(core.pointee.reads.isEmpty, "recorded reads are left over")
            expect(
                core.pointee.cursor == core.pausedCursor,
                "a place of reading is left over")
            for index in living {
                expect(!core.node(index).pointee.state.contains(.running), "node \(index) runs for ever")
            }
        }
    }

    func edges() {
        var count = 0
        for index in living {
            let details = core.details(index).pointee
            expect(core.inputs(of: index)[Int(details.inputCount)] == 0, "the inputs of node \(index) have no end")
            expect(
                (details.inputCount == 0) == (details.inputs == NodeDetails.noInputs),
                "the empty list of node \(index) is not where it should be")
            for (place, input) in inputs(of: index).enumerated() {
                if input == hole {
                    expect(details.flags.contains(.holes), "node \(index) has a hole that it does not know of")
                    continue
                }
                count += 1
                expect(
                    !core.details(input).pointee.flags.contains(.free), "node \(index) reads free node \(input)")
                let readers = readers(of: input)
                let slot = Int(core.slots(of: index)[place])
                expect(
                    slot < readers.count && readers[slot] == index,
                    "input \(place) of node \(index) is node \(input), which has no such reader at \(slot)")
            }
            for (slot, reader) in readers(of: index).enumerated() {
                expect(
                    inputs(of: reader).enumerated().contains { $1 == index && Int(core.slots(of: reader)[$0]) == slot },
                    "node \(index) has reader \(reader) at \(slot), which does not read it")
            }
            if details.flags.contains(.holes) {
                expect(
                    core.node(index).pointee.state.has(any: [.dirty, .running]),
                    "node \(index) lost an input and is not dirty")
            }
        }
        expect(count == core.pointee.edgeCount, "\(count) edges exist, \(core.pointee.edgeCount) are counted")
    }

    func settledness() {
        for index in living {
            let node = core.node(index).pointee
            let details = core.details(index).pointee
            if details.flags.contains(.source) {
                expect(!node.state.has(any: [.unsettled, .running]), "source \(index) is unsettled")
                expect(details.inputCount == 0, "source \(index) has inputs")
            }
            if node.state.has(any: .unready) || details.flags.contains(.dying) { continue }
            if !details.flags.contains(.effect) {
                expect(details.flags.contains(.hasValue), "node \(index) is settled without a value")
            }
            for input in inputs(of: index) where input != hole {
                // Nobody has been told of what happened before it.
                if core.details(input).pointee.flags.contains(.held) { continue }
                let inputNode = core.node(input).pointee
                expect(
                    !inputNode.state.has(any: .unsettled), "clean node \(index) depends on unsettled node \(input)")
                expect(
                    inputNode.changedAt <= details.verifiedAt || inputNode.state.contains(.running),
                    "clean node \(index) has not seen the last change of node \(input)")
            }
        }
    }

    /// Slices in use and free slices must not overlap.
    func slices() {
        var inputs = core.pointee.inputs.freeSlices().map { ($0.offset, $0.sizeClass) }
        var readers = core.pointee.readers.freeSlices().map { ($0.offset, $0.sizeClass) }
        for index in living {
            let node = core.details(index).pointee
            if node.inputClass > 0 { inputs.append((node.inputs, node.inputClass)) }
            if node.readerClass > 0 { readers.append((core.readerList(index).pointee.offset, node.readerClass)) }
            expect(
                Int(node.inputCount) < max(SlicePool.size(node.inputClass), 1), "node \(index) has too many inputs")
            expect(
                Int(core.readerList(index).pointee.count) <= SlicePool.size(node.readerClass),
                "node \(index) has too many readers")
        }
        expectTiling(inputs, in: core.pointee.inputs, of: "inputs")
        expectTiling(readers, in: core.pointee.readers, of: "readers")
    }

    private func expectTiling(_ slices: [(UInt32, UInt8)], in pool: SlicePool, of name: String) {
        var end = pool.reserved
        for (offset, sizeClass) in slices.sorted(by: { $0.0 < $1.0 }) {
            expect(Int(offset) == end, "slices of \(name): one at \(offset), the one before ends at \(end)")
            end = Int(offset) + SlicePool.size(sizeClass)
        }
        expect(end == pool.used, "slices of \(name) end at \(end), \(pool.used) are used")
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
                expect(
                    core.details($0).pointee.subgraph == index, "node \($0) is in the list of subgraph \(index) only")
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
        for index in living where core.details(index).pointee.flags.contains(.held) {
            expect(holding.contains(core.handle(index)), "barrier \(index) holds back and has no turn")
        }
        for index in living where core.details(index).pointee.flags.contains(.effect) {
            let state = core.node(index).pointee.state
            let isQueued = core.node(index).pointee.value.1 == 1
            if core.details(index).pointee.flags.contains(.dying) { continue }
            expect(core.readerList(index).pointee.isOfEffect, "effect \(index) has a list of readers")
            if state.has(any: .unsettled), !state.contains(.running) {
                expect(isQueued, "effect \(index) has to run and is not queued")
            }
            expect(isQueued == queued.contains(core.handle(index)), "effect \(index) is queued in name only")
        }
    }
}
