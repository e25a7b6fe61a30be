import MartletGraph

/// Edits a preference with an anchor of the view.
nonisolated public struct _AnchorTransformModifier<Value, Key: PreferenceKey>: UnaryModifier {
    let anchor: Anchor<Value>.Source
    let transform: (inout Key.Value, Anchor<Value>) -> Void
    /// Whether what the content gives is left out.
    let replaces: Bool

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard inputs.preferenceKeys.contains(Key.self) else { return body(inputs) }
        let graph = inputs.graph
        let node = GeometryNode(inputs)
        let source = node.source
        let inner = body(inputs)
        node.attach(inner.node)
        var outputs = _ViewOutputs(node, preferences: inner.preferences)
        let content = inner.preferences[Key.self]
        let comparison = ValueComparison.of(Key.Value.self)
        inputs.instance.removeBarriers()
        outputs.preferences[Key.self] = graph.rule(updating: { (old: Key.Value?) in
            let value = modifier.value(in: graph)
            var new = value.replaces ? Key.defaultValue : content.map { graph.read($0) } ?? Key.defaultValue
            value.transform(&new, value.anchor.anchor(of: source.readSize(), at: source.readPlace()))
            if let old, comparison.areEqual(old, new) { return nil }
            return new
        })
        return outputs
    }
}

extension View {
    /// Sets the preference `key` to what `transform` makes of an anchor of this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            _AnchorTransformModifier<A, K>(anchor: value, transform: { $0 = transform($1) }, replaces: true))
    }

    /// Edits the preference `key` of the content with an anchor of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform, replaces: false))
    }
}
