import MartletGraph

/// Moves the view by parts of its own length towards an edge; its place in layout stays.
nonisolated struct ShiftByOwnSize: UnaryModifier {
    let edge: Edge
    /// How many lengths; negative ones are away from the edge.
    let amount: Double

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let node = ShiftNode(inputs)
        _ = graph.effect {
            let value = modifier.value(in: graph)
            let way = value.edge.way(EnvironmentValues(scope: environment).layoutDirection)
            node.lengths = CGSize(width: way.width * value.amount, height: way.height * value.amount)
        }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

private final class ShiftNode: ViewNode {
    var lengths = CGSize.zero {
        didSet { if lengths != oldValue { setNeedsPlacement() } }
    }

    override func placeChildren() {
        let origin = CGPoint(x: size.width * lengths.width, y: size.height * lengths.height)
        for child in children { place(child, at: origin, proposal: placedProposal) }
    }
}

extension Edge {
    /// The way out over the edge, one long.
    nonisolated func way(_ direction: LayoutDirection) -> CGSize {
        let forward = direction == .rightToLeft ? -1.0 : 1
        return switch self {
        case .top: CGSize(width: 0, height: -1)
        case .bottom: CGSize(width: 0, height: 1)
        case .leading: CGSize(width: -forward, height: 0)
        case .trailing: CGSize(width: forward, height: 0)
        }
    }
}
