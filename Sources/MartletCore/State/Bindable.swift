import Observation

/// Gives bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public var projectedValue: Bindable<Value> { self }

    nonisolated init(unchecked value: Value) {
        wrappedValue = value
    }

    /// Unavailable, and needed: a memberwise initialiser takes the object itself only where the wrapper has an
    /// unconstrained `init(wrappedValue:)`.
    @available(*, unavailable, message: "@Bindable takes an object that is @Observable")
    nonisolated public init(wrappedValue: Value) {
        fatalError("unavailable")
    }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(location: ObjectPropertyLocation(object: wrappedValue, keyPath: keyPath))
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    nonisolated public init(wrappedValue: Value) {
        self.init(unchecked: wrappedValue)
    }

    nonisolated public init(_ wrappedValue: Value) {
        self.init(unchecked: wrappedValue)
    }

    nonisolated public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable where Value: ObservableObject {
    @available(*, unavailable, message: "@Bindable takes an @Observable object; use @ObservedObject for this one")
    nonisolated public init(wrappedValue: Value) {
        fatalError("unavailable")
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        ValueComparison.of(Value.self).areEqual(at: a, b)
    }
}
