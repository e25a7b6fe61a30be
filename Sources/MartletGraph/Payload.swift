/// What a node's ``Perform`` is asked to do.
@usableFromInline
enum Operation: UInt8 {
    /// Run the body; true if the value changed.
    case run
    /// Compare the value at `Core.argument` with the present one and take it over; true if it differs.
    case write
    /// Destroy the value and the rule.
    case destroy
    /// Put the value's description into `Core.text`.
    case describe
    /// Put the value type's name into `Core.text`.
    case nameType
}

/// The one function of a node's kind and type. It sits in a struct because a function value that is moved through memory
/// by itself is wrapped in a reabstraction thunk at each turn.
@usableFromInline
struct Perform {
    @usableFromInline let function: (CorePointer, UInt32, Operation) -> Bool
    @inlinable init(_ function: @escaping (CorePointer, UInt32, Operation) -> Bool) { self.function = function }
}

/// 64 bytes beside each ``Node``: perform (16), rule (24, of which a closure takes 16), value (24). A value that does not fit,
/// or that must not be moved by copying its bytes, lies on the heap and the slot holds the pointer.
@usableFromInline
enum Payload {
    @usableFromInline static var stride: Int { 64 }
    @usableFromInline static var ruleOffset: Int { 16 }
    @usableFromInline static var valueOffset: Int { 40 }

    /// Whether a `T` lies in the payload itself. Folded to a constant where the type is known.
    @inlinable @inline(__always)
    static func isInline<T>(_ type: T.Type) -> Bool {
        MemoryLayout<T>.size <= 24 && MemoryLayout<T>.alignment <= 8 && _isBitwiseTakable(type)
    }
}
