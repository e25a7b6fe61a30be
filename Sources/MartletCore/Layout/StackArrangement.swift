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
    func size(_ work: StackWork, proposal: ProposedViewSize) -> CGSize {
        if work.count == 0 { return .zero }
        arrange(work, proposal: proposal)
        let extent = work.head.pointee.extent
        return CGSize(major: extent.length, minor: extent.across, axis: axis)
    }

    /// What the children are asked for when the stack has `size` for a proposal.
    func innerProposal(size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(major: proposal[axis], minor: proposal[axis.other] ?? size[axis.other], axis: axis)
    }

    /// Arranges the children for a proposal, unless they are.
    func arrange(_ work: StackWork, proposal: ProposedViewSize) {
        let kept = KeptProposal(proposal)
        if work.isArranged(for: kept, along: axis) { return }
        work.begin(kept)
        let count = work.count
        if count > 0 { work.withNode(0) { $0.host.layout.counts.pointee.arranged &+= count } }
        let across = proposal[axis.other]
        let distances = findDistances(work)
        if let along = proposal[axis] {
            offer(along - distances, across: across, work)
        } else {
            askAll(nil, across: across, work)
        }
        align(work, across: across)
    }

    /// Where the children of the arranged stack stand in `size`.
    func lines(_ work: StackWork, in size: CGSize) -> StackLines {
        let extent = work.head.pointee.extent
        return StackLines(
            axis: axis, along: (size[axis] - extent.length) / 2,
            across: (size[axis.other] - extent.across) / 2 - extent.low,
            acrossProposal: work.head.pointee.proposal[axis.other].length)
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
    private func findDistances(_ work: StackWork) -> CGFloat {
        if work.head.pointee.hasDistances { return work.head.pointee.distances }
        var sum: CGFloat = 0
        for index in 1..<max(work.count, 1) {
            let distance = distance(index, work)
            work.children[index].distance = distance
            sum += distance
        }
        work.head.pointee.distances = sum
        work.head.pointee.hasDistances = true
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
    private func ask(_ child: UnsafeMutablePointer<StackChild>, _ along: CGFloat?, across: CGFloat?) -> CGFloat {
        let proposal = ProposedViewSize(major: along, minor: across, axis: axis)
        let size = child.pointee.withNode { $0.sizeThatFits(proposal) }
        child.pointee.offer = KeptLength(along)
        child.pointee.size = size
        return size[axis]
    }

    private func askAll(_ along: CGFloat?, across: CGFloat?, _ work: StackWork) {
        work.head.pointee.isUniform = true
        for index in 0..<work.count { _ = ask(work.children + index, along, across: across) }
    }

    /// Gives out the room that the distances leave.
    private func offer(_ available: CGFloat, across: CGFloat?, _ work: StackWork) {
        // Where every share is the same, whoever comes first, flexibility need not be asked for. It keeps the
        // questions in a nest of stacks from multiplying: a stack passes minimum and maximum on as they are.
        if available <= 0 { return askAll(0, across: across, work) }
        if available == .infinity { return askAll(.infinity, across: across, work) }
        let count = work.count
        if count == 1 { return _ = ask(work.children, available, across: across) }

        if hasAmpleRoom(available / CGFloat(count), across: across, work) {
            var left = available
            for index in 0..<count {
                left -= ask(work.children + index, left / CGFloat(count - index), across: across)
            }
            return
        }

        findTurns(work, across: across)
        let turns = work.turns
        var remaining = available
        var reserved: CGFloat = 0
        for turn in turns { reserved += turn.minimum }
        var start = 0
        while start < count {
            var end = start
            while end < count, turns[end].priority == turns[start].priority {
                reserved -= turns[end].minimum
                end += 1
            }
            // Groups of lower priority keep their minimum.
            if end == count { reserved = 0 }
            var left = remaining - reserved
            for turn in start..<end {
                let share = max(left / CGFloat(end - turn), 0)
                let length = ask(work.children + turns[turn].index, share, across: across)
                left -= length
                remaining -= length
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
        for index in 0..<work.count {
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
    private func findTurns(_ work: StackWork, across: CGFloat?) {
        let key = KeptLength(across)
        if work.head.pointee.hasTurns, work.head.pointee.turnsAcross == key { return }
        work.head.pointee.hasTurns = true
        work.head.pointee.turnsAcross = key
        let zero = ProposedViewSize(major: 0, minor: across, axis: axis)
        let infinity = ProposedViewSize(major: .infinity, minor: across, axis: axis)
        let turns = work.turns
        var isOrdered = true
        for index in 0..<work.count {
            let turn = work.withNode(index) { node in
                let low = node.sizeThatFits(zero)[axis]
                return StackTurn(
                    index: index, priority: node.layoutPriority, minimum: low,
                    flexibility: node.isRigid ? 0 : node.sizeThatFits(infinity)[axis] - low)
            }
            turns.initializeElement(at: index, to: turn)
            if index > 0, turn.precedes(turns[index - 1]) { isOrdered = false }
        }
        if isOrdered { return }
        var ordered = turns
        ordered.sort { $0.precedes($1) }
    }
}

extension StackArrangement {
    /// The size of a stack of nodes, without anything kept.
    func size(of nodes: some Collection<ViewNode>, proposal: ProposedViewSize) -> CGSize {
        let work = StackWork(nodes)
        defer { work.deallocate() }
        return size(work, proposal: proposal)
    }

    func spacing(of nodes: some Collection<ViewNode>) -> ViewSpacing {
        let work = StackWork(nodes)
        defer { work.deallocate() }
        return spacing(of: work)
    }

    /// Calls `put` with each node in order, x counted from the leading edge.
    func place(
        _ nodes: some Collection<ViewNode>, in size: CGSize, proposal: ProposedViewSize,
        _ put: (ViewNode, CGPoint, ProposedViewSize) -> Void
    ) {
        let work = StackWork(nodes)
        defer { work.deallocate() }
        arrange(work, proposal: innerProposal(size: size, proposal: proposal))
        let lines = lines(work, in: size)
        for (index, node) in nodes.enumerated() {
            let child = work.children[index]
            put(node, lines.origin(child), lines.proposal(child))
        }
    }
}
