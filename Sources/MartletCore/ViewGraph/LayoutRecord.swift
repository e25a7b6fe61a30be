import Synchronization

/// What layout knows of a node, outside of the object: every frame reads it, and memory of its own needs no check of
/// who else is reading. Nothing in it needs to be destroyed but the kept sizes.
struct LayoutRecord {
    // What a question reads comes first, so that it is found together.
    var isRigid = false
    var answersDirectly = false
    var hasAnsweredDirectly = false
    var hasOtherDirectAnswers = false
    var isPlaced = false
    var needsPlace = false
    var isQueuedForMeasure = false
    var isQueuedForPlace = false
    /// Whether what the node keeps of its children is out of date for other reasons than that some of them changed.
    var isWhollyOld = false
    /// Which of the stack's children it is, where it is one.
    var siblingIndex: Int32 = -1
    var sizes = SizeCache()
    var size = CGSize.zero
    var origin = CGPoint.zero
    var placedProposal = ProposedViewSize.zero
    var explicitGuides = ExplicitGuides()
    var siblingOrder = SiblingOrder()
}

/// Memory for the records of nodes that are made one after the other: layout walks through them in that order. It
/// lives as long as one of the nodes.
final class LayoutRecords {
    private static let capacity = 16

    private let memory: UnsafeMutablePointer<LayoutRecord>
    private let spare: SpareRecords
    @exclusivity(unchecked) private var used = 0

    init(_ spare: SpareRecords) {
        self.spare = spare
        memory = spare.take()?.records ?? .allocate(capacity: Self.capacity)
    }

    deinit { spare.keep(SpareRecords.Block(records: memory)) }

    /// A fresh record; nil if all are taken.
    func take() -> UnsafeMutablePointer<LayoutRecord>? {
        guard used < Self.capacity else { return nil }
        let record = memory + used
        record.initialize(to: LayoutRecord())
        used += 1
        return record
    }
}

/// Memory of records whose nodes have gone, for the next ones: a list that scrolls would ask for it and give it back all the time,
/// and blocks of that size cost the allocator a look through everything small that is free.
final class SpareRecords: Sendable {
    private static let limit = 64

    /// Memory for the records of one ``LayoutRecords``, which alone writes there.
    struct Block: @unchecked Sendable {
        let records: UnsafeMutablePointer<LayoutRecord>
    }

    // Locked, since the last to hold a node may be a task on another thread.
    private let blocks = Mutex<[Block]>([])

    deinit { blocks.withLock { for block in $0 { block.records.deallocate() } } }

    func take() -> Block? { blocks.withLock { $0.popLast() } }

    func keep(_ block: Block) {
        let isKept = blocks.withLock { blocks in
            guard blocks.count < Self.limit else { return false }
            blocks.append(block)
            return true
        }
        if !isKept { block.records.deallocate() }
    }
}

extension LayoutEngine {
    /// A record for a new node, and the memory that it has to keep alive.
    func takeRecord() -> (LayoutRecords, UnsafeMutablePointer<LayoutRecord>) {
        if let record = records.take() { return (records, record) }
        records = LayoutRecords(spareRecords)
        return (records, records.take()!)
    }
}

extension ViewNode {
    /// The place of the top leading corner in the parent, as layout gave it; not rounded.
    package final var origin: CGPoint {
        get { record.pointee.origin }
        set { record.pointee.origin = newValue }
    }

    /// The size that layout gave; not rounded.
    package final var size: CGSize {
        get { record.pointee.size }
        set { record.pointee.size = newValue }
    }

    /// What the node was proposed in its place.
    final var placedProposal: ProposedViewSize {
        get { record.pointee.placedProposal }
        set { record.pointee.placedProposal = newValue }
    }

    final var siblingOrder: SiblingOrder {
        get { record.pointee.siblingOrder }
        set { record.pointee.siblingOrder = newValue }
    }

    final var isPlaced: Bool {
        get { record.pointee.isPlaced }
        set { record.pointee.isPlaced = newValue }
    }

    /// Whether the one kept size answers every proposal. A `measure` that finds it so sets it.
    final var isRigid: Bool {
        get { record.pointee.isRigid }
        set { record.pointee.isRigid = newValue }
    }

    /// Whether `directSize` knows the size for most proposals, faster than one can be kept.
    final var answersDirectly: Bool {
        get { record.pointee.answersDirectly }
        set { record.pointee.answersDirectly = newValue }
    }

    final var needsPlace: Bool {
        get { record.pointee.needsPlace }
        set { record.pointee.needsPlace = newValue }
    }

    final var isQueuedForMeasure: Bool {
        get { record.pointee.isQueuedForMeasure }
        set { record.pointee.isQueuedForMeasure = newValue }
    }

    final var isQueuedForPlace: Bool {
        get { record.pointee.isQueuedForPlace }
        set { record.pointee.isQueuedForPlace = newValue }
    }
}
