/// The engine's record of one node: two cache lines. The first is what marking, checking and reading touch, with the value
/// itself; the second is what a run and removal need besides.
@usableFromInline
struct Node {
    @usableFromInline var state = NodeState(rawValue: NodeState.step)
    @usableFromInline var flags: NodeFlags = []
    /// The revision of the graph at which the value last changed.
    @usableFromInline var changedAt: UInt64 = 0
    /// The revision at which the value was last known to be right.
    @usableFromInline var verifiedAt: UInt64 = 0
    /// Offset and length of the inputs in `Core.inputs`.
    @usableFromInline var inputs: UInt32 = 0
    @usableFromInline var inputCount: UInt32 = 0
    /// Offset and length of the readers in `Core.readers`.
    @usableFromInline var readers: UInt32 = 0
    @usableFromInline var readerCount: UInt32 = 0
    /// The value, or where it is: see ``Slot``.
    @usableFromInline var value: (UInt64, UInt64, UInt64) = (0, 0, 0)

    /// A ``Perform``.
    @usableFromInline var perform: (UInt, UInt) = (0, 0)
    /// A closure in a struct of the node's kind.
    @usableFromInline var rule: (UInt, UInt) = (0, 0)
    /// The run that has recorded a read of this node last, as far as that was noted: see `recordOther`.
    @usableFromInline var stamp: UInt64 = 0
    /// An effect's place in the order of effects.
    @usableFromInline var creation: UInt64 = 0
    /// The next node of the same subgraph, or of the free list.
    @usableFromInline var next: UInt32 = 0
    @usableFromInline var subgraph: UInt32 = 0
    /// Capacities, as size classes of ``SlicePool``.
    @usableFromInline var inputClass: UInt8 = 0
    @usableFromInline var readerClass: UInt8 = 0

    @usableFromInline init() {}
}

/// Where value and rule lie in a ``Node``. A value that does not fit, or that must not be moved by copying its bytes, lies on
/// the heap and the slot holds the pointer.
@usableFromInline
enum Slot {
    @usableFromInline static var value: Int { 40 }
    @usableFromInline static var perform: Int { 64 }
    @usableFromInline static var rule: Int { 80 }

    /// Whether a `T` lies in the node itself. Folded to a constant where the type is known.
    @inlinable @inline(__always)
    static func isInline<T>(_ type: T.Type) -> Bool {
        MemoryLayout<T>.size <= 24 && MemoryLayout<T>.alignment <= 8 && _isBitwiseTakable(type)
    }
}
