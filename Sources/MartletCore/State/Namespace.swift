/// A space of names that is unique to a view's identity.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// One namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private var id: ID?

    nonisolated public init() {}

    public var wrappedValue: ID { id ?? ID(number: 0) }

    private final class Slot {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    nonisolated(unsafe) private static var count = 0

    public static var _keepsState: Bool { true }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        if slot == nil {
            count += 1
            slot = Slot(ID(number: count))
        }
        pointer.assumingMemoryBound(to: Self.self).pointee.id = (slot as? Slot)?.id
    }
}

extension Namespace: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
