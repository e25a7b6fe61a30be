/// The algorithm of HStack and VStack over any children, written once for both axes.
///
/// Distances come off first. With a proposal on the major axis, children are asked by priority, then the least
/// flexible first, each for an equal share of what is left. Source: measured on SwiftUI and described in several
/// places, see Tests/Fixtures/layout; ties between infinitely flexible children go to the larger minimum.
struct StackArrangement: Equatable {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    private struct Child {
        var proposal = ProposedViewSize.zero
        var size = CGSize.zero
        var position: CGFloat = 0
        var guide: CGFloat = 0
    }

    private typealias Children = UnsafeMutableBufferPointer<Child>

    /// The children's range across the stack, counted from the alignment line.
    private struct Cross {
        var low = CGFloat.infinity
        var high = -CGFloat.infinity
        var length: CGFloat { high - low }
    }

    func size(of nodes: [ViewNode], proposal: ProposedViewSize) -> CGSize {
        withArranged(nodes, proposal: proposal) { children, cross in
            CGSize(major: length(of: children), minor: cross.length, axis: axis)
        } ?? .zero
    }

    /// Calls `put` with each child in order; what is larger or smaller than the stack is centred in it.
    func place(
        _ nodes: [ViewNode], in size: CGSize, proposal: ProposedViewSize,
        _ put: (ViewNode, CGPoint, ProposedViewSize) -> Void
    ) {
        let inner = ProposedViewSize(
            major: proposal[axis], minor: proposal[axis.other] ?? size[axis.other], axis: axis)
        _ = withArranged(nodes, proposal: inner) { children, cross in
            let start = (size[axis] - length(of: children)) / 2
            let line = -cross.low + (size[axis.other] - cross.length) / 2
            for index in children.indices {
                var origin = CGPoint.zero
                origin[axis] = start + children[index].position
                origin[axis.other] = line - children[index].guide
                put(nodes[index], origin, children[index].proposal)
            }
        }
    }

    private func length(of children: Children) -> CGFloat {
        let last = children[children.count - 1]
        return last.position + last.size[axis]
    }

    /// Measures and positions the children in scratch memory; nil without children.
    private func withArranged<R>(
        _ nodes: [ViewNode], proposal: ProposedViewSize, _ body: (Children, Cross) -> R
    ) -> R? {
        if nodes.isEmpty { return nil }
        return withUnsafeTemporaryAllocation(of: Child.self, capacity: nodes.count) { children in
            children.initialize(repeating: Child())
            arrange(nodes, proposal: proposal, children)
            return body(children, align(nodes, children))
        }
    }

    /// The distance between two neighbours.
    private func distance(_ a: ViewNode, _ b: ViewNode) -> CGFloat {
        guard let spacing else { return a.preferredSpacing().distance(to: b.preferredSpacing(), along: axis) }
        if spacing.isFinite { return spacing }
        (a.parent ?? a).reportInvalidSpacing(spacing)
        return 0
    }

    private func arrange(_ nodes: [ViewNode], proposal: ProposedViewSize, _ children: Children) {
        // The distance before each child is kept in its position until the sizes are known.
        var distances: CGFloat = 0
        for index in 1..<max(nodes.count, 1) {
            let distance = distance(nodes[index - 1], nodes[index])
            children[index].position = distance
            distances += distance
        }
        let minor = proposal[axis.other]
        if let major = proposal[axis] {
            offer(major - distances, minor: minor, nodes, children)
        } else {
            askAll(nil, minor: minor, nodes, children)
        }
        var position: CGFloat = 0
        for index in children.indices {
            position += children[index].position
            children[index].position = position
            position += children[index].size[axis]
        }
    }

    private func align(_ nodes: [ViewNode], _ children: Children) -> Cross {
        var cross = Cross()
        for index in children.indices {
            let dimensions = ViewDimensions(
                node: nodes[index], size: children[index].size, proposal: children[index].proposal)
            let length = children[index].size[axis.other]
            // Half of infinity is no line to align on: the stack as a whole is infinite.
            guard length.isFinite else { return Cross(low: 0, high: length) }
            let guide = dimensions[alignment]
            children[index].guide = guide
            cross.low = min(cross.low, -guide)
            cross.high = max(cross.high, length - guide)
        }
        return cross
    }

    private func ask(_ node: ViewNode, _ major: CGFloat?, minor: CGFloat?, _ child: inout Child) {
        child.proposal = ProposedViewSize(major: major, minor: minor, axis: axis)
        child.size = node.sizeThatFits(child.proposal)
    }

    private func askAll(_ major: CGFloat?, minor: CGFloat?, _ nodes: [ViewNode], _ children: Children) {
        for index in children.indices { ask(nodes[index], major, minor: minor, &children[index]) }
    }

    /// Gives out the room that the distances leave.
    private func offer(_ available: CGFloat, minor: CGFloat?, _ nodes: [ViewNode], _ children: Children) {
        // Where every share is the same, whoever comes first, flexibility need not be asked for. It keeps the
        // questions in a nest of stacks from multiplying: a stack passes minimum and maximum on as they are.
        if available <= 0 { return askAll(0, minor: minor, nodes, children) }
        if available == .infinity { return askAll(.infinity, minor: minor, nodes, children) }
        if nodes.count == 1 { return ask(nodes[0], available, minor: minor, &children[0]) }

        withUnsafeTemporaryAllocation(of: StackTurn.self, capacity: nodes.count) { turns in
            fillTurns(turns, minor: minor, nodes)
            var remaining = available
            var reserved = turns.reduce(0) { $0 + $1.minimum }
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
                    ask(nodes[index], max(left / CGFloat(end - turn), 0), minor: minor, &children[index])
                    left -= children[index].size[axis]
                    remaining -= children[index].size[axis]
                }
                start = end
            }
        }
    }

    /// Asks the children for their flexibility, and puts them into the order of their turns.
    private func fillTurns(
        _ turns: UnsafeMutableBufferPointer<StackTurn>, minor: CGFloat?, _ nodes: [ViewNode]
    ) {
        let zero = ProposedViewSize(major: 0, minor: minor, axis: axis)
        let infinity = ProposedViewSize(major: .infinity, minor: minor, axis: axis)
        var isOrdered = true
        for index in nodes.indices {
            let node = nodes[index]
            let low = node.sizeThatFits(zero)[axis]
            let turn = StackTurn(
                index: Int32(index), priority: node.layoutPriority, minimum: low,
                flexibility: node.sizeThatFits(infinity)[axis] - low)
            turns.initializeElement(at: index, to: turn)
            if index > 0, turn.precedes(turns[index - 1]) { isOrdered = false }
        }
        if isOrdered { return }
        var ordered = turns
        ordered.sort { $0.precedes($1) }
    }

    /// The distances that the stack prefers: of its ends along the axis, of all children across it.
    func spacing(of nodes: [ViewNode]) -> ViewSpacing {
        guard let first = nodes.first?.preferredSpacing(), let last = nodes.last?.preferredSpacing() else {
            return .zero
        }
        var result = first
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        for node in nodes.dropFirst() { result.formUnion(node.preferredSpacing(), edges: across) }
        result.setEdges(of: last, axis == .horizontal ? .trailing : .bottom)
        return result
    }
}

/// When a child of a stack is offered room.
private struct StackTurn {
    var index: Int32
    var priority: Double
    var minimum: CGFloat
    var flexibility: CGFloat

    func precedes(_ other: StackTurn) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility == .infinity, other.flexibility == .infinity, minimum != other.minimum {
            return minimum > other.minimum
        }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        return index < other.index
    }
}
