import MartletGraph

/// The node of a built-in stack: its arrangement runs over the nodes, without anything in between.
final class StackNode: ArrangingNode {
    @exclusivity(unchecked) private var arrangement: StackArrangement
    @exclusivity(unchecked) private var direction: LayoutDirection
    @exclusivity(unchecked) private(set) var list: ChildList!
    /// The children that are not on their way out, and what was found of them.
    private let work = UnsafeMutablePointer<StackWork>.allocate(capacity: 1)
    /// The children that answer otherwise than they are arranged for.
    @exclusivity(unchecked) private var changed: ContiguousArray<Int> = []
    /// The children that are arranged anew since all were placed.
    @exclusivity(unchecked) private var unplaced: ContiguousArray<Int> = []
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
            generation = work.wholeGeneration
            self.size = size
            self.direction = direction
            (low, across, length) = (work.extent.low, work.extent.across, work.extent.length)
        }
    }

    init(_ arrangement: StackArrangement, direction: LayoutDirection, inputs: _ViewInputs) {
        self.arrangement = arrangement
        self.direction = direction
        work.initialize(to: StackWork())
        super.init(inputs)
    }

    deinit {
        work.pointee.deallocate()
        work.deallocate()
    }

    override func setList(_ list: ViewList, stackAxis: Axis?, inputs: _ViewInputs) {
        self.list = ChildList(list, of: self, stackAxis: stackAxis, inputs: inputs) { [unowned self] in
            changed.removeAll()
            unplaced.removeAll()
            placed = nil
            work.pointee.setNodes(children.filter { !$0.isLeaving })
            setNeedsLayout()
        }
    }

    override func setPlain(_ nodes: ContiguousArray<ViewNode>) {
        setChildren(nodes)
        work.pointee.setNodes(nodes)
    }

    override var preferences: PreferenceOutputs { list.preferences }

    override func update(_ new: NodeArrangement, direction: LayoutDirection) {
        guard case .stack(let new) = new else { return }
        guard arrangement != new || self.direction != direction else { return }
        arrangement = new
        self.direction = direction
        work.pointee.forget()
        setNeedsLayout()
    }

    override func answersChanged(of child: ViewNode) {
        if let index = work.pointee.index(of: child) {
            changed.append(index)
        } else {
            record.pointee.isWhollyOld = true
        }
    }

    override func willRemeasure(isWhole: Bool) {
        // One row of 100,000 that grows sideways costs no look at the others: 20 ms less.
        if !isWhole, changed.count <= max(work.pointee.count / 4, 1), arrangement.update(&work.pointee, changed) {
            if placed != nil { unplaced += changed }
        } else {
            work.pointee.forget()
            unplaced.removeAll(keepingCapacity: true)
        }
        changed.removeAll(keepingCapacity: true)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = arrangement.size(&work.pointee, proposal: proposal)
        isRigid = work.pointee.isRigid
        return size
    }

    override func placeChildren() {
        arrangement.arrange(
            &work.pointee, proposal: arrangement.innerProposal(size: size, proposal: placedProposal))
        let now = Placed(work.pointee, size, direction)
        let isKnown = placed == now
        placed = nil
        if isKnown {
            // Their places in the middle of the stack are the same: only those that changed are placed.
            for index in unplaced where !placeChild(index) { return }
            for index in min(work.pointee.firstMoved, work.pointee.count)..<work.pointee.count {
                if !placeChild(index) { return }
            }
        } else {
            for index in 0..<work.pointee.count where !placeChild(index) { return }
        }
        unplaced.removeAll(keepingCapacity: true)
        work.pointee.firstMoved = .max
        placed = now
    }

    /// Places a child; false where that has changed its neighbours, so that all have to be placed again: a view may be
    /// made in the middle of layout.
    private func placeChild(_ index: Int) -> Bool {
        let generation = work.pointee.generation
        let origin = arrangement.origin(index, work.pointee, in: size)
        let proposal = arrangement.proposal(index, work.pointee)
        let child = work.pointee.nodes[index].takeUnretainedValue()
        place(child, at: origin, proposal: proposal, reading: direction)
        if work.pointee.generation == generation { return true }
        setNeedsPlacement()
        return false
    }

    override func spacing() -> ViewSpacing { arrangement.spacing(of: work.pointee) }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let proposal = arrangement.innerProposal(size: dimensions.size, proposal: dimensions.proposal)
        arrangement.arrange(&work.pointee, proposal: proposal)
        var combined = CombinedGuide(key)
        for index in 0..<work.pointee.count {
            let origin = arrangement.origin(index, work.pointee, in: dimensions.size)
            let proposal = arrangement.proposal(index, work.pointee)
            work.pointee.withNode(index) { combined.add($0, at: origin, proposal: proposal) }
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
