/// The algorithm of HStack and VStack over any children, written once for both axes.
///
/// Distances come off first. With a proposal on the major axis, children are asked by priority, then the least
/// flexible first, each for an equal share of what is left. Source: measured on SwiftUI and described in several
/// places, see Tests/Fixtures/layout; ties between infinitely flexible children go to the larger minimum.
struct StackArrangement: Equatable {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    /// The stack's size for a proposal. The children stay arranged for it in `work`.
    func size(_ work: inout StackWork, proposal: ProposedViewSize) -> CGSize {
        if work.count == 0 { return .zero }
        arrange(&work, proposal: proposal)
        return CGSize(major: work.extent.length, minor: work.extent.across, axis: axis)
    }

    /// What the children are asked for when the stack has `size` for a proposal.
    func innerProposal(size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(major: proposal[axis], minor: proposal[axis.other] ?? size[axis.other], axis: axis)
    }

    /// Arranges the children for a proposal, unless they are.
    func arrange(_ work: inout StackWork, proposal: ProposedViewSize) {
        if work.proposal == proposal { return }
        work.begin(proposal)
        let across = proposal[axis.other]
        let distances = findDistances(&work)
        if let along = proposal[axis] {
            offer(along - distances, across: across, &work)
        } else {
            askAll(nil, across: across, &work)
        }
        work.extent = align(&work, across: across)
    }

