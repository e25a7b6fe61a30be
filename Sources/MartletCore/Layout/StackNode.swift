import MartletGraph

/// The node of a built-in stack: its arrangement runs over the nodes, without anything in between.
final class StackNode: ArrangingNode {
    @exclusivity(unchecked) private var arrangement: StackArrangement
    @exclusivity(unchecked) private var direction: LayoutDirection
    @exclusivity(unchecked) private(set) var list: ChildList!
    /// The children that are not on their way out, and what was found of them.
    @exclusivity(unchecked) private var work: StackWork!
    /// For what all children have been placed; nil where they have not.
    @exclusivity(unchecked) private var placed: Placed?

    /// What the place of every child hangs on.
    private struct Placed: Equatable {
        let generation: Int
        let size: CGSize
        let direction: LayoutDirection
        let low: CGFloat
        let across: CGFloat
        let length: CGFloat

        init(_ work: StackWork, _ size: CGSize, _ direction: LayoutDirection) {
            let extent = work.head.pointee.extent
            generation = work.head.pointee.wholeGeneration
            self.size = size
            self.direction = direction
            (low, across, length) = (extent.low, extent.across, extent.length)
        }
    }

    init(_ arrangement: StackArrangement, direction: LayoutDirection, inputs: _ViewInputs) {
        self.arrangement = arrangement
        self.direction = direction
        super.init(inputs)
    }

    deinit { work?.deallocate() }

    override func setList(_ list: ViewList, stackAxis: Axis?, inputs: _ViewInputs) {
        self.list = ChildList(list, of: self, stackAxis: stackAxis, inputs: inputs) { [unowned self] in
            placed = nil
            let present = stayingChildren
            if work == nil { work = StackWork(present) } else { work.setNodes(present) }
            setNeedsLayout()
        }
        // A list without elements tells of no change.
        if work == nil { work = StackWork([]) }
    }

    override func setPlain(_ nodes: ContiguousArray<ViewNode>) {
        setChildren(nodes)
        work = StackWork(nodes)
    }

    override var preferences: PreferenceOutputs { list.preferences }

    override func update(_ new: NodeArrangement, direction: LayoutDirection) {
        guard case .stack(let new) = new else { return }
        guard arrangement != new || self.direction != direction else { return }
        arrangement = new
        self.direction = direction
        work?.forget()
        setNeedsLayout()
    }

    override func answersChanged(of child: ViewNode) {
        if let index = work.index(of: child) {
            work.noteChanged(index)
        } else {
            record.pointee.isWhollyOld = true
        }
    }

    override func willRemeasure(isWhole: Bool) {
        // One row of 100,000 that grows sideways costs no look at the others: 20 ms less.
        if !isWhole, work.head.pointee.changedCount <= max(work.count / 4, 1), arrangement.update(work) { return }
        work.settleChanged()
        work.forget()
    }

    /// A stack that nobody had asked is in no queue: what it was told meanwhile counts when it is asked.
    @inline(__always)
    private func takeChanges() {
        guard record.pointee.isWhollyOld || work.head.pointee.changedCount > 0 else { return }
        let isWhole = record.pointee.isWhollyOld
        record.pointee.isWhollyOld = false
        willRemeasure(isWhole: isWhole)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        takeChanges()
        let size = arrangement.size(work, proposal: proposal)
        isRigid = work.isRigid
        return size
    }

    override func placeChildren() {
        arrangement.arrange(work, proposal: arrangement.innerProposal(size: size, proposal: placedProposal))
        let now = Placed(work, size, direction)
        let isKnown = placed == now
        placed = nil
        let lines = arrangement.lines(work, in: size)
        if isKnown {
            // Their places in the middle of the stack are the same: only those that changed are placed.
            for place in 0..<work.head.pointee.unplacedCount where !placeChild(Int(work.unplaced[place]), lines) {
                return
            }
            for index in min(work.head.pointee.firstMoved, work.count)..<work.count where !placeChild(index, lines) {
                return
            }
        } else {
            for index in 0..<work.count where !placeChild(index, lines) { return }
        }
        work.settleUnplaced()
        placed = now
    }

    /// Places a child; false where that has changed its neighbours, so that all have to be placed again: a view may be
    /// made in the middle of layout.
    @inline(__always)
    private func placeChild(_ index: Int, _ lines: StackLines) -> Bool {
        let generation = work.head.pointee.generation
        let child = work.children[index]
        place(
            child.node.takeUnretainedValue(), at: lines.origin(child), proposal: lines.proposal(child),
            reading: direction)
        if work.head.pointee.generation == generation { return true }
        setNeedsPlacement()
        return false
    }

    override func spacing() -> ViewSpacing { arrangement.spacing(of: work) }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        takeChanges()
        let proposal = arrangement.innerProposal(size: dimensions.size, proposal: dimensions.proposal)
        arrangement.arrange(work, proposal: proposal)
        let lines = arrangement.lines(work, in: dimensions.size)
        var combined = CombinedGuide(key)
        for index in 0..<work.count {
            let child = work.children[index]
            child.withNode { combined.add($0, at: lines.origin(child), proposal: lines.proposal(child)) }
        }
        return combined.value
    }

    override var wrapped: ViewNode? { nil }
}

/// The explicit guides of several children as one of their container: the first text baseline is the topmost, the
/// last one the lowest, any other the mean.
struct CombinedGuide {
    private let key: AlignmentKey
    private var count: CGFloat = 0
    private(set) var value: CGFloat?

    init(_ key: AlignmentKey) { self.key = key }

    mutating func add(_ child: ViewNode, at origin: CGPoint, proposal: ProposedViewSize) {
        guard child.hasExplicitGuides(key.axis), let own = child.dimensions(in: proposal).explicit(key) else { return }
        let next = own + origin[key.axis]
        count += 1
        guard let before = value else { return value = next }
        if key == .firstTextBaseline {
            value = min(before, next)
        } else if key == .lastTextBaseline {
            value = max(before, next)
        } else {
            value = before + (next - before) / count
        }
    }
}
