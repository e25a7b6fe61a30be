import MartletGraph

/// Shows the content as far as another view covers it.
@frozen nonisolated public struct _MaskEffect<Mask: View>: UnaryModifier {
    public var mask: Mask
    public var alignment: Alignment

    @inlinable nonisolated public init(mask: Mask, alignment: Alignment = .center) {
        self.mask = mask
        self.alignment = alignment
    }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = MaskNode(inputs)
        let graph = inputs.graph
        let content = body(inputs)
        node.attach(content.node)
        _ = graph.effect { node.set(modifier.value(in: graph).alignment) }
        // The environment of a mask is that of the place where it is written.
        let mask = Mask._makeViewList(view: modifier.field(Mask.self, at: 0), inputs: inputs)
            .makeUnary(inputs: inputs, implicit: .layers)
        node.setMask(mask.node)
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

/// Content and the view that masks it, in this order.
final class MaskNode: ViewNode {
    private var alignment = Alignment.center

    private var content: ViewNode { children[0] }
    private var mask: ViewNode { children[1] }

    func setMask(_ node: ViewNode) { attach(node) }

    func set(_ new: Alignment) {
        guard alignment != new else { return }
        alignment = new
        setNeedsPlacement()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

    override func placeChildren() {
        place(content, at: .zero, proposal: placedProposal)
        let room = ProposedViewSize(size)
        let own = alignment.point(in: content.dimensions(in: placedProposal))
        let other = alignment.point(in: mask.dimensions(in: room))
        place(mask, at: CGPoint(x: own.x - other.x, y: own.y - other.y), proposal: room)
    }

    override func spacing() -> ViewSpacing { content.preferredSpacing() }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        dimensions.of(content).explicit(key)
    }

    override var wrapped: ViewNode? { content }

    override func makeItem() -> DisplayItem? {
        guard let picture = content.displayItem(), let cover = mask.displayItem() else { return nil }
        func placed(_ item: DisplayItem, at offset: CGPoint) -> DisplayItem {
            offset == .zero ? item : DisplayItem(.group([DisplayItem.Placed(item, at: offset)]))
        }
        return DisplayItem(
            .effect(.mask(placed(cover, at: mask.presentedOrigin)), placed(picture, at: content.presentedOrigin)),
            identity: id)
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        let inMask = CGPoint(x: point.x - mask.presentedOrigin.x, y: point.y - mask.presentedOrigin.y)
        guard mask.hitTest(inMask) != nil else { return nil }
        return content.hitTest(
            CGPoint(x: point.x - content.presentedOrigin.x, y: point.y - content.presentedOrigin.y))
    }
}

extension View {
    /// Shows the view as far as `mask` covers it.
    @inlinable nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(_MaskEffect(mask: mask)) }

    /// Shows the view as far as the views of `mask` cover it.
    @inlinable nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskEffect(mask: mask(), alignment: alignment))
    }
}
