/// A handle to a node of a ``Graph`` whose value type is not known here: a value attribute or an effect.
///
/// Eight trivial bytes. The generation makes the handle of a removed node harmless: the slot may be in use again, the
/// handle does not fit any more. A handle means something only to the graph that made it.
public struct AnyAttribute: Hashable, Codable, Sendable {
    /// The slot of the node.
    public let index: UInt32
    /// Tells the uses of a slot apart: grows by 16 each time it is given out. The four bits below are the node's state there.
    public let generation: UInt32

    @inlinable
    init(index: UInt32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }

    /// A handle to nothing. It is alive in no graph.
    public static let none = AnyAttribute(index: 0, generation: 0)

    /// Whether this is ``none``.
    @inlinable public var isNone: Bool { index == 0 }
}

extension AnyAttribute: CustomStringConvertible {
    public var description: String { isNone ? "none" : "#\(index).\(generation / 16)" }
}
