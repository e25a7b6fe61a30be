/// A handle to a lifetime: a set of attributes, effects and nested subgraphs that die together.
///
/// Eight trivial bytes, with a generation like ``AnyAttribute``.
public struct Subgraph: Hashable, Sendable {
    @usableFromInline let index: UInt32
    @usableFromInline let generation: UInt32

    @inlinable
    init(index: UInt32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}

extension Subgraph: CustomStringConvertible {
    public var description: String { "subgraph \(index).\(generation)" }
}
