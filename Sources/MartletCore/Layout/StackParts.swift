/// What a stack has found of one child.
struct StackChild {
    let node: Unmanaged<ViewNode>
    /// What the child was offered along the stack.
    var offer = KeptLength(nil)
    var size = CGSize.zero
    /// The distance to the child before.
    var distance: CGFloat = 0
    var position: CGFloat = 0
    /// Where the alignment guide lies in the child, across the stack.
    var guide: CGFloat = 0
    /// Whether it has one size for all proposals.
    var isRigid = false
    /// Whether it answers otherwise than it is arranged for.
    var isChanged = false
    /// Whether it was arranged anew since all were placed.
    var isUnplaced = false

    init(_ node: ViewNode) { self.node = .passUnretained(node) }

    @inline(__always)
    func withNode<R>(_ body: (ViewNode) -> R) -> R { node._withUnsafeGuaranteedRef(body) }
}

/// When a child is offered room.
struct StackTurn {
    var index: Int
    var priority: Double
    var minimum: CGFloat
    var flexibility: CGFloat

    /// Higher priority first, then the least flexible; of infinitely flexible ones the larger minimum first.
    func precedes(_ other: StackTurn) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility == .infinity, other.flexibility == .infinity, minimum != other.minimum {
            return minimum > other.minimum
        }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        return index < other.index
    }
}

/// The children's sum along the stack, and their range across it, counted from the alignment line.
struct StackExtent {
    var length: CGFloat = 0
    var low = CGFloat.infinity
    var high = -CGFloat.infinity
    var across: CGFloat { high - low }

    mutating func formUnion(_ other: StackExtent) {
        low = min(low, other.low)
        high = max(high, other.high)
    }
}

/// Where the children of an arranged stack stand in a size; what is larger or smaller than the stack is centred.
struct StackLines {
    let axis: Axis
    let along: CGFloat
    let across: CGFloat
    let acrossProposal: CGFloat?

    func origin(_ child: StackChild) -> CGPoint {
        axis == .horizontal
            ? CGPoint(x: along + child.position, y: across - child.guide)
            : CGPoint(x: across - child.guide, y: along + child.position)
    }

    /// What a child was offered.
    func proposal(_ child: StackChild) -> ProposedViewSize {
        ProposedViewSize(major: child.offer.length, minor: acrossProposal, axis: axis)
    }
}
