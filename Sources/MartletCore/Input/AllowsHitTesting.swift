import MartletGraph

/// Lets the pointer through.
@frozen nonisolated public struct _AllowsHitTestingModifier: UnaryModifier {
    public var allowsHitTesting: Bool

    @inlinable nonisolated public init(allowsHitTesting: Bool) {
        self.allowsHitTesting = allowsHitTesting
    }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = HitTestingNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        _ = graph.effect { node.allowsHitTesting = modifier.value(in: graph).allowsHitTesting }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

final class HitTestingNode: ViewNode {
    var allowsHitTesting = true

    override func hitTest(_ point: CGPoint) -> ViewNode? { allowsHitTesting ? hitTestChildren(point) : nil }
}

extension View {
    /// Whether the pointer can reach the view. Where it cannot, what lies behind is reached.
    @inlinable nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }
}
