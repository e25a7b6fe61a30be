import MartletGraph

/// Makes what it stands on one element of accessibility.
nonisolated struct ElementModifier: UnaryModifier {
    var role: AccessibilityRole
    var label: String?
    /// What the control is called where nothing else names it.
    var title: Text?
    var value: String?
    var textContent: String?
    var isSelected = false
    var traits: AccessibilityTraits = []
    var action: (@MainActor () -> Void)?
    /// Goes so many steps on, or back below zero.
    var adjust: (@MainActor (Int) -> Void)?
    var range: AccessibilityRange?

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = ElementNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        let environment = inputs.environment
        _ = graph.effect {
            let perform = onMainThread { (action: @MainActor () -> Void) in action() }
            let value = modifier.value(in: graph)
            let isEnabled = EnvironmentValues(scope: environment).isEnabled
            var properties = AccessibilityProperties(
                role: value.role, label: value.label, value: value.value, textContent: value.textContent)
            properties.title = value.title?.string(in: EnvironmentValues(scope: environment))
            properties.isEnabled = isEnabled
            properties.isSelected = value.isSelected
            properties.traits = value.traits
            properties.absorbsChildren = true
            properties.range = value.range
            if let action = value.action, isEnabled {
                properties.actions = [(.default, { perform(action) })]
            }
            if let adjust = value.adjust, isEnabled {
                let step = onMainThread { (steps: Int) in adjust(steps) }
                properties.actions += [(.increment, { step(1) }), (.decrement, { step(-1) })]
            }
            node.properties = properties
        }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

final class ElementNode: ViewNode {
    var properties: AccessibilityProperties?

    override var accessibility: AccessibilityProperties? {
        guard var properties else { return nil }
        properties.isFocused = containsFocus
        if properties.role == .textField || properties.role == .secureTextField, let client = textClient {
            properties.textClient = client
            properties.text = AccessibilityText(client)
        }
        return properties
    }

    private var textClient: TextClient? {
        var node: ViewNode? = self
        while let current = node, !(current is TextSurfaceNode) { node = current.children.first }
        return (node as? TextSurfaceNode)?.client
    }

    private var containsFocus: Bool {
        var node: ViewNode? = host.input.focused
        while let current = node {
            if current === self { return true }
            node = current.parent
        }
        return false
    }
}
