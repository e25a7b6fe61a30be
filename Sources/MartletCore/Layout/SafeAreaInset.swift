import MartletGraph

/// Puts a bar at an edge of the view and keeps its room free there.
@frozen nonisolated public struct _InsetViewModifier<Content: View>: UnaryModifier {
    /// Where the bar stands.
    public struct Properties: Equatable, Sendable {
        var edge: Edge
        var alignment: Alignment
        /// nil takes the distance that both views prefer.
        var spacing: CGFloat?
    }

    public var content: Content
    public var properties: Properties

    nonisolated init(content: Content, properties: Properties) {
        self.content = content
        self.properties = properties
    }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let node = SafeAreaInsetNode(inputs)
        _ = graph.effect {
            let value = modifier.value(in: graph).properties
            let spacing = node.usableSpacing(value.spacing)
            node.update(
                edge: value.edge, alignment: value.alignment, spacing: spacing,
                direction: EnvironmentValues(scope: environment).layoutDirection)
        }
        let primary = body(inputs)
        node.attach(primary.node)
        var inner = inputs
        inner.stackAxis = nil
        let bar = Content._makeViewList(view: modifier.field(Content.self, at: 0), inputs: inner)
            .makeUnary(inputs: inner, implicit: .stack)
        node.attach(bar.node)
        return _ViewOutputs(
            node, preferences: PreferenceOutputs(combining: (primary.preferences, bar.preferences), inputs: inputs))
    }
}

/// A view and a bar at one of its edges. The bar is asked first, with its ideal length; the view gets the rest. What
/// ignores the safe area extends under the bar.
final class SafeAreaInsetNode: SafeAreaBoundaryNode {
    private var edge = Edge.bottom
    private var alignment = Alignment.center
    private var distance: CGFloat?
    private var direction = LayoutDirection.leftToRight

    private var primary: ViewNode { children[0] }
    private var bar: ViewNode { children[1] }
    private var isVertical: Bool { edge == .top || edge == .bottom }
    private var isBefore: Bool { edge == .top || edge == .leading }

    func usableSpacing(_ spacing: CGFloat?) -> CGFloat? {
        guard let spacing, !spacing.isFinite else { return spacing }
        host.report(
            .invalidGeometry, "safeAreaInset(spacing: \(spacing)) is not finite; no spacing is used there.",
            at: instance)
        return 0
    }

    fileprivate func update(edge: Edge, alignment: Alignment, spacing: CGFloat?, direction: LayoutDirection) {
        guard
            self.edge != edge || self.alignment != alignment || self.distance != spacing
                || self.direction != direction
        else { return }
        self.edge = edge
        self.alignment = alignment
        distance = spacing
        self.direction = direction
        setNeedsLayout()
    }

    // MARK: Layout

    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        isVertical
            ? ProposedViewSize(width: proposal.width, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height)
    }

    /// What the bar takes along the edge's axis, with the distance to the view.
    private func kept(_ proposal: ProposedViewSize) -> EdgeInsets {
        let own = bar.sizeThatFits(barProposal(proposal))
        // A bar without any view in it is none.
        guard own != .zero || !bar.isEmptyContainer else { return EdgeInsets() }
        let gap =
            distance
            ?? (isBefore
                ? bar.preferredSpacing().distance(
                    to: primary.preferredSpacing(), along: isVertical ? .vertical : .horizontal)
                : primary.preferredSpacing().distance(
                    to: bar.preferredSpacing(), along: isVertical ? .vertical : .horizontal))
        let length = max((isVertical ? own.height : own.width) + gap, 0)
        var insets = EdgeInsets()
        switch edge {
        case .top: insets.top = length
        case .bottom: insets.bottom = length
        case .leading: insets.leading = length
        case .trailing: insets.trailing = length
        }
        return insets
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let kept = kept(proposal)
        let own = primary.sizeThatFits(proposal.inset(by: kept))
        return CGSize(
            width: own.width + kept.leading + kept.trailing, height: own.height + kept.top + kept.bottom)
    }

    override func placeChildren() {
        let kept = kept(placedProposal)
        setBoundary(SideInsets(kept, direction), on: Sides(Edge.Set(edge), direction))
        place(
            primary, at: CGPoint(x: kept.leading, y: kept.top), proposal: placedProposal.inset(by: kept),
            reading: direction)
        let proposal = barProposal(placedProposal)
        let dimensions = bar.dimensions(in: proposal)
        var origin = alignment.origin(of: dimensions, in: size)
        switch edge {
        case .top: origin.y = 0
        case .bottom: origin.y = size.height - dimensions.height
        case .leading: origin.x = 0
        case .trailing: origin.x = size.width - dimensions.width
        }
        place(bar, at: origin, proposal: proposal, reading: direction)
    }

    override func spacing() -> ViewSpacing {
        var spacing = primary.preferredSpacing()
        spacing.setEdges(of: bar.preferredSpacing(), Edge.Set(edge))
        return spacing
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard primary.hasExplicitGuides(key.axis) else { return nil }
        let kept = kept(dimensions.proposal)
        return primary.dimensions(in: dimensions.proposal.inset(by: kept)).explicit(key)
            .map { $0 + CGPoint(x: kept.leading, y: kept.top)[key.axis] }
    }

    override var wrapped: ViewNode? { children.isEmpty ? nil : primary }
}

/// A node with a boundary of the safe area inside, around its first child.
class SafeAreaBoundaryNode: ViewNode {
    private var kept = SideInsets()
    private var sides: Sides = []

    override init(_ inputs: _ViewInputs) {
        super.init(inputs)
        host.safeAreaCount += 1
    }

    /// Sets where the boundary is. Called before the first child is placed.
    final func setBoundary(_ insets: SideInsets, on sides: Sides) {
        guard kept != insets || self.sides != sides else { return }
        kept = insets
        self.sides = sides
        host.layout.noteMoved(self)
    }

    final override func passSafeArea(around child: ViewNode, _ reach: inout SafeAreaReach) {
        guard child === children.first else { return }
        reach.pass(CGRect(origin: .zero, size: size), kept, on: sides, .container)
    }

    override func didEnd() { host.safeAreaCount -= 1 }
}

extension ViewNode {
    /// Whether this is a container in which no view is.
    fileprivate var isEmptyContainer: Bool { children.allSatisfy(\.isLeaving) && self is ImplicitContainerNode }
}

extension View {
    /// Puts `content` above or below this view and keeps its room free: the safe area inside is smaller by it.
    /// - Parameter spacing: The distance between both in points; nil is the one that both prefer, 8 between plain views.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                content: content(),
                properties: .init(
                    edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                    spacing: spacing)))
    }

    /// Puts `content` beside this view and keeps its room free: the safe area inside is smaller by it.
    /// - Parameter spacing: The distance between both in points; nil is the one that both prefer, 8 between plain views.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                content: content(),
                properties: .init(
                    edge: edge == .leading ? .leading : .trailing,
                    alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)))
    }

    /// Puts `content` above or below this view as a bar. Scroll views show their content under it.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Puts `content` beside this view as a bar. Scroll views show their content under it.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
