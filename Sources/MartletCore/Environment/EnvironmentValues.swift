/// A key of the environment, with the value that holds where nobody set one.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that flow from a view to all views below it.
///
/// Reading a key inside a body is a dependency on that key alone.
public struct EnvironmentValues: CustomStringConvertible {
    /// Where keys that were not set on this copy are looked up.
    let scope: EnvironmentScope?
    /// What was set on this copy, the newest first.
    private(set) var entries: [EnvironmentEntry] = []

    public init() {
        scope = nil
    }

    init(scope: EnvironmentScope?) {
        self.scope = scope
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            for entry in entries where entry.id == id {
                if let entry = entry as? TypedEnvironmentEntry<K> { return entry.value }
            }
            return scope?.value(for: key) ?? K.defaultValue
        }
        set { entries.insert(TypedEnvironmentEntry<K>(newValue), at: 0) }
    }

    public var description: String {
        "[" + entries.map { "\($0)" }.joined(separator: ", ") + "]"
    }
}

/// One key with a value.
class EnvironmentEntry: CustomStringConvertible {
    var id: ObjectIdentifier { fatalError("abstract") }
    var description: String { fatalError("abstract") }
    func isEqual(to other: EnvironmentEntry) -> Bool { fatalError("abstract") }
}

final class TypedEnvironmentEntry<Key: EnvironmentKey>: EnvironmentEntry {
    let value: Key.Value

    init(_ value: Key.Value) { self.value = value }

    override var id: ObjectIdentifier { ObjectIdentifier(Key.self) }

    override var description: String { "EnvironmentPropertyKey<\(Key.self)> = \(value)" }

    override func isEqual(to other: EnvironmentEntry) -> Bool {
        guard let other = other as? TypedEnvironmentEntry<Key> else { return false }
        return ValueComparison.of(Key.Value.self).areEqual(value, other.value)
    }
}
