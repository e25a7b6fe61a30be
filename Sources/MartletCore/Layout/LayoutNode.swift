import MartletGraph

/// A container with a `Layout`: it holds the children of a view list and lets the layout arrange them.
final class LayoutNode<L: Layout>: ViewNode {
    private(set) var arrangement: L
    private var cache: L.Cache?
    private var direction = LayoutDirection.leftToRight
    private(set) var list: ChildList!

    init(_ layout: L, inputs: _ViewInputs) {
        arrangement = layout
        super.init(inputs)
    }

    /// Makes the children. Called once, after construction.
    func setList(_ list: ViewList, inputs: _ViewInputs) {
        let axis = L.layoutProperties.stackOrientation
        self.list = ChildList(list, of: self, stackAxis: axis, inputs: inputs) { [unowned self] in
            cache = nil
            setNeedsLayout()
        }
    }

    /// Takes over a layout value; equal values change nothing.
    func update(_ new: L, direction: LayoutDirection) {
        let isSame =
            self.direction == direction && ValueComparison.of(L.self).areEqual(arrangement, new)
        guard !isSame else { return }
        arrangement = new
        self.direction = direction
        setNeedsLayout()
    }

    private func subviews(_ recorder: PlacementRecorder? = nil) -> LayoutSubviews {
        LayoutSubviews(
            nodes: Array(children.lazy.filter { !$0.isLeaving })[...], recorder: recorder, layoutDirection: direction)
    }

    private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        var current = cache ?? arrangement.makeCache(subviews: subviews)
        cache = nil
        defer { cache = current }
        return body(&current)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let subviews = subviews()
        return withCache(subviews) { arrangement.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeChildren() {
        let recorder = placements(in: size, proposal: placedProposal)
        for child in children where !child.isLeaving {
            let placement =
                recorder.placement(of: child) ?? centred(child, in: size, proposal: placedProposal)
            place(child, at: placement.origin, proposal: placement.proposal)
        }
    }

    private func placements(in size: CGSize, proposal: ProposedViewSize) -> PlacementRecorder {
        let recorder = PlacementRecorder()
        let subviews = subviews(recorder)
        withCache(subviews) {
            arrangement.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &$0)
        }
        return recorder
    }

    /// A subview that the layout did not place stands in the middle.
    private func centred(
        _ child: ViewNode, in size: CGSize, proposal: ProposedViewSize
    ) -> PlacementRecorder.Placement {
        let own = child.sizeThatFits(proposal)
        let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
        return PlacementRecorder.Placement(origin: origin, size: own, proposal: proposal)
    }

    override func spacing() -> ViewSpacing {
        let subviews = subviews()
        return withCache(subviews) { arrangement.spacing(subviews: subviews, cache: &$0) }
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        let subviews = subviews()
        let own: CGFloat? = withCache(subviews) { cache in
            key.axis == .horizontal
                ? arrangement.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews,
                    cache: &cache)
                : arrangement.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews,
                    cache: &cache)
        }
        return own ?? combinedAlignment(key, in: dimensions)
    }

    /// The explicit guides of the children where they are placed: the first and the last text baseline by minimum
    /// and maximum, others by mean.
    private func combinedAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let withGuides = children.filter { $0.hasExplicitGuides && !$0.isLeaving }
        guard !withGuides.isEmpty else { return nil }
        let recorder = placements(in: dimensions.size, proposal: dimensions.proposal)
        var values: [CGFloat] = []
        for child in withGuides {
            guard let placement = recorder.placement(of: child),
                let value = child.dimensions(in: placement.proposal).explicit(key)
            else { continue }
            values.append(value + placement.origin[key.axis])
        }
        guard !values.isEmpty else { return nil }
        if key == .firstTextBaseline { return values.min() }
        if key == .lastTextBaseline { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }

    override var wrapped: ViewNode? { nil }
}

extension Layout {
    /// The layout around `content`, as a view.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// A layout with its content.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    nonisolated init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }

    nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view.field(Content.self, at: offsetOfSecondField(L.self, Content.self))
        return makeLayout(view.field(L.self, at: 0), content: content, inputs: inputs)
    }
}

/// Makes the node of a container with a layout.
func makeLayout<L: Layout, Content: View>(
    _ layout: _GraphValue<L>, content: _GraphValue<Content>, inputs: _ViewInputs
) -> _ViewOutputs {
    let graph = inputs.graph
    let environment = inputs.environment
    var node: LayoutNode<L>!
    _ = graph.effect {
        let value = layout.value(in: graph)
        let direction = EnvironmentValues(scope: environment).layoutDirection
        if let node { node.update(value, direction: direction) } else { node = LayoutNode(value, inputs: inputs) }
    }
    node.setList(Content._makeViewList(view: content, inputs: inputs), inputs: inputs)
    return _ViewOutputs(node, preferences: node.list.preferences)
}
