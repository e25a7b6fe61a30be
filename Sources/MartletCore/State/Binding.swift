/// A way to read and write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    let location: AnyLocation<Value>
    /// The transaction that writes through this binding carry.
    public var transaction = Transaction()
    private var hasTransaction = false

    nonisolated init(location: AnyLocation<Value>) {
        self.location = location
    }

    /// A binding that calls `get` for each read and `set` for each write.
    nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = FunctionLocation(get: get) { value, _ in set(value) }
    }

    nonisolated public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = FunctionLocation(get: get, set: set)
    }

    /// A binding to a value that never changes.
    nonisolated public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set {
            location.set(newValue, transaction: hasTransaction ? transaction.over(.current) : .current)
        }
    }

    public var projectedValue: Binding<Value> { self }

    nonisolated public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        derived(ProjectedLocation(base: location, keyPath: keyPath))
    }

    /// A binding whose writes happen in `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        copy.hasTransaction = true
        return copy
    }

    /// A binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return self.transaction(transaction)
    }

    func derived<Other>(_ location: AnyLocation<Other>) -> Binding<Other> {
        var binding = Binding<Other>(location: location)
        binding.transaction = transaction
        binding.hasTransaction = hasTransaction
        return binding
    }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {}
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.location
            .isSame(as: b.assumingMemoryBound(to: Self.self).pointee.location)
    }
}

extension Binding {
    /// A binding to an optional value, from one that always has a value. Writing nil does nothing.
    nonisolated public init<V>(_ base: Binding<V>) where Value == V? {
        self = base.derived(WrappingLocation(base: base.location))
    }

    /// A binding to the value inside an optional, or nil if there is none now.
    nonisolated public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self = base.derived(UnwrappingLocation(base: base.location, last: value))
    }

    nonisolated public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self = base.derived(HashableLocation(base: base.location))
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        element(at: position, fallback: nil)
    }

    /// A binding to the element at `index`. After the element is gone, reads give `fallback` and writes do nothing.
    func element(at index: Value.Index, fallback: Value.Element?) -> Binding<Value.Element> {
        derived(ElementLocation(base: location, index: index, last: fallback))
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection, Value.Index: Hashable {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
    public func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index {
        wrappedValue.index(i, offsetBy: distance)
    }
}
