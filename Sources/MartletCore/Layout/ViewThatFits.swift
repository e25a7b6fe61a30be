import MartletGraph

/// Shows the first of several views whose ideal size fits, or the last.
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
        let list = Content._makeViewList(view: view.field(Content.self, at: 0), inputs: inputs)
        node.list = ChildList(list, of: node, stackAxis: inputs.stackAxis, inputs: inputs) { [unowned node] in
            node.setNeedsLayout()
        }
        return _ViewOutputs(node, preferences: node.list.preferences)
    }
}

final class FittingNode: ViewNode {
    fileprivate(set) var list: ChildList!
    private var axes: Axis.Set = []
    private weak var chosen: ViewNode?

    fileprivate func update(_ new: Axis.Set) {
        guard axes != new else { return }
        axes = new
        setNeedsLayout()
    }

    /// The child that is shown for a proposal. Asks one child after the other.
    private func choice(for proposal: ProposedViewSize) -> ViewNode? {
        let present = children.filter { !$0.isLeaving }
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        for child in present.dropLast() {
            let size = child.sizeThatFits(ideal)
            let fits =
                (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
            if fits { return child }
        }
        return present.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren() {
        let new = choice(for: placedProposal)
        if chosen !== new {
            chosen = new
            for child in children where child !== new { child.isPlaced = false }
            setNeedsDisplay()
        }
        if let new { place(new, at: .zero, proposal: placedProposal) }
    }

    override func spacing() -> ViewSpacing { children.first?.preferredSpacing() ?? .zero }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        choice(for: dimensions.proposal).flatMap { dimensions.of($0).explicit(key) }
    }

    override func makeItem() -> DisplayItem? { chosen?.displayItem() }

    override func hitTest(_ point: CGPoint) -> ViewNode? { chosen?.hitTest(point) }
}
