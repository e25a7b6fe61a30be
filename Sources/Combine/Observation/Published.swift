/// A property of a class that publishes its values.
///
/// Writing sends the object's `objectWillChange`, then the new value to the subscribers of `$property`, and then stores
/// it: a subscriber that reads the property still finds the old value.
@propertyWrapper public struct Published<Value> {
    private(set) var storage: PublishedStorage<Value>

    /// Makes the property with its first value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// Makes the property with its first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Only properties of classes can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The value of the property, through the object that has it.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }

    /// The publisher of the property: its current value first, then each new one just before it is stored.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { if newValue.storage !== storage { storage = newValue.storage } }
    }

    /// The publisher of a property.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.attach(subscriber)
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a `@Published` property, as long as the object that has it lives. It does not hold the object.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.keep(sink { [weak storage] value in storage?.set(value) })
    }
}
