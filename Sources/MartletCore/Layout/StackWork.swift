/// The working memory of a stack: what it has found of its children, kept from one question to the next.
///
/// In memory of its own, so that an arrangement allocates nothing and counts no references. Its owner keeps the
/// nodes alive, says when they are others or have changed, and ends it.
struct StackWork {
    struct Child {
        /// What the child was offered along the stack.
        var offer: CGFloat?
        var size = CGSize.zero
        /// The distance to the child before.
        var distance: CGFloat = 0
        var position: CGFloat = 0
        /// Where the alignment guide lies in the child, across the stack.
        var guide: CGFloat = 0
        /// Whether it has one size for all proposals.
        var isRigid = false
    }

    /// When a child is offered room.
    struct Turn {
        var index: Int32 = 0
        var priority = 0.0
        var minimum: CGFloat = 0
        var flexibility: CGFloat = 0

        /// Higher priority first, then the least flexible; of infinitely flexible ones the larger minimum first.
        func precedes(_ other: Turn) -> Bool {
            if priority != other.priority { return priority > other.priority }
            if flexibility == .infinity, other.flexibility == .infinity, minimum != other.minimum {
                return minimum > other.minimum
            }
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            return index < other.index
        }
    }

    /// The children's sum along the stack, and their range across it, counted from the alignment line.
    struct Extent {
        var length: CGFloat = 0
        var low = CGFloat.infinity
        var high = -CGFloat.infinity
        var across: CGFloat { high - low }

        mutating func formUnion(_ other: Extent) {
            low = min(low, other.low)
            high = max(high, other.high)
        }
    }

    /// How many children have their range across kept together: of very many, one that changes has few others looked at.
    static let blockLength = 64

    private(set) var nodes = UnsafeMutableBufferPointer<Unmanaged<ViewNode>>(start: nil, count: 0)
    private(set) var children = UnsafeMutableBufferPointer<Child>(start: nil, count: 0)
    private(set) var turns = UnsafeMutableBufferPointer<Turn>(start: nil, count: 0)
    /// For how many children there is memory.
    private var capacity = 0
    /// The range across of each block of children.
    private(set) var blocks = UnsafeMutableBufferPointer<Extent>(start: nil, count: 0)

    /// The proposal that the children are arranged for; nil where nothing is known.
    private(set) var proposal: ProposedViewSize?
    var extent = Extent()
    /// Whether the distances are those of the children.
    var hasDistances = false
    /// Whether the turns are those of the children, and for which proposal across.
    var hasTurns = false
    var turnsAcross: CGFloat?
    /// Whether every child was offered the same, whoever comes first.
    var isUniform = false
    /// How many children have one size for all proposals.
    var rigidCount = 0
    /// Counts arrangements: who is in the middle of placing sees that it has to begin again.
    private(set) var generation = 0
    /// Counts arrangements of all children.
    private(set) var wholeGeneration = 0
    /// From which child on the places along the stack are others since all were arranged or placed.
    var firstMoved = Int.max

    var count: Int { nodes.count }

    init() {}

    init(_ nodes: some Collection<ViewNode>) { setNodes(nodes) }

    /// Takes over other children.
    mutating func setNodes(_ new: some Collection<ViewNode>) {
        let count = new.count
        if count > capacity { allocate(count) }
        nodes = UnsafeMutableBufferPointer(start: nodes.baseAddress, count: count)
        children = UnsafeMutableBufferPointer(start: children.baseAddress, count: count)
        let blockCount = (count + Self.blockLength - 1) / Self.blockLength
        blocks = UnsafeMutableBufferPointer(start: blocks.baseAddress, count: blockCount)
        for (index, node) in new.enumerated() {
            nodes.initializeElement(at: index, to: .passUnretained(node))
            node.record.pointee.siblingIndex = Int32(truncatingIfNeeded: index)
        }
        children.initialize(repeating: Child())
        blocks.initialize(repeating: Extent())
        forget()
    }

    /// Makes room for so many children: all in one piece.
    private mutating func allocate(_ count: Int) {
        deallocate()
        let blockCount = (count + Self.blockLength - 1) / Self.blockLength
        let childrenOffset = count * MemoryLayout<Unmanaged<ViewNode>>.stride
        let blocksOffset = childrenOffset + count * MemoryLayout<Child>.stride
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: blocksOffset + blockCount * MemoryLayout<Extent>.stride, alignment: 16)
        capacity = count
        nodes = UnsafeMutableBufferPointer(
            start: memory.assumingMemoryBound(to: Unmanaged<ViewNode>.self), count: count)
        children = UnsafeMutableBufferPointer(
            start: (memory + childrenOffset).assumingMemoryBound(to: Child.self), count: count)
        blocks = UnsafeMutableBufferPointer(
            start: (memory + blocksOffset).assumingMemoryBound(to: Extent.self), count: blockCount)
    }

    /// Room for a turn of each child. Most stacks never need it.
    mutating func prepareTurns() {
        if turns.count == count { return }
        turns.deallocate()
        turns = .allocate(capacity: count)
        turns.initialize(repeating: Turn())
    }

    /// The answers of the children may be others.
    mutating func forget() {
        proposal = nil
        hasDistances = false
        hasTurns = false
        noteWhole()
    }

    /// Some children are arranged anew.
    mutating func noteChange() {
        hasTurns = false
        generation &+= 1
    }

    private mutating func noteWhole() {
        isUniform = false
        firstMoved = .max
        generation &+= 1
        wholeGeneration &+= 1
    }

    /// The children are about to be arranged for another proposal.
    mutating func begin(_ proposal: ProposedViewSize) {
        self.proposal = proposal
        noteWhole()
    }

    /// Gives the memory back.
    mutating func deallocate() {
        UnsafeMutableRawPointer(nodes.baseAddress)?.deallocate()
        turns.deallocate()
        capacity = 0
        nodes = UnsafeMutableBufferPointer(start: nil, count: 0)
        children = UnsafeMutableBufferPointer(start: nil, count: 0)
        turns = UnsafeMutableBufferPointer(start: nil, count: 0)
        blocks = UnsafeMutableBufferPointer(start: nil, count: 0)
    }

    /// The index of a child; nil if it is none of them.
    func index(of node: ViewNode) -> Int? {
        let index = Int(node.record.pointee.siblingIndex)
        guard nodes.indices.contains(index), nodes[index].toOpaque() == Unmanaged.passUnretained(node).toOpaque() else {
            return nil
        }
        return index
    }

    @inline(__always)
    func withNode<R>(_ index: Int, _ body: (ViewNode) -> R) -> R {
        nodes[index]._withUnsafeGuaranteedRef(body)
    }

    /// Whether every child has one size for all proposals. Known once they have been asked.
    var isRigid: Bool { rigidCount == count }
}
