/// The algorithm of HStack and VStack over any children, written once for both axes.
///
/// Distances come off first. With a proposal on the major axis, children are asked by priority, then the least
/// flexible first, each for an equal share of what is left. Source: measured on SwiftUI and described in several
/// places, see Tests/Fixtures; ties between infinitely flexible children go to the larger minimum.
struct StackArrangement {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    struct Child {
        var proposal = ProposedViewSize.zero
        var size = CGSize.zero
        var position: CGFloat = 0
        var guide: CGFloat = 0
    }

    func size(of nodes: [ViewNode], proposal: ProposedViewSize) -> CGSize {
        if nodes.isEmpty { return .zero }
        let children = arrange(nodes, proposal: proposal)
        return extent(of: children)
    }

    private func extent(of children: [Child]) -> CGSize {
        let last = children[children.count - 1]
        let (low, high) = minorRange(of: children)
        return CGSize(major: last.position + last.size[axis], minor: high - low, axis: axis)
    }

    /// The union of the children's ranges around the alignment line.
    private func minorRange(of children: [Child]) -> (low: CGFloat, high: CGFloat) {
        var low = CGFloat.infinity
        var high = -CGFloat.infinity
        for child in children {
            low = min(low, -child.guide)
            high = max(high, child.size[axis.other] - child.guide)
        }
        return (low, high)
    }

    func place(
        _ nodes: [ViewNode], in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection,
        _ put: (ViewNode, CGPoint, ProposedViewSize) -> Void
    ) {
        if nodes.isEmpty { return }
        let inner = ProposedViewSize(
            major: proposal[axis], minor: proposal[axis.other] ?? size[axis.other], axis: axis)
        let children = arrange(nodes, proposal: inner)
        let (low, high) = minorRange(of: children)
        let own = extent(of: children)
        // A stack that got another size than it takes is centred in it.
        let majorStart = (size[axis] - own[axis]) / 2
        let line = -low + (size[axis.other] - (high - low)) / 2
        for (node, child) in zip(nodes, children) {
            var major = majorStart + child.position
            if axis == .horizontal, direction == .rightToLeft {
                major = size[axis] - major - child.size[axis]
            }
            var origin = CGPoint.zero
            origin[axis] = major
            origin[axis.other] = line - child.guide
            put(node, origin, child.proposal)
        }
    }

    /// The distance behind each child but the last.
    private func distances(_ nodes: [ViewNode]) -> [CGFloat] {
        if let spacing { return Array(repeating: spacing, count: nodes.count - 1) }
        return (0..<nodes.count - 1).map { index in
            nodes[index].preferredSpacing().distance(to: nodes[index + 1].preferredSpacing(), along: axis)
        }
    }

    private func arrange(_ nodes: [ViewNode], proposal: ProposedViewSize) -> [Child] {
        var children = Array(repeating: Child(), count: nodes.count)
        let distances = distances(nodes)
        let minor = proposal[axis.other]

        if let major = proposal[axis] {
            let available = major - distances.reduce(0, +)
            offerInOrder(nodes, available: available, minor: minor, to: &children)
        } else {
            for index in nodes.indices {
                ask(nodes[index], major: nil, minor: minor, &children[index])
            }
        }

        var position: CGFloat = 0
        for index in children.indices {
            children[index].position = position
            position += children[index].size[axis]
            if index < distances.count { position += distances[index] }
            children[index].guide =
                nodes[index].dimensions(in: children[index].proposal)[alignment]
        }
        return children
    }

    private func ask(_ node: ViewNode, major: CGFloat?, minor: CGFloat?, _ child: inout Child) {
        child.proposal = ProposedViewSize(major: major, minor: minor, axis: axis)
        child.size = node.sizeThatFits(child.proposal)
    }

    private struct Flexibility {
        var index: Int
        var priority: Double
        var minimum: CGFloat
        var maximum: CGFloat

        func precedes(_ other: Flexibility) -> Bool {
            if priority != other.priority { return priority > other.priority }
            let mine = maximum - minimum
            let theirs = other.maximum - other.minimum
            if mine == .infinity, theirs == .infinity, minimum != other.minimum { return minimum > other.minimum }
            if mine != theirs { return mine < theirs }
            return index < other.index
        }
    }

    private func offerInOrder(
        _ nodes: [ViewNode], available: CGFloat, minor: CGFloat?, to children: inout [Child]
    ) {
        if nodes.count == 1 {
            ask(nodes[0], major: max(available, 0), minor: minor, &children[0])
            return
        }
        var order = nodes.indices.map { index in
            let low = nodes[index].sizeThatFits(ProposedViewSize(major: 0, minor: minor, axis: axis))[axis]
            let high = nodes[index].sizeThatFits(ProposedViewSize(major: .infinity, minor: minor, axis: axis))[axis]
            return Flexibility(index: index, priority: nodes[index].layoutPriority, minimum: low, maximum: high)
        }
        order.sort { $0.precedes($1) }

        var remaining = available
        var reserved = order.reduce(0) { $0 + $1.minimum }
        var start = 0
        while start < order.count {
            let priority = order[start].priority
            var end = start
            while end < order.count, order[end].priority == priority {
                reserved -= order[end].minimum
                end += 1
            }
            // Groups of lower priority keep their minimum.
            var left = remaining - reserved
            for position in start..<end {
                let index = order[position].index
                let share = max(left / CGFloat(end - position), 0)
                ask(nodes[index], major: share, minor: minor, &children[index])
                left -= children[index].size[axis]
                remaining -= children[index].size[axis]
            }
            start = end
        }
    }

    func spacing(of nodes: [ViewNode]) -> ViewSpacing {
        guard let first = nodes.first, let last = nodes.last else { return .zero }
        let (leading, trailing): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        var result = ViewSpacing()
        result.formUnion(first.preferredSpacing(), edges: leading)
        result.formUnion(last.preferredSpacing(), edges: trailing)
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var isFirst = true
        for node in nodes {
            if isFirst { result.setEdges(of: node.preferredSpacing(), across) } else {
                result.formUnion(node.preferredSpacing(), edges: across)
            }
            isFirst = false
        }
        result.setEdges(of: first.preferredSpacing(), leading)
        result.setEdges(of: last.preferredSpacing(), trailing)
        return result
    }
}

extension ViewSpacing {
    /// Takes over the preferences of `other` on `edges`.
    mutating func setEdges(of other: ViewSpacing, _ edges: Edge.Set) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }
}
