/// Changes the transaction of whatever changes in the content.
public nonisolated struct _TransactionModifier: InputsModifier {
    public var transform: (inout Transaction) -> Void

    nonisolated public init(transform: @escaping (inout Transaction) -> Void) {
        self.transform = transform
    }

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        inputs.changeTransaction { modifier.value(in: graph).transform }
    }
}

/// Changes the transaction of whatever changes in the content in the update in which a value changes.
nonisolated struct ValueTransactionModifier<Value: Equatable>: InputsModifier {
    var value: Value
    var transform: (inout Transaction) -> Void

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        inputs.changeTransaction {
            let new = modifier.value(in: graph)
            return (new.value, new.transform)
        }
    }
}

extension View {
    /// Animates the changes of this view that come with a change of `value`; nil forbids an animation that comes from
    /// further out.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates whatever changes in this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(_TransactionModifier { $0.animate(animation) })
    }

    /// Changes the transaction of whatever changes in this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transaction of whatever changes in this view together with `value`.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }
}
