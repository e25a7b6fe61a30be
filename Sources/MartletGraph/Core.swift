@usableFromInline typealias CorePointer = UnsafeMutablePointer<Core>

/// All state of one graph, behind a plain pointer: no reference counting and no exclusivity checks on the way.
///
/// The arrays move when they grow, so a pointer into them is good only until the next call of user code.
@usableFromInline
struct Core {
    // Nodes. Slot 0 is never given out.
    @usableFromInline var nodes: UnsafeMutablePointer<Node>
    @usableFromInline var payloads: UnsafeMutableRawPointer
    var nodeCapacity: Int
    var nodesUsed: Int
    var freeNode: UInt32 = 0
    var nodeCount = 0

    // Edges.
    @usableFromInline var inputs: SlicePool<InputEdge>
    var readers: SlicePool<UInt32>
    var edgeCount = 0

    /// Counts writes, invalidations and removals that left readers behind: every moment at which something clean may have
    /// become unsettled. 64 bits never wrap.
    @usableFromInline var revision: UInt64 = 1

    // The recording of the innermost evaluation: what it has read so far equals its old inputs up to `cursor`, or lies in
    // `reads` from `readsBase` on.
    /// The evaluation that records, or 0.
    @usableFromInline var recorder: UInt32 = 0
    @usableFromInline var cursor: UInt32 = 0
    @usableFromInline var cursorEnd: UInt32 = 0
    @usableFromInline var stamp: UInt64 = 0
    var readsBase = 0
    var reads = Stack<AnyAttribute>()
    var stampsUsed: UInt64 = 0
    /// Something was removed by an evaluation nested in the innermost one.
    var disturbed = false
    var removals = 0

    // Evaluation.
    @usableFromInline var running = Stack<RunningNode>()
    var frames = Stack<Frame>()
    var work = Stack<UInt32>()
    var newborns = Stack<AnyAttribute>()
    var newbornHead = 0
    var newbornCount = 0
    var evaluationCount = 0

    // Effects.
    var queue = Stack<QueueEntry>()
    var pass = Stack<QueueEntry>()
    var passHead = 0
    var flushDepth = 0
    var passes = 0
    var passLimit = 100
    var limitReported = false
    var creations: UInt64 = 0
    var postponed = Stack<AnyAttribute>()
    /// Nodes that got a previous value because of a cycle, to run again when something is written.
    var cyclic = Stack<AnyAttribute>()

    // Subgraphs. Slot 0 is the root.
    var subgraphs: Stack<SubgraphRecord>
    var freeSubgraph: UInt32 = 0
    var subgraphCount = 1
    @usableFromInline var currentSubgraph: UInt32 = 0
    var removalActions: [UInt32: [() -> Void]] = [:]

    // The hole finder's memory: see `makeHole`.
    var lastHoleReader: UInt32 = 0
    var lastHole: UInt32 = 0

    // Talk between a caller and a node's `Perform`.
    @usableFromInline var argument: UnsafeRawPointer?
    @usableFromInline var text = ""

    // Diagnostics and tracing.
    var onDiagnostic: ((GraphDiagnostic) -> Void)?
    var reported: Set<String> = []
    @usableFromInline var isTracing = false
    var writeLabel: String?
    var names: [UInt32: String] = [:]
    var traces: [UInt32: Trace] = [:]

    init() {
        nodeCapacity = 64
        nodes = .allocate(capacity: nodeCapacity)
        payloads = .allocate(byteCount: nodeCapacity * Payload.stride, alignment: 16)
        nodes.initialize(to: Node())
        nodesUsed = 1
        inputs = SlicePool(capacity: 64)
        readers = SlicePool(capacity: 64)
        subgraphs = Stack(capacity: 8)
        subgraphs.push(SubgraphRecord())
    }

    func deallocate() {
        nodes.deallocate()
        payloads.deallocate()
        inputs.deallocate()
        readers.deallocate()
        reads.deallocate()
        running.deallocate()
        frames.deallocate()
        work.deallocate()
        newborns.deallocate()
        queue.deallocate()
        pass.deallocate()
        postponed.deallocate()
        cyclic.deallocate()
        subgraphs.deallocate()
    }
}

/// A node whose body is on the native stack.
@usableFromInline
struct RunningNode {
    var node: UInt32
    /// How many frames there were: those above are walks that its reads began.
    var frameCount: UInt32
}

/// An effect that waits for the flush.
struct QueueEntry {
    var creation: UInt64
    var node: AnyAttribute
}
