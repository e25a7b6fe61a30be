/// The algorithm of ZStack: children on top of each other, aligned by their guides.
struct LayersArrangement: Equatable {
    let alignment: Alignment

    /// The size that holds the children of the highest layout priority, each asked for the whole proposal.
    func size(of nodes: ContiguousArray<ViewNode>, proposal: ProposedViewSize) -> CGSize {
        extent(of: nodes, proposal: proposal).size
    }

    /// The union of the children that count, around the point where their guides meet.
    private func extent(of nodes: ContiguousArray<ViewNode>, proposal: ProposedViewSize) -> CGRect {
        guard let first = nodes.first else { return .zero }
        var highest = first.layoutPriority
        for node in nodes.dropFirst() { highest = max(highest, node.layoutPriority) }
        var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        for node in nodes where node.layoutPriority == highest {
            let dimensions = node.dimensions(in: proposal)
            func include(_ axis: Axis, _ guide: AlignmentKey) {
                let length = dimensions.size[axis]
                // Half of infinity is no line to align on.
                let line = length.isFinite ? dimensions[guide] : 0
                low[axis] = min(low[axis], -line)
                high[axis] = max(high[axis], length - line)
            }
            include(.horizontal, alignment.horizontal.key)
            include(.vertical, alignment.vertical.key)
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    func place(
        _ nodes: ContiguousArray<ViewNode>, in size: CGSize, proposal: ProposedViewSize,
        _ put: (ViewNode, CGPoint, ProposedViewSize) -> Void
    ) {
        let inner = ProposedViewSize(size)
        let extent = extent(of: nodes, proposal: inner)
        let line = CGPoint(
            x: -extent.minX + (size.width - extent.width) / 2, y: -extent.minY + (size.height - extent.height) / 2)
        for node in nodes {
            let guide = alignment.point(in: node.dimensions(in: inner))
            put(node, CGPoint(x: line.x - guide.x, y: line.y - guide.y), inner)
        }
    }

    /// The distances that any of the children prefers.
    func spacing(of nodes: ContiguousArray<ViewNode>) -> ViewSpacing {
        guard var result = nodes.first?.preferredSpacing() else { return .zero }
        for node in nodes.dropFirst() { result.formUnion(node.preferredSpacing()) }
        return result
    }
}
