/// Writes one value into the environment of the content.
@frozen nonisolated public struct _EnvironmentKeyWritingModifier<Value>: InputsModifier {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    @inlinable nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        inputs.environment = EnvironmentScope(parent: inputs.environment, graph: graph) { values in
            let modifier = modifier.value(in: graph)
            values[keyPath: modifier.keyPath] = modifier.value
        }
    }
}

/// Changes one value of the environment of the content.
@frozen nonisolated public struct _EnvironmentKeyTransformModifier<Value>: InputsModifier {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var transform: (inout Value) -> Void

    @inlinable nonisolated public init(
        keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) {
        self.keyPath = keyPath
        self.transform = transform
    }

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        inputs.environment = EnvironmentScope(parent: inputs.environment, graph: graph) { values in
            let modifier = modifier.value(in: graph)
            modifier.transform(&values[keyPath: modifier.keyPath])
        }
    }
}

extension View {
    /// Sets the environment value at `keyPath` for this view and all below it.
    @inlinable nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes the environment value at `keyPath` for this view and all below it.
    @inlinable nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}
