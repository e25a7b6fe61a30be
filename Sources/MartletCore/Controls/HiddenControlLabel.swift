import MartletGraph

/// Gives the text of a label that is not shown to assistive technology.
nonisolated struct HiddenControlLabel<Label: View>: UnaryModifier {
    let label: Label
    let isHidden: Bool

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard Label.self == Text.self else { return body(inputs) }
        let node = ViewNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        _ = graph.effect {
            let value = modifier.value(in: graph)
            guard value.isHidden, let text = value.label as? Text else { return node.accessibilityAdditions = nil }
            let additions = AccessibilityAdditions()
            additions.label = text.string(in: EnvironmentValues(scope: inputs.environment))
            node.accessibilityAdditions = additions
        }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}
