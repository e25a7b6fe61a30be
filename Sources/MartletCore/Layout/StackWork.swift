/// The working memory of a stack: what it has found of its children, kept from one question to the next.
///
/// One piece of memory beside the object, asked for once: a head, the children, and behind them what few stacks use. So an
/// arrangement allocates nothing and counts no references, and a row of two children is looked at in few cache lines. Its owner
/// keeps the nodes alive, says when they are others or have changed, and ends it.
struct StackWork {
    struct Head {
        var count: Int
        /// For how many children there is memory.
        let capacity: Int
        /// The proposal that the children are arranged for, where they are.
        var proposal = KeptProposal.zero
        var isArranged = false
        /// Whether the distances are those of the children.
        var hasDistances = false
        /// Whether the turns are those of the children, for `turnsAcross`.
        var hasTurns = false
        /// Whether every child was offered the same, whoever comes first.
        var isUniform = false
        /// The sum of the distances.
        var distances: CGFloat = 0
        var turnsAcross = KeptLength(nil)
        var extent = StackExtent()
        /// How many children have one size for all proposals.
        var rigidCount = 0
        /// Counts arrangements: who is in the middle of placing sees that it has to begin again.
        var generation = 0
        /// Counts arrangements of all children.
        var wholeGeneration = 0
        /// How many children are listed as changed, and how many as unplaced.
        var changedCount = 0
        var unplacedCount = 0
        /// From which child on the places along the stack are others since all were arranged or placed.
        var firstMoved = Int.max
    }

    /// How many children have their range across kept together: of very many, one that changes has few others looked at.
    static let blockLength = 64

    private(set) var head: UnsafeMutablePointer<Head>

    init(_ nodes: some Collection<ViewNode>) {
        head = Self.allocate(nodes.count)
        fill(nodes)
    }

    /// Takes over other children.
    mutating func setNodes(_ nodes: some Collection<ViewNode>) {
        let old = head
        if nodes.count > old.pointee.capacity {
            head = Self.allocate(max(nodes.count, old.pointee.capacity + old.pointee.capacity / 2))
            head.pointee.generation = old.pointee.generation
            head.pointee.wholeGeneration = old.pointee.wholeGeneration
            UnsafeMutableRawPointer(old).deallocate()
        }
        fill(nodes)
        forget()
    }

