@usableFromInline typealias CorePointer = UnsafeMutablePointer<Core>

/// All state of one graph, behind a plain pointer: no reference counting and no exclusivity checks on the way.
///
/// The arrays move when they grow, so a pointer into them is good only until the next call of user code.
@usableFromInline
struct Core {
    // Nodes. Slot 0 is never given out.
    @usableFromInline var nodes: UnsafeMutablePointer<Node>
    @usableFromInline var details: UnsafeMutablePointer<NodeDetails>
    var readerLists: UnsafeMutablePointer<ReaderList>
    /// For each node the last run that has recorded a read of it, as far as that was noted: see `recordOther`.
    @usableFromInline var stamps: UnsafeMutablePointer<UInt64>
    var nodeCapacity: Int
    var nodesUsed: Int
    var freeNode: UInt32 = 0
    var nodeCount = 0

    // Edges.
    /// At offset 1 is a 0, the end of an empty list, with what equals no input before it; at 2 and 3 is what stops cursors: see
    /// `noCursor` and `pausedCursor`.
    @usableFromInline var inputs: SlicePool
    var readers: SlicePool
    var edgeCount = 0

    /// Its lower half counts writes, invalidations and removals that left readers behind: every moment at which something
    /// clean may have become unsettled. The upper half counts removals and cycles. An evaluation looks whether it is what it was.
    @usableFromInline var epoch: UInt64 = 1
    /// The lower half.
    @usableFromInline var revision: UInt32 { UInt32(truncatingIfNeeded: epoch) }
    /// The revision after which they begin anew, as soon as no evaluation runs.
    var lastRevision: UInt32 = 1 << 31
    /// How often they have begun anew.
    var renumberings = 0

    // Evaluation.
    /// Where the innermost evaluation is among its inputs of the last run: the next that it read then.
    @usableFromInline var cursor: UnsafeMutablePointer<UInt32>
    /// The innermost evaluation. The outermost stands for none.
    @usableFromInline var context: UnsafeMutablePointer<EvaluationContext>
    private let bottom: UnsafeMutablePointer<EvaluationContext>
    var reads = Stack<AnyAttribute>()
    var lastStamp: UInt64 = 1
    @usableFromInline var frames = Stack<Frame>()
    /// Nodes whose readers are still to be told; room for all nodes.
    var work: UnsafeMutablePointer<UInt32>
    var workCount = 0
    var newborns = Stack<AnyAttribute>()
    var newbornHead = 0
    var newbornCount = 0
    /// How many bodies have run.
    @usableFromInline var evaluationCount: UInt64 = 0

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
        nodes = .allocateLines(nodeCapacity)
        nodes.initialize(to: Node())
        details = .allocateLines(nodeCapacity)
        details.initialize(to: NodeDetails())
        readerLists = .allocateLines(nodeCapacity)
        readerLists.initialize(to: ReaderList())
        stamps = .allocateLines(nodeCapacity)
        work = .allocate(capacity: nodeCapacity)
        nodesUsed = 1
        inputs = SlicePool(capacity: 64, reserved: 4, hasTwin: true)
        inputs.base[0] = hole
        inputs.base[1] = 0
        inputs.base[2] = hole
        inputs.base[3] = nobodyIsTold
        readers = SlicePool(capacity: 64)
        cursor = inputs.base + 3
        bottom = .allocate(capacity: 1)
        bottom.initialize(to: EvaluationContext(node: 0, outer: nil, outerCursor: cursor, frameCount: 0))
        context = bottom
        subgraphs = Stack(capacity: 8)
        subgraphs.push(SubgraphRecord())
    }

    func deallocate() {
        nodes.deallocate()
        details.deallocate()
        readerLists.deallocate()
        stamps.deallocate()
        bottom.deallocate()
        inputs.deallocate()
        readers.deallocate()
        reads.deallocate()
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

extension UnsafeMutablePointer {
    /// At the start of a cache line, so that none lies across two.
    static func allocateLines(_ count: Int) -> Self {
        UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Pointee>.stride, alignment: 64)
            .bindMemory(to: Pointee.self, capacity: count)
    }
}
