import MartletGraph

/// Calls a closure with the new value when a value has changed: the older form.
public nonisolated struct _ValueActionModifier<Value: Equatable>: CallbackModifier {
    public var value: Value
    public var action: (Value) -> Void

    nonisolated public init(value: Value, action: @escaping (Value) -> Void) {
        self.value = value
        self.action = action
    }

    nonisolated static func install(_ modifier: _GraphValue<Self>, inputs: _ViewInputs, order: CallbackOrder) {
        ValueWatch.install(inputs: inputs, order: order) { graph in
            let modifier = modifier.value(in: graph)
            return (modifier.value, false, { _, new in modifier.action(new) })
        }
    }
}

/// Calls a closure with the old and the new value when a value has changed.
nonisolated struct ValueChangeModifier<Value: Equatable>: CallbackModifier {
    var value: Value
    var initial: Bool
    var action: (Value, Value) -> Void

    nonisolated static func install(_ modifier: _GraphValue<Self>, inputs: _ViewInputs, order: CallbackOrder) {
        ValueWatch.install(inputs: inputs, order: order) { graph in
            let modifier = modifier.value(in: graph)
            return (modifier.value, modifier.initial, modifier.action)
        }
    }
}

private enum ValueWatch {
    /// How often one watch may call in one frame before it counts as a loop. Source: SWIFTUI-FACTS, feedback limit 2.
    static let limit = 2

    static func install<Value: Equatable>(
        inputs: _ViewInputs, order: CallbackOrder,
        _ read: @escaping (Graph) -> (value: Value, initial: Bool, action: (Value, Value) -> Void)
    ) {
        let host = inputs.host
        let graph = inputs.graph
        let instance = inputs.instance
        let gate = inputs.gate
        var known: Value?
        var seed = -1
        var calls = 0
        var isOver = false
        graph.onRemove(graph.currentSubgraph) { isOver = true }
        _ = graph.effect {
            let (value, initial, action) = read(graph)
            guard let old = known else {
                known = value
                guard initial else { return }
                guard let gate, !gate.isOpen else { return host.afterUpdate(order) { action(value, value) } }
                var stop: (() -> Void)?
                stop = gate.listen { _ in
                    stop?()
                    host.afterUpdate(order) { if !isOver, let value = known { action(value, value) } }
                }
                return
            }
            guard old != value else { return }
            known = value
            if gate?.isOpen == false { return }
            if seed != host.frameSeed {
                seed = host.frameSeed
                calls = 0
            }
            calls += 1
            guard calls <= limit else {
                host.report(
                    .onChangeLoop,
                    "onChange(of: \(Value.self)) action tried to update multiple times per frame. It is cut off here: "
                        + "the action changes the value that it watches.", at: instance)
                return
            }
            host.afterUpdate(order) { if !isOver { action(old, value) } }
        }
    }
}

extension View {
    /// Calls `action` with the new value whenever `value` has changed.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, action: action))
    }

    /// Calls `action` with the old and the new value whenever `value` has changed; with `initial` also at first,
    /// with both the same.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, initial: initial, action: action))
    }

    /// Calls `action` whenever `value` has changed; with `initial` also at first.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, initial: initial) { _, _ in action() })
    }
}
