import MartletGraph

/// Shows the first of several views whose ideal size fits, or the last.
///
/// A view is made when its turn comes to be asked for its size, so those behind the one that fits are not made at
/// all. Only the one that is shown appears. A view that stands for none, like `EmptyView`, is no candidate.
@frozen nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
    var content: Content
    var axes: Axis.Set

    /// - Parameter axes: The axes on which a view has to fit.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        let node = FittingNode(inputs)
        _ = graph.effect { node.update(view.value(in: graph).axes) }
        var inner = inputs
        inner.isLazy = true
        inner.isFitting = true
        node.setList(Content._makeViewList(view: view.field(Content.self, at: 0), inputs: inner))
        return _ViewOutputs(node, preferences: PreferenceOutputs(presentIn: node, inputs: inputs))
    }
}

final class FittingNode: ViewNode, LazyOwner {
    private var axes: Axis.Set = []
    private let stackAxis: Axis?
    private var root: LazyPart!
    private var chosen: LazyCell?
    private(set) var elements: [ViewElement] = []
    let version: Attribute<UInt32>

    override init(_ inputs: _ViewInputs) {
        stackAxis = inputs.stackAxis
        version = inputs.graph.source(0)
        super.init(inputs)
    }

    fileprivate func setList(_ list: ViewList) {
        root = LazyPart.make(list, context: LazyContext(node: self))
    }

    fileprivate func update(_ new: Axis.Set) {
        guard axes != new else { return }
        axes = new
        setNeedsLayout()
    }

    override func didEnd() {
        // Those that were asked and do not show.
        root.forEachCell { if let node = $0.node, node !== chosen?.node { node.end() } }
    }

    // MARK: Changes

    func structureDidChange() { setNeedsLayout() }
    func noteMade(_ item: LazyItem) {}

    func comeBack(_ part: LazyPart) { part.forEachCell { $0.hasLeft = false } }

    func depart(_ part: LazyPart, _ finish: @escaping () -> Void) {
        part.forEachCell { cell in
            cell.hasLeft = true
            if cell === chosen { show(nil) }
            cell.end()
        }
        finish()
    }

    // MARK: Candidates

    private func node(of cell: LazyCell) -> ViewNode {
        let node = cell.make(stackAxis: stackAxis, graph: host.graph)
        if node.parent == nil {
            assert(id < node.id)
            node.parent = self
        }
        return node
    }

    /// The candidate that is shown for a proposal. Makes and asks one after the other.
    private func choice(for proposal: ProposedViewSize) -> LazyCell? {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        var cell = root.edgeCell(.forward)
        while let current = cell {
            let size = node(of: current).sizeThatFits(ideal)
            let fits =
                (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
            if fits { return current }
            guard let next = current.neighbour(.forward) else { return current }
            cell = next
        }
        return nil
    }

    private func show(_ new: LazyCell?) {
        guard chosen !== new else { return }
        chosen?.openGates(false)
        chosen?.node?.isPlaced = false
        new?.openGates(true)
        chosen = new
        setChildren(new.map { [node(of: $0)] } ?? [])
        elements = new.map { [$0.element] } ?? []
        host.graph.write(version, host.graph.untracked { host.graph.peek(version) } &+ 1)
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal).map { node(of: $0).sizeThatFits(proposal) } ?? .zero
    }

    override func placeChildren() {
        show(choice(for: placedProposal))
        if let chosen { place(node(of: chosen), at: .zero, proposal: placedProposal) }
    }

    override func spacing() -> ViewSpacing {
        root.edgeCell(.forward).map { node(of: $0).preferredSpacing() } ?? .zero
    }

    // Who is chosen, and so whose guides count, is only known with a proposal.
    override func answersGuides(_ axis: Axis) -> Bool { true }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        choice(for: dimensions.proposal).flatMap { dimensions.of(node(of: $0)).explicit(key) }
    }

    override var wrapped: ViewNode? { nil }
}

extension LazyCell {
    /// Opens or closes the gates of all items around the cell.
    fileprivate func openGates(_ open: Bool) {
        var part = parent
        while let current = part {
            (current as? LazyItem)?.gate?.set(open: open)
            part = current.parent
        }
    }
}
