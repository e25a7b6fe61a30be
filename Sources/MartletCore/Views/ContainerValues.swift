/// A value that a view gives to the container that holds it.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view gives to the container that holds it.
public struct ContainerValues {
    fileprivate var values: [ObjectIdentifier: Any] = [:]

    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

private struct ContainerValuesTrait: _ViewTraitKey {
    static var defaultValue: [(inout ContainerValues) -> Void] { [] }
}

extension ViewNode {
    /// What the modifiers on this view say, the outer ones last.
    var containerValues: ContainerValues {
        var writers: [[(inout ContainerValues) -> Void]] = []
        var node: ViewNode? = self
        while let current = node {
            if let own = current.traits[ObjectIdentifier(ContainerValuesTrait.self)]
                as? [(inout ContainerValues) -> Void]
            {
                writers.append(own)
            }
            node = current.wrapped
        }
        var values = ContainerValues()
        for write in writers.reversed().joined() { write(&values) }
        return values
    }
}

/// Writes one container value.
public nonisolated struct _ContainerValueWritingModifier<Value>: UnaryModifier {
    public var keyPath: WritableKeyPath<ContainerValues, Value>
    public var value: Value

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let graph = inputs.graph
        let node = outputs.node
        let key = ObjectIdentifier(ContainerValuesTrait.self)
        let inner = node.traits[key] as? [(inout ContainerValues) -> Void] ?? []
        _ = graph.effect {
            let modifier = modifier.value(in: graph)
            node.setTrait(ContainerValuesTrait.self, inner + [{ $0[keyPath: modifier.keyPath] = modifier.value }])
        }
        return outputs
    }
}

extension View {
    /// Gives a value to the container that holds this view.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(_ContainerValueWritingModifier(keyPath: keyPath, value: value))
    }
}
