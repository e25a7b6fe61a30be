import MartletGraph

/// A layer in front of or behind a view, made of a preference of that view.
nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
    typealias Body = Never
    let isInFront: Bool
    let alignment: Alignment
    let transform: (Key.Value) -> Layer

    nonisolated static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        var inputs = inputs
        let graph = inputs.graph
        let isInFront = modifier.value(in: graph).isInFront
        inputs.preferenceKeys.insert(Key.self)
        inputs.wrap { inputs, inner in
            makeSecondaryLayer(
                isInFront: isInFront, inputs: inputs, alignment: { modifier.value(in: graph).alignment },
                primary: { _ in inner() }
            ) { primary in
                let preference = primary.preferences[Key.self]
                let layer = graph.observedRule(host: inputs.host) { (_: Layer?) in
                    modifier.value(in: graph).transform(preference.map { graph.read($0) } ?? Key.defaultValue)
                }
                return Layer._makeViewList(view: _GraphValue(layer), inputs: inputs)
                    .makeUnary(inputs: inputs, implicit: .layers)
            }
        }
        return body(inputs)
    }
}

extension View {
    /// Puts a view in front of this one that is made of its preference `key`.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(isInFront: true, alignment: alignment, transform: transform))
    }

    /// Puts a view behind this one that is made of its preference `key`.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(isInFront: false, alignment: alignment, transform: transform))
    }
}