    /// Where a child of the arranged stack stands in `size`; what is larger or smaller than the stack is centred.
    func origin(_ index: Int, _ work: StackWork, in size: CGSize) -> CGPoint {
        let extent = work.extent
        let along = (size[axis] - extent.length) / 2 + work.children[index].position
        let across = (size[axis.other] - extent.across) / 2 - extent.low - work.children[index].guide
        return axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    /// What a child of the arranged stack was offered.
    func proposal(_ index: Int, _ work: StackWork) -> ProposedViewSize {
        ProposedViewSize(major: work.children[index].offer, minor: work.proposal?[axis.other], axis: axis)
    }

    /// The distances that the stack prefers: of its ends along the axis, of all children across it.
    func spacing(of work: StackWork) -> ViewSpacing {
        if work.count == 0 { return .zero }
        var result = work.withNode(0) { $0.preferredSpacing() }
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        for index in 1..<work.count {
            work.withNode(index) { result.formUnion($0.preferredSpacing(), edges: across) }
        }
        let last = work.withNode(work.count - 1) { $0.preferredSpacing() }
        result.setEdges(of: last, axis == .horizontal ? .trailing : .bottom)
        return result
    }

    /// Finds the distance before each child; answers their sum.
    private func findDistances(_ work: inout StackWork) -> CGFloat {
        let count = work.count
        if !work.hasDistances {
            work.hasDistances = true
            for index in 1..<max(count, 1) {
                work.children[index].distance = distance(index, work)
            }
        }
        var sum: CGFloat = 0
        for index in 1..<max(count, 1) { sum += work.children[index].distance }
        return sum
    }

    /// The distance between a child and the one before it.
    func distance(_ index: Int, _ work: StackWork) -> CGFloat {
        guard let spacing else {
            return work.withNode(index) { after in
                work.withNode(index - 1) {
                    $0.preferredSpacing().distance(to: after.preferredSpacing(), along: axis)
                }
            }
        }
        if spacing.isFinite { return spacing }
        work.withNode(index) { ($0.parent ?? $0).reportInvalidSpacing(spacing) }
        return 0
    }

    @inline(__always)
    private func ask(_ index: Int, _ along: CGFloat?, across: CGFloat?, _ work: StackWork) {
        let proposal = ProposedViewSize(major: along, minor: across, axis: axis)
        let size = work.withNode(index) { $0.sizeThatFits(proposal) }
        work.children[index].offer = along
        work.children[index].size = size
    }

    private func askAll(_ along: CGFloat?, across: CGFloat?, _ work: inout StackWork) {
        work.isUniform = true
        for index in work.nodes.indices { ask(index, along, across: across, work) }
    }

    /// Gives out the room that the distances leave.
    private func offer(_ available: CGFloat, across: CGFloat?, _ work: inout StackWork) {
        // Where every share is the same, whoever comes first, flexibility need not be asked for. It keeps the
        // questions in a nest of stacks from multiplying: a stack passes minimum and maximum on as they are.
        if available <= 0 { return askAll(0, across: across, &work) }
        if available == .infinity { return askAll(.infinity, across: across, &work) }
        if work.count == 1 { return ask(0, available, across: across, work) }

        if hasAmpleRoom(available / CGFloat(work.count), across: across, work) {
            var left = available
            for index in work.nodes.indices {
                ask(index, left / CGFloat(work.count - index), across: across, work)
                left -= work.children[index].size[axis]
            }
            return
        }

        findTurns(&work, across: across)
        let turns = work.turns
        var remaining = available
        var reserved: CGFloat = 0
        for turn in turns { reserved += turn.minimum }
        var start = 0
        while start < turns.count {
            var end = start
            while end < turns.count, turns[end].priority == turns[start].priority {
                reserved -= turns[end].minimum
                end += 1
            }
            // Groups of lower priority keep their minimum.
            if end == turns.count { reserved = 0 }
            var left = remaining - reserved
            for turn in start..<end {
                let index = Int(turns[turn].index)
                ask(index, max(left / CGFloat(end - turn), 0), across: across, work)
                left -= work.children[index].size[axis]
                remaining -= work.children[index].size[axis]
            }
            start = end
        }
    }

    /// Whether each child takes what it has room for and no more, whoever comes first: then the first share is large enough for
    /// each, and later ones are larger. Without questions for the least and the most, a row of two texts is laid out
    /// with 5 questions in place of 13, none of which breaks a text into words.
    private func hasAmpleRoom(_ share: CGFloat, across: CGFloat?, _ work: StackWork) -> Bool {
        let across = across ?? .infinity
        var priority: Double?
        for index in work.nodes.indices {
            let fits = work.withNode(index) { node in
                guard let size = node.sizeInAmpleRoom(), size[axis] <= share, size[axis.other] <= across else {
                    return false
                }
                // Those who come later are left their least only.
                let own = node.layoutPriority
                defer { priority = own }
                return priority == nil || priority == own
            }
            if !fits { return false }
        }
        return true
    }

    /// Asks the children for their flexibility, and puts them into the order of their turns.
    private func findTurns(_ work: inout StackWork, across: CGFloat?) {
        if work.hasTurns, work.turnsAcross == across { return }
        work.hasTurns = true
        work.turnsAcross = across
        work.prepareTurns()
        let zero = ProposedViewSize(major: 0, minor: across, axis: axis)
        let infinity = ProposedViewSize(major: .infinity, minor: across, axis: axis)
        let turns = work.turns
        var isOrdered = true
        for index in work.nodes.indices {
            let turn = work.withNode(index) { node in
                let low = node.sizeThatFits(zero)[axis]
                return StackWork.Turn(
                    index: Int32(index), priority: node.layoutPriority, minimum: low,
                    flexibility: node.isRigid ? 0 : node.sizeThatFits(infinity)[axis] - low)
            }
            turns[index] = turn
            if index > 0, turn.precedes(turns[index - 1]) { isOrdered = false }
        }
        if isOrdered { return }
        var ordered = turns
        ordered.sort { $0.precedes($1) }
    }

    /// Finds where each child stands along the stack, and on which line across it.
    private func align(_ work: inout StackWork, across: CGFloat?) -> StackWork.Extent {
        var extent = StackWork.Extent()
        var isInfinite = false
        work.rigidCount = 0
        for block in work.blocks.indices {
            var own = StackWork.Extent()
            let start = block * StackWork.blockLength
            for index in start..<min(start + StackWork.blockLength, work.count) {
                let isRigid = work.withNode(index) { $0.isRigid }
                work.children[index].isRigid = isRigid
                if isRigid { work.rigidCount += 1 }
                if !alignAcross(index, work, across: across, &own) { isInfinite = true }
            }
            work.blocks[block] = own
            extent.formUnion(own)
        }
        if isInfinite { (extent.low, extent.high) = (0, .infinity) }
        extent.length = alignAlong(from: 0, work)
        return extent
    }

    /// Finds where the guide of a child lies, and adds the child to a range across; false where it has no end.
    func alignAcross(
        _ index: Int, _ work: StackWork, across: CGFloat?, _ extent: inout StackWork.Extent
    ) -> Bool {
        let child = work.children[index]
        let length = child.size[axis.other]
        // Half of infinity is no line to align on: the stack as a whole is infinite.
        guard length.isFinite else { return false }
        let guide = work.withNode(index) { node in
            if !node.hasExplicitGuides(alignment.axis), let guide = alignment.plainValue(child.size) {
                return guide
            }
            return ViewDimensions(
                node: node, size: child.size,
                proposal: ProposedViewSize(major: child.offer, minor: across, axis: axis))[alignment]
        }
        work.children[index].guide = guide
        extent.low = min(extent.low, -guide)
        extent.high = max(extent.high, length - guide)
        return true
    }

    /// Finds where the children from one on stand along the stack; answers the end.
    func alignAlong(from first: Int, _ work: StackWork) -> CGFloat {
        var end = first == 0 ? 0 : work.children[first - 1].position + work.children[first - 1].size[axis]
        for index in first..<work.count {
            end += work.children[index].distance
            work.children[index].position = end
            end += work.children[index].size[axis]
        }
        return end
    }
}

extension StackArrangement {
    /// The size of a stack of nodes, without anything kept.
    func size(of nodes: [ViewNode], proposal: ProposedViewSize) -> CGSize {
        var work = StackWork(nodes)
        defer { work.deallocate() }
        return size(&work, proposal: proposal)
    }

    func spacing(of nodes: [ViewNode]) -> ViewSpacing {
        var work = StackWork(nodes)
        defer { work.deallocate() }
        return spacing(of: work)
    }

    /// Calls `put` with each node in order, x counted from the leading edge.
    func place(
        _ nodes: [ViewNode], in size: CGSize, proposal: ProposedViewSize,
        _ put: (ViewNode, CGPoint, ProposedViewSize) -> Void
    ) {
        var work = StackWork(nodes)
        defer { work.deallocate() }
        arrange(&work, proposal: innerProposal(size: size, proposal: proposal))
        for index in nodes.indices { put(nodes[index], origin(index, work, in: size), self.proposal(index, work)) }
    }
}
