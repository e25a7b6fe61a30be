/// A key of a value that the focused view gives to commands and other views.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the focused view, the views around it, and the front window give to commands and other views.
public struct FocusedValues {
    private(set) var entries: [ObjectIdentifier: Any] = [:]

    init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { entries[ObjectIdentifier(key)] as? Key.Value }
        set { entries[ObjectIdentifier(key)] = newValue }
    }

    /// An object by its type.
    subscript<Object: AnyObject>(objectOf token: TypeToken<Object>) -> Object? {
        get { entries[ObjectIdentifier(Object.self)] as? Object }
        set { entries[ObjectIdentifier(Object.self)] = newValue }
    }

    var isEmpty: Bool { entries.isEmpty }
}

extension FocusedValues: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        guard a.entries.count == b.entries.count else { return false }
        return a.entries.allSatisfy { key, value in b.entries[key].map { areEqual(value, $0) } ?? false }
    }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func open<T>(_ a: T) -> Bool { (b as? T).map { ValueComparison.of(T.self).areEqual(a, $0) } ?? false }
        return _openExistential(a, do: open)
    }
}
