import MartletGraph

/// A modifier that changes the transaction for what is inside it.
final class TransactionScope {
    private let outer: TransactionScope?
    var change: (inout Transaction) -> Void

    init(inside outer: TransactionScope?, _ change: @escaping (inout Transaction) -> Void) {
        self.outer = outer
        self.change = change
    }

    func apply(to transaction: inout Transaction) {
        outer?.apply(to: &transaction)
        change(&transaction)
    }
}

/// Animates the changes of the content that come with a change of `value`.
public nonisolated struct _AnimationModifier<Value: Equatable>: InputsModifier {
    public var animation: Animation?
    public var value: Value

    nonisolated public init(animation: Animation?, value: Value) {
        self.animation = animation
        self.value = value
    }

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let host = inputs.host
        var animation: Animation?
        var known: Value?
        var changedIn = -1
        // Made before the content, so it has looked before anything inside changes.
        _ = graph.effect {
            let new = modifier.value(in: graph)
            animation = new.animation
            if let known, known != new.value { changedIn = host.updateNumber }
            known = new.value
        }
        inputs.transactionScope = TransactionScope(inside: inputs.transactionScope) { transaction in
            guard changedIn == host.updateNumber, !transaction.disablesAnimations else { return }
            transaction.animation = animation
        }
    }
}

/// Changes the transaction of whatever changes in the content.
public nonisolated struct _TransactionModifier: InputsModifier {
    public var transform: (inout Transaction) -> Void

    nonisolated public init(transform: @escaping (inout Transaction) -> Void) {
        self.transform = transform
    }

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        var transform: ((inout Transaction) -> Void)!
        _ = graph.effect { transform = modifier.value(in: graph).transform }
        inputs.transactionScope = TransactionScope(inside: inputs.transactionScope) { transform(&$0) }
    }
}

extension View {
    /// Animates the changes of this view that come with a change of `value`.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates whatever changes in this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(
            _TransactionModifier { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Changes the transaction of whatever changes in this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }
}
