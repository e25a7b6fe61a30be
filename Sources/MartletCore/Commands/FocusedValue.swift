import Combine
import MartletGraph

/// The value that the focused view or the front window gives; nil where none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var location: FocusedValueLocation<Value>?

    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
    }

    /// An object by its type.
    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[objectOf: TypeToken<Value>()] }
    }

    public var wrappedValue: Value? { location?.value }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.location = FocusedValueLocation.kept(in: &slot, property.pointee.read, context)
    }
}

extension FocusedValue: FieldComparable {
    /// What it reads is no input.
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// The value behind the binding that the focused view or the front window gives.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Binding<Value>?
    private var location: FocusedValueLocation<Binding<Value>>?

    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        read = { $0[keyPath: keyPath] }
    }

    public var wrappedValue: Value? {
        get { location?.value?.wrappedValue }
        nonmutating set { if let newValue { location?.value?.wrappedValue = newValue } }
    }

    public var projectedValue: Binding<Value?> {
        guard let location else { return .constant(nil) }
        return Binding(
            get: { location.value?.wrappedValue }, set: { if let new = $0 { location.value?.wrappedValue = new } })
    }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.location = FocusedValueLocation.kept(in: &slot, property.pointee.read, context)
    }
}

extension FocusedBinding: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// The object that the focused view or the front window gives, watched; nil where none does.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType?

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject>? {
            root.map { Binding(location: ObjectPropertyLocation(object: $0, keyPath: keyPath)) }
        }
    }

    private final class Slot {
        var location: AnyObject?
        var subscription: ObjectSubscription?
    }

    private var location: FocusedValueLocation<ObjectType>?

    nonisolated public init() {}

    public var wrappedValue: ObjectType? { location?.value }

    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let kept = (slot as? Slot) ?? Slot()
        slot = kept
        let location = FocusedValueLocation.kept(
            in: &kept.location, { $0[objectOf: TypeToken<ObjectType>()] }, context)
        pointer.assumingMemoryBound(to: Self.self).pointee.location = location
        guard let object = location.value else { return }
        let subscription = kept.subscription ?? ObjectSubscription(instance: context.instance)
        kept.subscription = subscription
        subscription.watch(object, name: context.name)
    }
}

extension FocusedObject: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// One property's view of the focused values: its reader runs again only when that one is another.
final class FocusedValueLocation<Value> {
    private let graph: Graph
    private let store: FocusedValueStore
    private let read: (FocusedValues) -> Value?
    private let attribute: Attribute<Value?>

    private init(_ read: @escaping (FocusedValues) -> Value?, _ context: _PropertyContext) {
        let graph = context.host.graph
        let store = context.host.cycle.focusedValues
        let comparison = ValueComparison.of(Value?.self)
        self.graph = graph
        self.store = store
        self.read = read
        attribute = graph.rule(updating: { (old: Value??) in
            let new = read(store.values)
            if let old, comparison.areEqual(old, new) { return nil }
            return .some(new)
        })
    }

    static func kept(
        in slot: inout AnyObject?, _ read: @escaping (FocusedValues) -> Value?, _ context: _PropertyContext
    ) -> FocusedValueLocation {
        let location = (slot as? FocusedValueLocation<Value>) ?? FocusedValueLocation(read, context)
        slot = location
        return location
    }

    var value: Value? {
        if graph.isEvaluating, graph.isAlive(attribute.id) { return graph.read(attribute) }
        return read(store.values)
    }
}
