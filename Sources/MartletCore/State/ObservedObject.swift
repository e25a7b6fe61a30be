import Combine
import MartletGraph

/// An object that a view watches and does not own: any change it announces runs the view's body again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectPropertyLocation(object: root, keyPath: keyPath))
        }
    }

    public var wrappedValue: ObjectType

    nonisolated public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    nonisolated public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let object = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        let subscription = (slot as? ObjectSubscription) ?? ObjectSubscription(instance: context.instance)
        slot = subscription
        subscription.watch(object, name: context.name)
    }
}

extension ObservedObject: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.wrappedValue
            === b.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    }
}

/// A property of an object, as the target of a binding.
final class ObjectPropertyLocation<Object: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override func get() -> Value { object[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }

    override func isSame(as other: AnyLocation<Value>) -> Bool {
        guard let other = other as? ObjectPropertyLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// The subscription of one property to one object's `objectWillChange`.
///
/// Whatever changes, the whole body is asked to run: an ObservableObject does not say what changed.
final class ObjectSubscription {
    fileprivate(set) weak var instance: ViewInstance?
    private weak var object: AnyObject?
    private var cancellable: AnyCancellable?

    init(instance: ViewInstance) { self.instance = instance }

    func watch<Object: ObservableObject>(_ object: Object, name: String) {
        guard self.object !== object else { return }
        self.object = object
        cancellable = object.objectWillChange.sink { [weak self] _ in self?.announce(name) }
    }

    /// The view that watches is there again, as `instance`.
    func reattach(to instance: ViewInstance) { self.instance = instance }

    private func announce(_ name: String) {
        guard MainExecution.isCurrent else {
            let carried = UncheckedSend((self, Transaction.current))
            DispatchQueue.main.async {
                withTransaction(carried.value.1) { carried.value.0.announce(name) }
            }
            return
        }
        instance?.invalidateBody(reason: .object(name), name: name)
    }
}

extension ViewInstance {
    /// Asks for the body to run again, as part of the current transaction.
    func invalidateBody(reason: UpdateReason, name: String? = nil) {
        if hasEnded { return }
        host.enqueue(.current, key: self, label: reason.description) { [weak self] in
            guard let self, !hasEnded, host.graph.isAlive(body) else { return }
            pendingReason = reason
            if let name { changedNames.append(name) }
            host.graph.invalidate(body)
        }
    }
}
