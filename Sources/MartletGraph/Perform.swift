/// What a node's ``Perform`` is asked to do.
@usableFromInline
enum Operation: UInt8 {
    /// Run the body.
    case run
    /// Compare the value at `Core.argument` with the present one and take it over if it differs.
    case write
    /// Destroy the value and the rule.
    case destroy
    /// Put the value's description into `Core.text`.
    case describe
    /// Put the value type's name into `Core.text`.
    case nameType
}

/// The one function of a node's kind and type. It sits in a struct because a function value that is moved through memory
/// by itself is wrapped in a reabstraction thunk at each turn. It is not copyable because a call would retain it otherwise
/// (measured: 19 instructions per run).
@usableFromInline
struct Perform: ~Copyable {
    @usableFromInline let function: (CorePointer, UInt32, Operation) -> Outcome
    @inlinable init(_ function: @escaping (CorePointer, UInt32, Operation) -> Outcome) { self.function = function }
}
