@usableFromInline typealias CorePointer = UnsafeMutablePointer<Core>

/// All state of one graph, behind a plain pointer: no reference counting and no exclusivity checks on the way.
///
/// The arrays move when they grow, so a pointer into them is good only until the next call of user code.
@usableFromInline
struct Core {
    // Nodes. Slot 0 is never given out.
    @usableFromInline var nodes: UnsafeMutablePointer<Node>
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

    // Evaluation.
    @usableFromInline var place = RecordingPlace()
    /// The evaluations that have not ended, the innermost last. The first stands for none.
    var contexts = Stack<EvaluationContext>()
    /// The last of them.
    @usableFromInline var context: UnsafeMutablePointer<EvaluationContext>
    var reads = Stack<AnyAttribute>()
    var removals = 0
    /// Counts what may disturb an evaluation: revisions and removals.
    var disturbances = 0
    var frames = Stack<Frame>()
    var work = Stack<UInt32>()
    var newborns = Stack<AnyAttribute>()
    var newbornHead = 0
    var newbornCount = 0
    /// How many bodies have run; the number of a run is its stamp.
    var evaluationCount: UInt64 = 0

    // Effects.
    /// From `queueHead` to `passEnd` what the present pass still has to run, behind that the next pass.
    var queue = Stack<QueueEntry>()
    var queueHead = 0
    /// Barriers that hold marking back.
    var held = OrderedQueue()
    /// Effects that became due in this pass behind a barrier.
    var late = OrderedQueue()
    /// Marking goes on behind a barrier of which the flush has found that it changed.
    var isTelling = false
    /// Marking does not end at barriers though it comes from outside.
    var passesBarriers = false
    var passEnd = 0
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
        context = contexts.pushSpace()
        context.initialize(to: EvaluationContext())
        nodes = .allocateNodes(nodeCapacity)
        nodes.initialize(to: Node())
        nodesUsed = 1
        inputs = SlicePool(capacity: 64)
        readers = SlicePool(capacity: 64)
        subgraphs = Stack(capacity: 8)
        subgraphs.push(SubgraphRecord())
    }

    func deallocate() {
        nodes.deallocate()
        inputs.deallocate()
        readers.deallocate()
        reads.deallocate()
        contexts.deallocate()
        frames.deallocate()
        work.deallocate()
        newborns.deallocate()
        queue.deallocate()
        held.deallocate()
        late.deallocate()
        postponed.deallocate()
        cyclic.deallocate()
        subgraphs.deallocate()
    }
}

/// An effect that waits for the flush.
struct QueueEntry {
    var creation: UInt64
    var node: AnyAttribute
}

extension UnsafeMutablePointer where Pointee == Node {
    /// At the start of a cache line, so that each half of a node is one.
    static func allocateNodes(_ count: Int) -> Self {
        UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Node>.stride, alignment: 64)
            .bindMemory(to: Node.self, capacity: count)
    }
}
