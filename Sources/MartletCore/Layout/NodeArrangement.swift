/// The built-in arrangements over nodes.
enum NodeArrangement: Equatable {
    case stack(StackArrangement)
    case layers(LayersArrangement)

    func size(of nodes: ContiguousArray<ViewNode>, proposal: ProposedViewSize) -> CGSize {
        switch self {
        case .stack(let stack): stack.size(of: nodes, proposal: proposal)
        case .layers(let layers): layers.size(of: nodes, proposal: proposal)
        }
    }

    /// Calls `put` with each child in order, x counted from the leading edge.
    func place(
        _ nodes: ContiguousArray<ViewNode>, in size: CGSize, proposal: ProposedViewSize,
        _ put: (ViewNode, CGPoint, ProposedViewSize) -> Void
    ) {
        switch self {
        case .stack(let stack): stack.place(nodes, in: size, proposal: proposal, put)
        case .layers(let layers): layers.place(nodes, in: size, proposal: proposal, put)
        }
    }

    func spacing(of nodes: ContiguousArray<ViewNode>) -> ViewSpacing {
        switch self {
        case .stack(let stack): return stack.spacing(of: nodes)
        case .layers(let layers): return layers.spacing(of: nodes)
        }
    }
}
