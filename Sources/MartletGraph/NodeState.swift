/// What a node's value is worth, in one word with the generation of its slot: a node that is alive and ready has exactly the
/// generation of its handle there, which a read finds out by one comparison.
@usableFromInline
struct NodeState: OptionSet {
    @usableFromInline var rawValue: UInt32
    @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An input further up may have changed.
    @usableFromInline static var check: NodeState { .init(rawValue: 1) }
    /// A direct input changed, or the node was invalidated: it must run.
    @usableFromInline static var dirty: NodeState { .init(rawValue: 2) }
    /// Never run.
    @usableFromInline static var newborn: NodeState { .init(rawValue: 4) }
    /// Its body is on the native stack.
    @usableFromInline static var running: NodeState { .init(rawValue: 8) }

    /// Must run: what it may have read is of no interest.
    @inlinable static var due: NodeState { .init(rawValue: 2 | 4) }
    /// Not known to be right.
    @inlinable static var unsettled: NodeState { .init(rawValue: 1 | 2 | 4) }
    /// What a read cannot pass over without work.
    @inlinable static var unready: NodeState { .init(rawValue: 1 | 2 | 4 | 8) }

    @inlinable func has(any other: NodeState) -> Bool { rawValue & other.rawValue != 0 }
    /// `remove` looks first, which is slower.
    @inlinable mutating func clear(_ other: NodeState) { rawValue &= ~other.rawValue }
    @inlinable mutating func insert(_ other: NodeState) { rawValue |= other.rawValue }

    /// From one generation to the next.
    @usableFromInline static var step: UInt32 { 16 }

    /// Grows by ``step`` each time the slot is given out; never 0.
    @inlinable var generation: UInt32 { rawValue & ~15 }

    /// Begins the next generation: handles do not fit any more.
    mutating func advance() {
        rawValue &+= Self.step
        if generation == 0 { rawValue &+= Self.step }
    }
}

/// What a node is, and what is to be done with it.
@usableFromInline
struct NodeFlags: OptionSet {
    @usableFromInline var rawValue: UInt32
    @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

    @usableFromInline static var hasValue: NodeFlags { .init(rawValue: 1) }
    @usableFromInline static var effect: NodeFlags { .init(rawValue: 2) }
    @usableFromInline static var source: NodeFlags { .init(rawValue: 4) }
    /// An effect that has an entry in the queue.
    @usableFromInline static var queued: NodeFlags { .init(rawValue: 8) }
    /// Its subgraph is gone; only a running body still keeps it.
    @usableFromInline static var dying: NodeFlags { .init(rawValue: 16) }
    /// Its list of inputs has holes, left by removed nodes.
    @usableFromInline static var holes: NodeFlags { .init(rawValue: 32) }
    /// The value is too large, or not bitwise movable: the slot holds a pointer to it.
    @usableFromInline static var outOfLine: NodeFlags { .init(rawValue: 64) }
    /// Marking from outside ends here until the flush has found that the value has changed.
    @usableFromInline static var barrier: NodeFlags { .init(rawValue: 256) }
    /// A barrier that holds marking back.
    @usableFromInline static var held: NodeFlags { .init(rawValue: 512) }
    /// The slot is on the free list.
    @usableFromInline static var free: NodeFlags { .init(rawValue: 128) }

    /// Marking does not simply go on to the readers.
    static var endsMarking: NodeFlags { .init(rawValue: 2 | 256) }

    @inlinable func has(any other: NodeFlags) -> Bool { rawValue & other.rawValue != 0 }
    @inlinable mutating func clear(_ other: NodeFlags) { rawValue &= ~other.rawValue }
    @inlinable mutating func insert(_ other: NodeFlags) { rawValue |= other.rawValue }
}
