import MartletGraph

/// Tells a closure of changes in a view's geometry.
nonisolated struct _GeometryActionModifier<Value: Equatable>: UnaryModifier {
    let transform: @Sendable (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let host = inputs.host
        let node = GeometryNode(inputs)
        let source = node.source
        let life = graph.currentSubgraph
        var last: Value?
        _ = graph.effect {
            guard graph.read(source.isPlaced) else { return }
            let value = modifier.value(in: graph).transform(GeometryProxy(source: source))
            guard value != last else { return }
            let old = last ?? value
            last = value
            host.afterUpdate {
                guard graph.isAlive(life) else { return }
                graph.untracked { modifier.value(in: graph).action(old, value) }
            }
        }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

extension View {
    /// Calls `action` with what `transform` makes of this view's geometry: at first, and whenever it differs.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(transform: transform) { _, new in action(new) })
    }

    /// Calls `action` with the old and the new result of `transform`: at first with the same, then whenever it
    /// differs.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(transform: transform, action: action))
    }
}
