/// A value that a gesture changes while it goes on, and that goes back to its initial value afterwards.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let reset: (Value, inout Transaction) -> Void
    private var snapshot: Value
    private var location: StateLocation<Value>?

    nonisolated public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    nonisolated public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// `resetTransaction` accompanies the way back.
    nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    nonisolated public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// `reset` may change the transaction of the way back, by the last value.
    nonisolated public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        snapshot = wrappedValue
        self.reset = reset
    }

    nonisolated public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { location?.read(snapshot: snapshot) ?? snapshot }

    public var projectedValue: GestureState<Value> { self }

    func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return RuntimeIssue.uninstalledState(Value.self) }
        var value = location.current
        var transaction = Transaction.current
        change(&value, &transaction)
        location.set(value, transaction: transaction.standingAlone)
    }

    /// Goes back to the initial value.
    func end() {
        guard let location else { return }
        var transaction = Transaction.current
        reset(location.current, &transaction)
        location.set(initialValue, transaction: transaction.standingAlone)
    }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let location =
            slot as? StateLocation<Value>
            ?? StateLocation(property.pointee.initialValue, name: context.name, instance: context.instance)
        slot = location
        location.connect()
        property.pointee.location = location
        property.pointee.snapshot = location.committed
    }
}

extension Transaction {
    /// The transaction as an update of its own if it has an animation, so that what else the event changes does not
    /// move along, and does not take the animation away.
    fileprivate var standingAlone: Transaction {
        guard animation != nil else { return self }
        var own = self
        own.group = Transaction.nextGroup()
        return own
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    nonisolated public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

extension GestureState: FieldComparable {
    /// Owned, not an input.
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
