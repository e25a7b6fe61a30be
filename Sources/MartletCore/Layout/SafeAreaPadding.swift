import MartletGraph

/// Makes the safe area inside smaller by fixed lengths.
@frozen nonisolated public struct SafeAreaPaddingModifier: UnaryModifier, Equatable, Sendable {
    public var edges: Edge.Set
    /// nil takes the default length on each edge.
    public var insets: EdgeInsets?

    @inlinable nonisolated public init(edges: Edge.Set, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let node = SafeAreaPaddingNode(inputs)
        _ = graph.effect {
            let value = modifier.value(in: graph)
            let padding = _PaddingLayout(edges: value.edges, insets: value.insets)
                .corrected { node.host.report($0, $1, at: node.instance) }
            let direction = EnvironmentValues(scope: environment).layoutDirection
            node.update(padding.used, on: value.edges, direction)
        }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

/// Room around a view that the view may still reach into.
final class SafeAreaPaddingNode: SafeAreaBoundaryNode {
    private var insets = EdgeInsets()
    private var edges: Edge.Set = []
    private var direction = LayoutDirection.leftToRight

    fileprivate func update(_ insets: EdgeInsets, on edges: Edge.Set, _ direction: LayoutDirection) {
        guard self.insets != insets || self.edges != edges || self.direction != direction else { return }
        self.insets = insets
        self.edges = edges
        self.direction = direction
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = children[0].sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(own.width + insets.leading + insets.trailing, 0),
            height: max(own.height + insets.top + insets.bottom, 0))
    }

    override func placeChildren() {
        setBoundary(SideInsets(insets, direction), on: Sides(edges, direction))
        place(
            children[0], at: CGPoint(x: insets.leading, y: insets.top), proposal: placedProposal.inset(by: insets),
            reading: direction)
    }

    override func spacing() -> ViewSpacing {
        var spacing = children[0].preferredSpacing()
        spacing.reset(insets.nonzeroEdges)
        return spacing
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        children[0].dimensions(in: dimensions.proposal.inset(by: insets)).explicit(key)
            .map { $0 + CGPoint(x: insets.leading, y: insets.top)[key.axis] }
    }
}

extension View {
    /// Makes the safe area inside smaller. Plain views are laid out in the rest; scroll views inset their content.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(edges: .all, insets: insets))
    }

    /// Makes the safe area inside smaller on the given edges.
    /// - Parameter length: In points; nil is the default, 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(edges: edges, insets: length.map { EdgeInsets(all: $0) }))
    }

    /// Makes the safe area inside smaller by the same length, in points, on every edge.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        modifier(SafeAreaPaddingModifier(edges: .all, insets: EdgeInsets(all: length)))
    }
}
