/// Keeps the view's place and shows nothing there.
@frozen nonisolated public struct _HiddenModifier: UnaryModifier, Sendable {
    nonisolated public init() {}

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = HiddenNode(inputs)
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

private final class HiddenNode: ViewNode {
    override func makeItem() -> DisplayItem? { nil }
    override func hitTest(_ point: CGPoint) -> ViewNode? { nil }
    override var presentedOpacity: Double { 0 }
}

extension View {
    /// Hides this view: it keeps its place in layout, is not drawn and cannot be hit.
    nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}
