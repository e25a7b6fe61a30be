/// The algorithm of ZStack: children on top of each other, aligned by their guides.
struct LayersArrangement {
    let alignment: Alignment

    /// The size that holds the children of the highest layout priority, each asked for the whole proposal.
    func size(of nodes: [ViewNode], proposal: ProposedViewSize) -> CGSize {
        extent(of: nodes, proposal: proposal).size
    }

    private func extent(of nodes: [ViewNode], proposal: ProposedViewSize) -> CGRect {
        guard let highest = nodes.lazy.map(\.layoutPriority).max() else { return .zero }
        var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        for node in nodes where node.layoutPriority == highest {
            let dimensions = node.dimensions(in: proposal)
            let guide = alignment.point(in: dimensions)
            low = CGPoint(x: min(low.x, -guide.x), y: min(low.y, -guide.y))
            high = CGPoint(x: max(high.x, dimensions.width - guide.x), y: max(high.y, dimensions.height - guide.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    func place(
        _ nodes: [ViewNode], in size: CGSize, proposal: ProposedViewSize,
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
}
