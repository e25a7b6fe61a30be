/// Where the focus is: true or false for one view, or which of several views, by a value.
///
/// Bind it to views with `focused(_:)` or `focused(_:equals:)`. Written, it moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and move the focus that somebody else declares.
    @propertyWrapper
    public struct Binding {
        let location: AnyLocation<Value>

        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, transaction: .current) }
        }

        public var projectedValue: Binding { self }
    }

    private let initial: Value
    private var snapshot: Value
    private var location: StateLocation<Value>?

    private init(initial: Value) {
        self.initial = initial
        snapshot = initial
    }

    nonisolated public init() where Value == Bool {
        self.init(initial: false)
    }

    nonisolated public init<T: Hashable>() where Value == T? {
        self.init(initial: nil)
    }

    public var wrappedValue: Value {
        get { location?.read(snapshot: snapshot) ?? snapshot }
        nonmutating set {
            guard let location else { return RuntimeIssue.uninstalledState(Value.self) }
            location.set(newValue, transaction: .current)
        }
    }

    public var projectedValue: Binding {
        guard let location else {
            RuntimeIssue.uninstalledState(Value.self)
            return Binding(location: ConstantLocation(snapshot))
        }
        return Binding(location: location)
    }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let location =
            slot as? StateLocation<Value>
            ?? StateLocation(property.pointee.initial, name: context.name, instance: context.instance)
        slot = location
        location.connect()
        property.pointee.location = location
        property.pointee.snapshot = location.committed
    }
}

extension FocusState: FieldComparable {
    /// Owned, not an input.
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension FocusState.Binding: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.location
            .isSame(as: b.assumingMemoryBound(to: Self.self).pointee.location)
    }
}
