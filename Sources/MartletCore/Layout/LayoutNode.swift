import MartletGraph

/// A container with a `Layout`: it holds the children of a view list and lets the layout arrange them.
final class LayoutNode<L: Layout>: ViewNode {
    /// The layout as it is now; on its way where its numbers are moving.
    private(set) var arrangement: L
    private var moving: MovingValue<L>?
    private var cache: L.Cache?
    private var direction = LayoutDirection.leftToRight
    private var isCacheOld = false
    private(set) var list: ChildList!
    /// The children that are not on their way out.
    private var present: [ViewNode] = []

    init(_ layout: L, inputs: _ViewInputs) {
        arrangement = layout
        super.init(inputs)
        // The layout may answer guides that no subview sets.
        noteExplicitGuides()
    }

    /// Makes the children. Called once, after construction.
    func setList(_ list: ViewList, inputs: _ViewInputs) {
        let axis = L.layoutProperties.stackOrientation
        self.list = ChildList(list, of: self, stackAxis: axis, inputs: inputs) { [unowned self] in
            present = children.filter { !$0.isLeaving }
            setNeedsLayout()
        }
    }

    /// Takes over a layout value; equal values change nothing. Under an animation its numbers follow in time, and
    /// the subviews are arranged anew in each frame.
    func update(_ new: L, direction: LayoutDirection) {
        let isSame = ValueComparison.of(L.self).areEqual(moving?.model ?? arrangement, new)
        guard !isSame || self.direction != direction else { return }
        self.direction = direction
        if !isSame { set(new) }
        setNeedsLayout()
    }

    private func set(_ new: L) {
        guard L.AnimatableData.self != EmptyAnimatableData.self else { return arrangement = new }
        let transaction = transaction
        if moving == nil, transaction.animation != nil {
            moving = MovingValue(arrangement, host: host) { [weak self] in
                self?.takePresented()
                self?.setNeedsLayout()
            }
        }
        guard let moving else { return arrangement = new }
        moving.set(new, transaction: transaction)
        takePresented()
    }

    private func takePresented() {
        guard let moving else { return }
        arrangement = moving.presented
        if !moving.isMoving { self.moving = nil }
    }

    override func willRemeasure() { isCacheOld = true }

    private func subviews(_ recorder: PlacementRecorder? = nil) -> LayoutSubviews {
        LayoutSubviews(nodes: present[...], recorder: recorder, layoutDirection: direction)
    }

    /// Calls `body` with the layout's cache: made once, and updated when subviews have changed.
    private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        guard var current = cache.take() else {
            var made = arrangement.makeCache(subviews: subviews)
            isCacheOld = false
            defer { cache = made }
            return body(&made)
        }
        if isCacheOld {
            isCacheOld = false
            arrangement.updateCache(&current, subviews: subviews)
        }
        defer { cache = current }
        return body(&current)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let subviews = subviews()
        return withCache(subviews) { arrangement.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeChildren() {
        let places = places(in: size, proposal: placedProposal)
        for (child, at) in zip(present, places) {
            place(child, at: at.origin, proposal: at.proposal, reading: direction)
        }
    }

    /// The place of each subview; those that the layout left out stand in the middle.
    private func places(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlace] {
        let recorder = PlacementRecorder(count: present.count)
        let subviews = subviews(recorder)
        withCache(subviews) {
            arrangement.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &$0)
        }
        recorder.isOpen = false
        return recorder.placements.enumerated().map { index, place in
            place ?? ChildPlace(origin: size.centring(present[index].sizeThatFits(proposal)), proposal: proposal)
        }
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
                    of: HorizontalAlignment(key: key), in: bounds, proposal: dimensions.proposal, subviews: subviews,
                    cache: &cache)
                : arrangement.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: dimensions.proposal, subviews: subviews,
                    cache: &cache)
        }
        if let own { return own }
        guard present.contains(where: \.hasExplicitGuides) else { return nil }
        var combined = CombinedGuide(key)
        for (child, at) in zip(present, places(in: dimensions.size, proposal: dimensions.proposal)) {
            combined.add(child, at: at.origin, proposal: at.proposal)
        }
        return combined.value
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
        let layout = view.field(L.self, at: 0)
        var inputs = inputs
        inputs.dynamicStackAxis = nil
        if let stack = L.self as? any StackLayout.Type {
            let graph = inputs.graph
            return makeStack(axis: stack.stackAxis, content: content, inputs: inputs) {
                (layout.value(in: graph) as! any StackLayout).arrangement
            }
        }
        return makeLayout(layout, content: content, inputs: inputs)
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
        if node == nil { node = LayoutNode(value, inputs: inputs) }
        node.update(value, direction: direction)
    }
    var inner = inputs
    inner.dynamicStackAxis =
        L.self == AnyLayout.self
        ? graph.rule { (layout.value(in: graph) as! AnyLayout).stackOrientation } : nil
    node.setList(Content._makeViewList(view: content, inputs: inner), inputs: inner)
    return _ViewOutputs(node, preferences: node.list.preferences)
}
