/// A handle to a node that holds a `Value`: a source or a rule. Eight trivial bytes.
public struct Attribute<Value>: Hashable {
    /// The same handle without the type.
    public var id: AnyAttribute

    /// Takes `id` for the handle of a node that holds a `Value`. This is not checked: a wrong type reads garbage.
    @inlinable
    public init(unchecked id: AnyAttribute) {
        self.id = id
    }
}

extension Attribute: Sendable {}

extension Attribute: CustomStringConvertible {
    public var description: String { "\(Value.self) \(id)" }
}
