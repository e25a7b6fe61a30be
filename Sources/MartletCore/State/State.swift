/// A value that a view owns. It lives as long as the view's identity, while view values come and go.
///
/// The initial value is used once per identity and ignored afterwards. Reading it in `body` makes the body depend
/// on it; passing `$value` on is not a read.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var snapshot: Value
    private var location: StateLocation<Value>?

    nonisolated public init(wrappedValue value: Value) {
        snapshot = value
    }

    nonisolated public init(initialValue value: Value) {
        snapshot = value
    }

    public var wrappedValue: Value {
        get { location?.read(snapshot: snapshot) ?? snapshot }
        nonmutating set {
            guard let location else {
                RuntimeIssue.uninstalledState(Value.self)
                return
            }
            location.set(newValue, transaction: .current)
        }
    }

    public var projectedValue: Binding<Value> {
        guard let location else {
            RuntimeIssue.uninstalledState(Value.self)
            return .constant(snapshot)
        }
        return Binding(location: location)
    }

    public static var _keepsState: Bool { true }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let location =
            slot as? StateLocation<Value>
            ?? StateLocation(
                context.restored() ?? property.pointee.snapshot, name: context.name, instance: context.instance)
        slot = location
        location.connect()
        property.pointee.location = location
        property.pointee.snapshot = location.committed
    }
}

extension State where Value: ExpressibleByNilLiteral {
    nonisolated public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

extension State: FieldComparable {
    /// State is owned, not an input: it never makes two view values differ.
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension StateLocation: StoredState {
    var anyValue: Any { current }
}

/// A slot whose value tests can ask for.
protocol StoredState: AnyObject {
    var anyValue: Any { get }

    /// The row of a lazy container that it belongs to is there again, with `instance` as the owner.
    func reattach(to instance: ViewInstance)
}
