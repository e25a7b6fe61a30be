import MartletGraph

/// Lets the view reach into the safe area.
@frozen nonisolated public struct _SafeAreaRegionsIgnoringLayout: UnaryModifier, Equatable, Sendable {
    public var regions: SafeAreaRegions
    public var edges: Edge.Set

    @inlinable nonisolated public init(regions: SafeAreaRegions, edges: Edge.Set) {
        self.regions = regions
        self.edges = edges
    }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let node = SafeAreaIgnoringNode(inputs)
        _ = graph.effect {
            let value = modifier.value(in: graph)
            let direction = EnvironmentValues(scope: environment).layoutDirection
            node.update(value.regions, Sides(value.edges, direction))
        }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

/// Passes proposals through; where it stands at the safe boundary, its child is placed in the room up to the edge.
///
/// The child stands in the upper left corner of that room.
class SafeAreaIgnoringNode: ViewNode, SafeAreaReader {
    private var regions = SafeAreaRegions.all
    private var sides = Sides.all
    final private(set) lazy var watch = SafeAreaWatch(self)

    final func update(_ regions: SafeAreaRegions, _ sides: Sides) {
        guard self.regions != regions || self.sides != sides else { return }
        self.regions = regions
        self.sides = sides
        setNeedsPlacement()
    }

    final var safeAreaReach: SafeAreaReach {
        safeAreaReach(of: CGRect(origin: .zero, size: size), on: sides, regions: regions)
    }

    override func placeChildren() {
        watch.update()
        let insets = watch.insets
        let isWider = insets.width > 0, isTaller = insets.height > 0
        place(
            children[0], at: CGPoint(x: 0 - insets.left, y: 0 - insets.top),
            proposal: ProposedViewSize(
                width: isWider ? size.width + insets.width : placedProposal.width,
                height: isTaller ? size.height + insets.height : placedProposal.height))
    }

    final func safeAreaDidChange() { setNeedsPlacement() }
    override func safeAreaMayHaveChanged() { setNeedsPlacement() }
    override func didEnd() { watch.end() }
}

extension View {
    /// Lets the view reach into the safe area with those of its edges that stand at its boundary.
    ///
    /// Layout around does not notice: the view is measured as ever, and placed with more room.
    @inlinable nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
    }

    /// Lets the view reach into the safe area on the given edges. Prefer `ignoresSafeArea(_:edges:)`.
    @inlinable nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: .all, edges: edges))
    }
}
