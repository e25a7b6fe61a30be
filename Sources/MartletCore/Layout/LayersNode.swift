import MartletGraph

/// The node of a ZStack, and of views that lie on each other without anybody writing one.
final class LayersNode: ArrangingNode {
    @exclusivity(unchecked) private var arrangement: LayersArrangement
    @exclusivity(unchecked) private var direction: LayoutDirection
    @exclusivity(unchecked) private(set) var list: ChildList!
    /// The children that are not on their way out.
    @exclusivity(unchecked) private var present: ContiguousArray<ViewNode> = []

    init(_ arrangement: LayersArrangement, direction: LayoutDirection, inputs: _ViewInputs) {
        self.arrangement = arrangement
        self.direction = direction
        super.init(inputs)
    }

    override func setList(_ list: ViewList, stackAxis: Axis?, inputs: _ViewInputs) {
        self.list = ChildList(list, of: self, stackAxis: stackAxis, inputs: inputs) { [unowned self] in
            present = stayingChildren
            setNeedsLayout()
        }
    }

    override func setPlain(_ nodes: ContiguousArray<ViewNode>) {
        setChildren(nodes)
        present = nodes
    }

    override var preferences: PreferenceOutputs { list.preferences }

    override func update(_ new: NodeArrangement, direction: LayoutDirection) {
        guard case .layers(let new) = new else { return }
        guard arrangement != new || self.direction != direction else { return }
        arrangement = new
        self.direction = direction
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = arrangement.size(of: present, proposal: proposal)
        isRigid = !present.contains { !$0.isRigid }
        return size
    }

    override func placeChildren() {
        arrangement.place(present, in: size, proposal: placedProposal) { child, origin, proposal in
            place(child, at: origin, proposal: proposal, reading: direction)
        }
    }

    override func spacing() -> ViewSpacing { arrangement.spacing(of: present) }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard present.contains(where: { $0.hasExplicitGuides(key.axis) }) else { return nil }
        var combined = CombinedGuide(key)
        arrangement.place(present, in: dimensions.size, proposal: dimensions.proposal) { child, origin, proposal in
            combined.add(child, at: origin, proposal: proposal)
        }
        return combined.value
    }

    override var wrapped: ViewNode? { nil }
}
