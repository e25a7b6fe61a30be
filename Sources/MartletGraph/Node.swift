/// What marking, checking and reading touch of a node: half a cache line, so that a rule which reads its neighbours' values
/// touches few. All else is in the ``NodeDetails`` of the same index.
@usableFromInline
struct Node {
    @usableFromInline var state = NodeState(rawValue: NodeState.step)
    /// The revision of the graph at which the value last changed.
    @usableFromInline var changedAt: UInt32 = 0
    /// The value, or where it is: see ``Slot``. An effect has none: the first word is its place in the order of effects, the
    /// second 1 while it has an entry in the queue.
    @usableFromInline var value: (UInt64, UInt64, UInt64) = (0, 0, 0)

    @usableFromInline init() {}
}

/// What a run, removal and the edges of a node need: a cache line.
@usableFromInline
struct NodeDetails {
    /// A ``Perform``.
    @usableFromInline var perform: (UInt, UInt) = (0, 0)
    /// A closure in a struct of the node's kind.
    @usableFromInline var rule: (UInt, UInt) = (0, 0)
    /// The place in the order of making, in which effects and barriers have their turns.
    @usableFromInline var creation: UInt64 = 0
    /// Where the inputs begin in `Core.inputs`. Behind the last stands a 0.
    @usableFromInline var inputs = NodeDetails.noInputs
    @usableFromInline var inputCount: UInt32 = 0
    /// The revision at which the value was last known to be right.
    @usableFromInline var verifiedAt: UInt32 = 0
    /// The next node of the same subgraph, or of the free list.
    @usableFromInline var next: UInt32 = 0
    @usableFromInline var subgraph: UInt32 = 0
    @usableFromInline var flags: NodeFlags = []
    /// Capacities, as size classes of ``SlicePool``.
    @usableFromInline var inputClass: UInt8 = 0
    @usableFromInline var readerClass: UInt8 = 0

    @usableFromInline init() {}

    /// The offset of an empty list.
    @usableFromInline static var noInputs: UInt32 { 1 }
}

/// Who reads a node: offset and length in `Core.readers`. By itself, so that marking, which touches a node and this, touches
/// few cache lines.
@usableFromInline
struct ReaderList {
    /// The offset, and in the highest bit whether marking does not simply go on to the readers.
    private var place: UInt32 = 0
    var count: UInt32 = 0

    /// That of an effect, which nothing reads.
    static var ofEffect: ReaderList {
        var list = ReaderList()
        list.place = .max
        return list
    }

    var isOfEffect: Bool { place == .max }

    var offset: UInt32 {
        get { place & 0x7fff_ffff }
        set { place = newValue | place & 0x8000_0000 }
    }

    /// Set for effects and barriers.
    var endsMarking: Bool {
        get { place >> 31 != 0 }
        set { place = offset | (newValue ? 0x8000_0000 : 0) }
    }
}

/// Where the value lies in a ``Node``, ``Perform`` and rule in ``NodeDetails``. A value that does not fit, or that must not be
/// moved by copying its bytes, lies on the heap and the slot holds the pointer.
@usableFromInline
enum Slot {
    @usableFromInline static var value: Int { 8 }
    @usableFromInline static var perform: Int { 0 }
    @usableFromInline static var rule: Int { 16 }

    /// Whether a `T` lies in the node itself. Folded to a constant where the type is known.
    @inlinable @inline(__always)
    static func isInline<T>(_ type: T.Type) -> Bool {
        MemoryLayout<T>.size <= 24 && MemoryLayout<T>.alignment <= 8 && _isBitwiseTakable(type)
    }
}
