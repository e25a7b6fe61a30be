import Combine

/// An object that an ancestor put into the environment with `environmentObject(_:)`, watched like `ObservedObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var object: ObjectType?

    nonisolated public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let object = EnvironmentValues(scope: context.environment)[EnvironmentObjectKey<ObjectType>.self]
        pointer.assumingMemoryBound(to: Self.self).pointee.object = object
        guard let object else { return }
        let subscription = (slot as? ObjectSubscription) ?? ObjectSubscription(instance: context.instance)
        slot = subscription
        subscription.watch(object, name: context.name)
    }
}

extension EnvironmentObject: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// The environment key of an object by its type.
struct EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension View {
    /// Gives `object` to the `@EnvironmentObject` properties of its type below.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[objectOf: TypeToken<T>()], object)
    }

    /// Gives an `@Observable` object to the `@Environment(T.self)` properties below.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment(\.[objectOf: TypeToken<T>()], object)
    }
}

/// Names a type inside a key path.
struct TypeToken<T>: Hashable {}

extension EnvironmentValues {
    subscript<T: AnyObject>(objectOf token: TypeToken<T>) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}
