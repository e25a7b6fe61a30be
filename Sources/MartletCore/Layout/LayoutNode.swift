import MartletGraph

/// A container with a `Layout`: it holds the children of a view list and lets the layout arrange them.
final class LayoutNode<L: Layout>: ViewNode {
    /// The layout as it is now; on its way where its numbers are moving.
    @exclusivity(unchecked) private(set) var arrangement: L
    @exclusivity(unchecked) private var moving: MovingValue<L>?
    /// The layout's cache, once it is made.
    private let cache: UnsafeMutablePointer<L.Cache>
    @exclusivity(unchecked) private var hasCache = false
    @exclusivity(unchecked) private var direction = LayoutDirection.leftToRight
    /// Whether the cache has to be made, or to be told of a change.
    @exclusivity(unchecked) private var isCacheOld = true
    @exclusivity(unchecked) private(set) var list: ChildList!
    /// The children that are not on their way out.
    @exclusivity(unchecked) private var present: ContiguousArray<ViewNode> = []
    /// Made where there are subviews to place.
    @exclusivity(unchecked) private var recorder: PlacementRecorder?
    private static var keepsNothing: Bool { MemoryLayout<L.Cache>.size == 0 }

    init(_ layout: L, inputs: _ViewInputs) {
        arrangement = layout
        // A cache without contents needs no memory.
        let alignment = MemoryLayout<L.Cache>.alignment
        cache = Self.keepsNothing ? UnsafeMutablePointer(bitPattern: alignment)! : .allocate(capacity: 1)
        super.init(inputs)
    }

    deinit {
        if hasCache { cache.deinitialize(count: 1) }
        if !Self.keepsNothing { cache.deallocate() }
    }

    /// Makes the children. Called once, after construction.
    func setList(_ list: ViewList, inputs: _ViewInputs) {
        let axis = L.layoutProperties.stackOrientation
        self.list = ChildList(list, of: self, stackAxis: axis, inputs: inputs) { [unowned self] in
            present = stayingChildren
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
            moving = MovingValue(arrangement, host: host, owner: self) { [weak self] in
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

    override func willRemeasure(isWhole: Bool) { isCacheOld = true }

    private func subviews(_ recorder: PlacementRecorder? = nil) -> LayoutSubviews {
        LayoutSubviews(nodes: present[...], recorder: recorder, layoutDirection: direction)
    }

    /// Brings the layout's cache up to date: made once, and updated when subviews have changed.
    @inline(__always)
    private func updateCache(_ subviews: LayoutSubviews) { if isCacheOld { makeCache(subviews) } }

    private func makeCache(_ subviews: LayoutSubviews) {
        if hasCache {
            arrangement.updateCache(&cache.pointee, subviews: subviews)
        } else {
            cache.initialize(to: arrangement.makeCache(subviews: subviews))
            hasCache = true
        }
        isCacheOld = false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let subviews = subviews()
        updateCache(subviews)
        return arrangement.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.pointee)
    }

    override func placeChildren() {
        let present = present
        forEachPlace(of: present, in: size, proposal: placedProposal) { child, at in
            place(child, at: at.origin, proposal: at.proposal, reading: direction)
        }
    }

    private func letPlace(_ subviews: LayoutSubviews, in size: CGSize, proposal: ProposedViewSize) {
        updateCache(subviews)
        arrangement.placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache.pointee)
    }

    /// Calls `body` with the place of each subview; those that the layout left out stand in the middle.
    private func forEachPlace(
        of present: ContiguousArray<ViewNode>, in size: CGSize, proposal: ProposedViewSize,
        _ body: (ViewNode, ChildPlace) -> Void
    ) {
        if present.isEmpty { return letPlace(subviews(), in: size, proposal: proposal) }
        let recorder = recorder ?? PlacementRecorder()
        self.recorder = recorder
        recorder.open(count: present.count)
        letPlace(subviews(recorder), in: size, proposal: proposal)
        let places = recorder.close()
        for (index, child) in present.enumerated() {
            body(
                child,
                places[index]
                    ?? ChildPlace(origin: size.centring(child.sizeThatFits(proposal)), proposal: proposal))
        }
        recorder.giveBack(places)
    }

    override func spacing() -> ViewSpacing {
        let subviews = subviews()
        updateCache(subviews)
        return arrangement.spacing(subviews: subviews, cache: &cache.pointee)
    }

    // The layout may answer guides that no subview sets.
    override func answersGuides(_ axis: Axis) -> Bool { !GuidelessLayouts.contains(L.self, axis) }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        if let own = ownAlignment(key, in: dimensions) { return own }
        guard present.contains(where: { $0.hasExplicitGuides(key.axis) }) else { return nil }
        var combined = CombinedGuide(key)
        forEachPlace(of: present, in: dimensions.size, proposal: dimensions.proposal) { child, at in
            combined.add(child, at: at.origin, proposal: at.proposal)
        }
        return combined.value
    }

    /// What the layout itself answers.
    private func ownAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        if !answersGuides(key.axis) { return nil }
        if GuidelessLayouts.isFirstQuestion(to: L.self) {
            // What the other axis answers is found out at once, before anything relies on it.
            let other = key.axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
            _ = ownAlignment(other, in: dimensions)
        }
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        let proposal = dimensions.proposal
        let subviews = subviews()
        updateCache(subviews)
        return key.axis == .horizontal
            ? arrangement.explicitAlignment(
                of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache.pointee)
            : arrangement.explicitAlignment(
                of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache.pointee)
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
