/// The places that a binding can point at, other than state itself.
final class FunctionLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    override func get() -> Value { getter() }

    override func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) { setter(value, transaction) }
    }
}

final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }

    override func set(_ value: Value, transaction: Transaction) {}

    override func isSame(as other: AnyLocation<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return ValueComparison.of(Value.self).areEqual(value, other.value)
    }
}

final class ProjectedLocation<Base, Value>: AnyLocation<Value>, @unchecked Sendable {
    private let base: AnyLocation<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(base: AnyLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override func get() -> Value { base.get()[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction: transaction)
    }

    override func isSame(as other: AnyLocation<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}

final class WrappingLocation<Value>: AnyLocation<Value?>, @unchecked Sendable {
    private let base: AnyLocation<Value>

    init(base: AnyLocation<Value>) { self.base = base }

    override func get() -> Value? { base.get() }

    override func set(_ value: Value?, transaction: Transaction) {
        if let value { base.set(value, transaction: transaction) }
    }

    override func isSame(as other: AnyLocation<Value?>) -> Bool {
        (other as? WrappingLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

/// The value inside an optional. After the optional has become nil, reads give the last value that was there.
final class UnwrappingLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let base: AnyLocation<Value?>
    private var last: Value

    init(base: AnyLocation<Value?>, last: Value) {
        self.base = base
        self.last = last
    }

    override func get() -> Value {
        if let value = base.get() { last = value }
        return last
    }

    override func set(_ value: Value, transaction: Transaction) {
        if base.get() != nil { base.set(value, transaction: transaction) }
    }

    override func isSame(as other: AnyLocation<Value>) -> Bool {
        (other as? UnwrappingLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

final class HashableLocation<Value: Hashable>: AnyLocation<AnyHashable>, @unchecked Sendable {
    private let base: AnyLocation<Value>

    init(base: AnyLocation<Value>) { self.base = base }

    override func get() -> AnyHashable { AnyHashable(base.get()) }

    override func set(_ value: AnyHashable, transaction: Transaction) {
        if let value = value.base as? Value { base.set(value, transaction: transaction) }
    }

    override func isSame(as other: AnyLocation<AnyHashable>) -> Bool {
        (other as? HashableLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

/// One element of a collection. While a view that is about to leave still asks, the last value stands.
final class ElementLocation<Base: MutableCollection>: AnyLocation<Base.Element>, @unchecked Sendable {
    private let base: AnyLocation<Base>
    private let index: Base.Index
    private var last: Base.Element?

    init(base: AnyLocation<Base>, index: Base.Index, last: Base.Element?) {
        self.base = base
        self.index = index
        self.last = last
    }

    override func get() -> Base.Element {
        let collection = base.get()
        if index >= collection.startIndex, index < collection.endIndex {
            let element = collection[index]
            last = element
            return element
        }
        guard let last else { preconditionFailure("Binding: index \(index) is out of range") }
        return last
    }

    override func set(_ value: Base.Element, transaction: Transaction) {
        var collection = base.get()
        guard index >= collection.startIndex, index < collection.endIndex else { return }
        collection[index] = value
        base.set(collection, transaction: transaction)
    }

    override func isSame(as other: AnyLocation<Base.Element>) -> Bool {
        (other as? ElementLocation<Base>).map { index == $0.index && base.isSame(as: $0.base) } ?? false
    }
}
