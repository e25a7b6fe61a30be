import MartletGraph

/// Sets a preference, replacing what the content gives.
public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: UnaryModifier {
    public var value: Key.Value

    nonisolated public init(key: Key.Type = Key.self, value: Key.Value) {
        self.value = value
    }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard inputs.preferenceKeys.contains(Key.self) else { return outputs }
        let graph = inputs.graph
        let comparison = ValueComparison.of(Key.Value.self)
        inputs.instance.removeBarriers()
        outputs.preferences[Key.self] = graph.rule(updating: { (old: Key.Value?) in
            let new = modifier.value(in: graph).value
            if let old, comparison.areEqual(old, new) { return nil }
            return new
        })
        return outputs
    }
}

/// Edits a preference of the content.
public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: UnaryModifier {
    public var transform: (inout Key.Value) -> Void

    nonisolated public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
        self.transform = transform
    }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard inputs.preferenceKeys.contains(Key.self) else { return outputs }
        let graph = inputs.graph
        let content = outputs.preferences[Key.self]
        let comparison = ValueComparison.of(Key.Value.self)
        inputs.instance.removeBarriers()
        outputs.preferences[Key.self] = graph.rule(updating: { (old: Key.Value?) in
            var new = content.map { graph.read($0) } ?? Key.defaultValue
            modifier.value(in: graph).transform(&new)
            if let old, comparison.areEqual(old, new) { return nil }
            return new
        })
        return outputs
    }
}

/// Calls a closure with the content's preference: the first value, and each that differs from the last.
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    public typealias Body = Never
    public var action: (Key.Value) -> Void

    nonisolated public init(action: @escaping (Key.Value) -> Void) {
        self.action = action
    }

    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        var inputs = inputs
        inputs.preferenceKeys.insert(Key.self)
        inputs.callbackOrder = CallbackOrder(inside: inputs.callbackOrder)
        let order = inputs.callbackOrder
        inputs.wrap { inputs, inner in
            let outputs = inner()
            watch(outputs.preferences[Key.self], modifier: modifier, inputs: inputs, order: order)
            return outputs
        }
        return body(inputs)
    }

    /// How often one action may be called in one frame before it counts as a loop.
    private nonisolated static var limit: Int { 2 }

    private nonisolated static func watch(
        _ preference: Attribute<Key.Value>?, modifier: _GraphValue<Self>, inputs: _ViewInputs, order: CallbackOrder?
    ) {
        let host = inputs.host
        let graph = inputs.graph
        let instance = inputs.instance
        var delivered: Key.Value?
        var isQueued = false
        var seed = -1
        var calls = 0
        let life = graph.currentSubgraph
        _ = graph.effect {
            let value = preference.map { graph.read($0) } ?? Key.defaultValue
            guard value != delivered, !isQueued else { return }
            isQueued = true
            // Delivered after the update: views further in may still change what it will be.
            host.afterUpdate(order) {
                isQueued = false
                guard graph.isAlive(life) else { return }
                let value = preference.map { graph.peek($0) } ?? Key.defaultValue
                guard value != delivered else { return }
                if seed != host.frameSeed {
                    seed = host.frameSeed
                    calls = 0
                }
                calls += 1
                guard calls <= limit else {
                    host.report(
                        .preferenceLoop,
                        "Bound preference \(Key.self) tried to update multiple times per frame. It is cut off here: "
                            + "the action changes what the preference is made of.", at: instance)
                    return
                }
                delivered = value
                modifier.value(in: graph).action(value)
            }
        }
    }
}

extension View {
    /// Sets the preference `key` for the ancestors to read.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Edits the preference `key` that the content gives.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }

    /// Calls `action` with the value of the preference `key` below: the first, and each that differs.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}
