import MartletGraph

/// A view with another in front of it or behind it, which is proposed its size and leaves it alone.
final class SecondaryLayerNode: ViewNode {
    private let isInFront: Bool
    @exclusivity(unchecked) private var alignment = Alignment.center
    @exclusivity(unchecked) private var direction = LayoutDirection.leftToRight

    init(_ inputs: _ViewInputs, isInFront: Bool) {
        self.isInFront = isInFront
        super.init(inputs)
    }

    private var primary: ViewNode { children[0] }
    private var secondary: ViewNode { children[1] }

    func update(_ new: Alignment, direction: LayoutDirection) {
        guard alignment != new || self.direction != direction else { return }
        alignment = new
        self.direction = direction
        setNeedsPlacement()
    }

    override func placeChildren() {
        place(primary, at: .zero, proposal: placedProposal)
        let inner = ProposedViewSize(size)
        let line = alignment.point(in: primary.dimensions(in: placedProposal))
        let guide = alignment.point(in: secondary.dimensions(in: inner))
        let origin = CGPoint(x: line.x - guide.x, y: line.y - guide.y)
        place(secondary, at: origin, proposal: inner, reading: direction)
    }

    override func spacing() -> ViewSpacing { primary.preferredSpacing() }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        dimensions.of(primary).explicit(key)
    }

    override var wrapped: ViewNode? { children.isEmpty ? nil : primary }

    override func depends(on child: ViewNode) -> Bool { child === primary }

    // The order is given here: a z index of the views in the layers does not count.
    private var order: [ViewNode] { isInFront ? [primary, secondary] : [secondary, primary] }

    override func makeItem() -> DisplayItem? {
        let placed = order.compactMap { child in
            child.displayItem().map { DisplayItem.Placed($0, at: child.presentedOrigin) }
        }
        return placed.isEmpty ? nil : DisplayItem(.group(placed), identity: id)
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        for child in order.reversed() {
            let origin = child.presentedOrigin
            if let hit = child.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y)) { return hit }
        }
        return nil
    }
}

/// Makes `content` a layer in front of or behind what `primary` makes.
func makeSecondaryLayer<Content: View>(
    _ content: _GraphValue<Content>, isInFront: Bool, inputs: _ViewInputs,
    alignment: @escaping () -> Alignment, primary: (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
    makeSecondaryLayer(isInFront: isInFront, inputs: inputs, alignment: alignment, primary: primary) { _ in
        Content._makeViewList(view: content, inputs: inputs).makeUnary(inputs: inputs, implicit: .layers)
    }
}

/// Makes a layer whose content may depend on what `primary` has made.
func makeSecondaryLayer(
    isInFront: Bool, inputs: _ViewInputs, alignment: @escaping () -> Alignment,
    primary: (_ViewInputs) -> _ViewOutputs, secondary: (_ViewOutputs) -> _ViewOutputs
) -> _ViewOutputs {
    let environment = inputs.environment
    let node = SecondaryLayerNode(inputs, isInFront: isInFront)
    _ = inputs.graph.effect {
        node.update(alignment(), direction: EnvironmentValues(scope: environment).layoutDirection)
    }
    let first = primary(inputs)
    node.attach(first.node)
    let second = secondary(first)
    node.attach(second.node)
    let order = isInFront ? (first.preferences, second.preferences) : (second.preferences, first.preferences)
    return _ViewOutputs(node, preferences: PreferenceOutputs(combining: order, inputs: inputs))
}
