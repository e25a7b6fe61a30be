import Combine

/// An object that a view creates and owns: made once per identity, at first use, and watched.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var storage: StateObjectStorage<ObjectType>?

    nonisolated public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        self.make = make
    }

    public var wrappedValue: ObjectType {
        guard let storage else {
            RuntimeIssue.uninstalledStateObject(ObjectType.self)
            return make()
        }
        return storage.object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(root: wrappedValue)
    }

    public static var _keepsState: Bool { true }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let storage =
            (slot as? StateObjectStorage<ObjectType>)
            ?? StateObjectStorage(
                make: context.restored(ObjectType.self).map { object in { object } } ?? property.pointee.make,
                instance: context.instance, name: context.name)
        slot = storage
        property.pointee.storage = storage
    }
}

extension StateObject: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

final class StateObjectStorage<Object: ObservableObject>: StoredState {
    private let make: () -> Object
    private let subscription: ObjectSubscription
    private let name: String

    private(set) lazy var object: Object = {
        let object = make()
        subscription.watch(object, name: name)
        return object
    }()

    init(make: @escaping () -> Object, instance: ViewInstance, name: String) {
        self.make = make
        self.name = name
        subscription = ObjectSubscription(instance: instance)
    }

    var anyValue: Any { object }

    func reattach(to instance: ViewInstance) { subscription.reattach(to: instance) }
}