    private func fill(_ nodes: some Collection<ViewNode>) {
        head.pointee.count = nodes.count
        head.pointee.changedCount = 0
        head.pointee.unplacedCount = 0
        for (index, node) in nodes.enumerated() {
            (children + index).initialize(to: StackChild(node))
            node.record.pointee.siblingIndex = Int32(truncatingIfNeeded: index)
        }
    }

    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Head> {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: offsets(capacity).end, alignment: 16)
        let head = memory.bindMemory(to: Head.self, capacity: 1)
        head.initialize(to: Head(count: 0, capacity: capacity))
        return head
    }

    /// A child answers otherwise than it is arranged for.
    func noteChanged(_ index: Int) {
        if children[index].isChanged { return }
        children[index].isChanged = true
        changed[head.pointee.changedCount] = Int32(truncatingIfNeeded: index)
        head.pointee.changedCount += 1
    }

    /// What has changed is arranged: it has to be placed.
    func settleChanged() {
        for place in 0..<head.pointee.changedCount {
            let index = Int(changed[place])
            children[index].isChanged = false
            if children[index].isUnplaced { continue }
            children[index].isUnplaced = true
            unplaced[head.pointee.unplacedCount] = Int32(truncatingIfNeeded: index)
            head.pointee.unplacedCount += 1
        }
        head.pointee.changedCount = 0
    }

    /// All are placed.
    func settleUnplaced() {
        for place in 0..<head.pointee.unplacedCount { children[Int(unplaced[place])].isUnplaced = false }
        head.pointee.unplacedCount = 0
        head.pointee.firstMoved = .max
    }

    /// Gives the memory back.
    func deallocate() { UnsafeMutableRawPointer(head).deallocate() }

    /// The answers of the children may be others.
    func forget() {
        head.pointee.isArranged = false
        head.pointee.hasDistances = false
        head.pointee.hasTurns = false
        noteWhole()
    }

    /// Some children are arranged anew.
    func noteChange() {
        head.pointee.hasTurns = false
        head.pointee.generation &+= 1
    }

    private func noteWhole() {
        head.pointee.isUniform = false
        head.pointee.firstMoved = .max
        head.pointee.generation &+= 1
        head.pointee.wholeGeneration &+= 1
    }

    /// The children are about to be arranged for another proposal.
    func begin(_ proposal: KeptProposal) {
        head.pointee.isArranged = true
        head.pointee.proposal = proposal
        noteWhole()
    }

    /// Whether the children stand as they would for a proposal to a stack along an axis.
    func isArranged(for proposal: KeptProposal, along axis: Axis) -> Bool {
        guard head.pointee.isArranged else { return false }
        if head.pointee.proposal == proposal { return true }
        guard isRigid else { return false }
        // They have one size whatever they are offered: a nest of such stacks is arranged once, not for each question.
        if head.pointee.proposal[axis] != proposal[axis] { head.pointee.isUniform = false }
        head.pointee.proposal = proposal
        return true
    }

    /// The index of a child; nil if it is none of them.
    func index(of node: ViewNode) -> Int? {
        let index = Int(node.record.pointee.siblingIndex)
        guard index >= 0, index < count, children[index].node.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
        else { return nil }
        return index
    }

    @inline(__always)
    func withNode<R>(_ index: Int, _ body: (ViewNode) -> R) -> R { children[index].withNode(body) }

    @inline(__always)
    var count: Int { head.pointee.count }

    /// Whether every child has one size for all proposals. Known once they have been asked.
    var isRigid: Bool { head.pointee.rigidCount == head.pointee.count }
}

extension StackWork {
    @inline(__always)
    var children: UnsafeMutablePointer<StackChild> {
        (UnsafeMutableRawPointer(head) + MemoryLayout<Head>.stride).assumingMemoryBound(to: StackChild.self)
    }

    /// Room for a turn of each child; written where somebody has to ask for flexibility.
    var turns: UnsafeMutableBufferPointer<StackTurn> {
        UnsafeMutableBufferPointer(start: part(offsets.turns), count: count)
    }

    /// The range across of each block of children, where there is more than one.
    var ranges: UnsafeMutablePointer<StackExtent> { part(offsets.ranges) }

    /// The children that are marked as changed, in the order in which they were.
    var changed: UnsafeMutablePointer<Int32> { part(offsets.changed) }

    /// The children that are marked as unplaced.
    var unplaced: UnsafeMutablePointer<Int32> { part(offsets.unplaced) }

    private func part<Part>(_ offset: Int) -> UnsafeMutablePointer<Part> {
        (UnsafeMutableRawPointer(head) + offset).assumingMemoryBound(to: Part.self)
    }

    @inline(__always)
    private var offsets: Offsets { Self.offsets(head.pointee.capacity) }

    private typealias Offsets = (turns: Int, ranges: Int, changed: Int, unplaced: Int, end: Int)

    @inline(__always)
    private static func offsets(_ capacity: Int) -> Offsets {
        let turns = MemoryLayout<Head>.stride + capacity * MemoryLayout<StackChild>.stride
        let ranges = turns + capacity * MemoryLayout<StackTurn>.stride
        let blocks = capacity > blockLength ? (capacity + blockLength - 1) / blockLength : 0
        let changed = ranges + blocks * MemoryLayout<StackExtent>.stride
        let unplaced = changed + capacity * MemoryLayout<Int32>.stride
        return (turns, ranges, changed, unplaced, unplaced + capacity * MemoryLayout<Int32>.stride)
    }
}
