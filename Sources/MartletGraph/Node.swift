/// The engine's record of one node: 64 bytes, one cache line. The value and the rule are in the ``Payload`` of the same
/// index, so that marking and checking never touch them.
@usableFromInline
struct Node {
    @usableFromInline var flags: NodeFlags = []
    @usableFromInline var generation: UInt32 = 1
    /// The revision of the graph at which the value last changed.
    @usableFromInline var changedAt: UInt64 = 0
    /// The revision at which the value was last known to be right.
    @usableFromInline var verifiedAt: UInt64 = 0
    /// The run that recorded a read of this node last.
    @usableFromInline var stamp: UInt64 = 0
    /// Offset and length of the inputs in `Core.inputs`.
    @usableFromInline var inputs: UInt32 = 0
    @usableFromInline var inputCount: UInt32 = 0
    /// Offset and length of the readers in `Core.readers`.
    @usableFromInline var readers: UInt32 = 0
    @usableFromInline var readerCount: UInt32 = 0
    /// The next node of the same subgraph, or of the free list.
    @usableFromInline var next: UInt32 = 0
    @usableFromInline var subgraph: UInt32 = 0
    /// Capacities, as size classes of ``SlicePool``.
    @usableFromInline var inputClass: UInt8 = 0
    @usableFromInline var readerClass: UInt8 = 0

    @usableFromInline init() {}
}

@usableFromInline
struct NodeFlags: OptionSet {
    @usableFromInline let rawValue: UInt32
    @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An input further up may have changed.
    @usableFromInline static var check: NodeFlags { .init(rawValue: 1) }
    /// A direct input changed, or the node was invalidated: it must run.
    @usableFromInline static var dirty: NodeFlags { .init(rawValue: 2) }
    /// Never run.
    @usableFromInline static var newborn: NodeFlags { .init(rawValue: 4) }
    /// Its body is on the native stack.
    @usableFromInline static var running: NodeFlags { .init(rawValue: 8) }
    @usableFromInline static var hasValue: NodeFlags { .init(rawValue: 16) }
    @usableFromInline static var effect: NodeFlags { .init(rawValue: 32) }
    @usableFromInline static var source: NodeFlags { .init(rawValue: 64) }
    /// An effect that has an entry in the queue or in the rest of the current pass.
    @usableFromInline static var queued: NodeFlags { .init(rawValue: 128) }
    /// Its subgraph is gone; only a running body still keeps it.
    @usableFromInline static var dying: NodeFlags { .init(rawValue: 256) }
    /// Its list of inputs has holes, left by removed nodes.
    @usableFromInline static var holes: NodeFlags { .init(rawValue: 512) }
    /// The value is too large, or not bitwise movable: the payload holds a pointer to it.
    @usableFromInline static var outOfLine: NodeFlags { .init(rawValue: 1024) }
    /// The slot is on the free list.
    @usableFromInline static var free: NodeFlags { .init(rawValue: 2048) }

    /// Not known to be right.
    @inlinable static var unsettled: NodeFlags { .init(rawValue: 1 | 2 | 4) }
    /// What a read cannot pass over without work.
    @inlinable static var unready: NodeFlags { .init(rawValue: 1 | 2 | 4 | 8) }

    @inlinable func has(any other: NodeFlags) -> Bool { rawValue & other.rawValue != 0 }
}
