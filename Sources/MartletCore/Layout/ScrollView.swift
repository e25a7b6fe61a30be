import MartletGraph

/// Shows a part of content that may be longer than the room.
///
/// Along its axes it takes what it is proposed, across them it is as wide as the content.
@frozen nonisolated public struct ScrollView<Content: View>: PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let node = ScrollNode(inputs)
        _ = graph.effect {
            node.update(
                view.value(in: graph).axes, direction: EnvironmentValues(scope: environment).layoutDirection)
        }
        var inner = inputs
        inner.stackAxis = .vertical
        let content = Content._makeViewList(view: view.field(Content.self, at: 0), inputs: inner)
            .makeUnary(inputs: inner, implicit: .stack)
        node.attach(content.node)
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

/// The node of a scroll view: a window on one child.
final class ScrollNode: ViewNode, ScrollTarget, Viewport {
    private var axes: Axis.Set = []
    private var direction = LayoutDirection.leftToRight
    /// How far the content has been moved towards its end, counted from the leading edge; in points.
    private(set) var offset = CGPoint.zero

    private var content: ViewNode { children[0] }

    fileprivate func update(_ new: Axis.Set, direction: LayoutDirection) {
        guard axes != new || self.direction != direction else { return }
        axes = new
        self.direction = direction
        setNeedsLayout()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = content.sizeThatFits(inner(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
            height: axes.contains(.vertical) ? proposal.height ?? own.height : own.height)
    }

    /// How far the content reaches out of the window.
    private var range: CGSize {
        let own = content.sizeThatFits(inner(placedProposal))
        return CGSize(
            width: axes.contains(.horizontal) ? max(own.width - size.width, 0) : 0,
            height: axes.contains(.vertical) ? max(own.height - size.height, 0) : 0)
    }

    override func placeChildren() {
        let range = range
        offset = CGPoint(x: min(offset.x, range.width), y: min(offset.y, range.height))
        place(
            content, at: CGPoint(x: -offset.x, y: -offset.y), proposal: inner(placedProposal), reading: direction)
    }

    /// Scrolls by `delta` as far as there is content; answers what it has used.
    func scroll(by delta: CGSize) -> CGSize {
        let range = range
        let old = offset
        offset = CGPoint(
            x: min(max(offset.x + delta.width, 0), range.width),
            y: min(max(offset.y + delta.height, 0), range.height))
        if offset == old { return .zero }
        setNeedsPlacement()
        return CGSize(width: offset.x - old.x, height: offset.y - old.y)
    }

    var visibleBounds: CGRect { CGRect(origin: .zero, size: size) }

    func contentGrew(by delta: CGSize) {
        offset.x += delta.width
        offset.y += delta.height
        setNeedsPlacement()
    }

    override func makeItem() -> DisplayItem? {
        guard let inside = groupOfChildren() else { return nil }
        return DisplayItem(
            .effect(.clip(Path(CGRect(origin: .zero, size: presentedSize)), FillStyle()), inside), identity: id)
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        bounds.contains(point) ? hitTestChildren(point) ?? self : nil
    }

    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    override var wrapped: ViewNode? { nil }
}
