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

extension Transaction {
    /// What an animation modifier does: it replaces the animation, where animations are not disabled.
    mutating func animate(_ animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}

extension _ViewInputs {
    /// Changes the transactions of what is made with these inputs in the updates in which a value changes. `read` gives
    /// the value and the change; what it reads is followed.
    mutating func changeTransaction<Value: Equatable>(
        with read: @escaping () -> (value: Value, change: (inout Transaction) -> Void)
    ) {
        let host = host
        var known: Value?
        var change: ((inout Transaction) -> Void)!
        var changedIn = -1
        // Made before the content, so it has looked before anything inside changes.
        _ = graph.effect {
            let (value, new) = read()
            change = new
            if let known, known != value { changedIn = host.updateNumber }
            known = value
        }
        transactionScope = TransactionScope(inside: transactionScope) { transaction in
            if changedIn == host.updateNumber { change(&transaction) }
        }
    }

    /// Changes the transactions of what is made with these inputs. What `read` reads is followed.
    mutating func changeTransaction(with read: @escaping () -> (inout Transaction) -> Void) {
        var change: ((inout Transaction) -> Void)!
        _ = graph.effect { change = read() }
        transactionScope = TransactionScope(inside: transactionScope) { change(&$0) }
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
        inputs.changeTransaction {
            let new = modifier.value(in: graph)
            return (new.value, { $0.animate(new.animation) })
        }
    }
}
