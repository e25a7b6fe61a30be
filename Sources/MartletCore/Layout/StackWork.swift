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
    }

    private(set) var nodes = UnsafeMutableBufferPointer<Unmanaged<ViewNode>>(start: nil, count: 0)
    private(set) var children = UnsafeMutableBufferPointer<Child>(start: nil, count: 0)
    private(set) var turns = UnsafeMutableBufferPointer<Turn>(start: nil, count: 0)

    /// The proposal that the children are arranged for; nil where nothing is known.
    private(set) var proposal: ProposedViewSize?
    var extent = Extent()
    /// Whether the distances are those of the children.
    var hasDistances = false
    /// Whether the turns are those of the children, and for which proposal across.
    var hasTurns = false
    var turnsAcross: CGFloat?
    /// Counts arrangements: who is in the middle of placing sees that it has to begin again.
    private(set) var generation = 0

    var count: Int { nodes.count }

    init() {}

    init(_ nodes: some Collection<ViewNode>) { setNodes(nodes) }

    /// Takes over other children.
    mutating func setNodes(_ new: some Collection<ViewNode>) {
        deallocate()
        let count = new.count
        nodes = .allocate(capacity: count)
        children = .allocate(capacity: count)
        turns = .allocate(capacity: count)
        for (index, node) in new.enumerated() { nodes.initializeElement(at: index, to: .passUnretained(node)) }
        children.initialize(repeating: Child())
        turns.initialize(repeating: Turn())
        forget()
    }

    /// The answers of the children may be others.
    mutating func forget() {
        proposal = nil
        hasDistances = false
        hasTurns = false
        generation &+= 1
    }

    /// The children are about to be arranged for another proposal.
    mutating func begin(_ proposal: ProposedViewSize) {
        self.proposal = proposal
        generation &+= 1
    }

    /// Gives the memory back.
    mutating func deallocate() {
        nodes.deallocate()
        children.deallocate()
        turns.deallocate()
        nodes = UnsafeMutableBufferPointer(start: nil, count: 0)
        children = UnsafeMutableBufferPointer(start: nil, count: 0)
        turns = UnsafeMutableBufferPointer(start: nil, count: 0)
    }

    @inline(__always)
    func withNode<R>(_ index: Int, _ body: (ViewNode) -> R) -> R {
        nodes[index]._withUnsafeGuaranteedRef(body)
    }

    /// Whether every child has one size for all proposals. Known once they have been asked.
    var isRigid: Bool {
        for index in nodes.indices where !withNode(index, { $0.isRigid }) { return false }
        return true
    }
}
