import MartletGraph

/// A node that tells a `FocusState` when the focus comes inside and goes.
final class FocusBindingNode: ViewNode {
    var focusDidChange: ((Bool) -> Void)?

    /// Whether the focused view is inside.
    var containsFocus: Bool {
        var node: ViewNode? = host.input.focused
        while let current = node {
            if current === self { return true }
            node = current.parent
        }
        return false
    }
}

/// Ties the focus of the view inside to a `FocusState`.
nonisolated struct FocusedModifier<Value: Hashable>: UnaryModifier {
    let binding: FocusState<Value>.Binding
    /// What the state holds while the focus is inside.
    let value: Value
    /// What it holds when it is nowhere.
    let none: Value

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = FocusBindingNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        _ = graph.effect { [unowned(unsafe) host = inputs.host] in
            let modifier = modifier.value(in: graph)
            let location = modifier.binding.location
            node.focusDidChange = { isFocused in
                if isFocused {
                    location.set(modifier.value, transaction: .current)
                } else if location.get() == modifier.value {
                    location.set(modifier.none, transaction: .current)
                }
            }
            let isWanted = location.get() == modifier.value
            guard isWanted != node.containsFocus else { return }
            host.afterUpdate {
                // By now somebody else may have moved the focus.
                guard (location.get() == modifier.value) == isWanted, isWanted != node.containsFocus else { return }
                if !isWanted {
                    host.input.setFocus(nil)
                } else if !host.input.focus(node) {
                    location.set(modifier.none, transaction: Transaction())
                }
            }
        }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

extension View {
    /// Ties the focus of the view to `condition`: true while it has the focus; writing true gives it the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true, none: false))
    }

    /// Ties the focus of the view to `binding`: it holds `value` while the view has the focus; writing `value`
    /// gives it the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value, none: nil))
    }

    /// The same for an optional value of the state itself.
    nonisolated public func focused<Value: Hashable & ExpressibleByNilLiteral>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value, none: nil))
    }
}
