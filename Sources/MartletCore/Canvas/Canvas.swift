import MartletGraph

/// A view that is drawn by a closure, at once and in order.
///
/// It takes what it is offered. The closure runs when the canvas is made anew, has another size, or when something of the
/// environment that it has read is another. Views among `symbols` are known in it by their tags.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
    /// The views that the closure may draw.
    public var symbols: Symbols
    /// Draws into a context, for the size of the canvas.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Accepted; pictures are the same either way.
    public var isOpaque: Bool
    /// Accepted; colours are mixed as everywhere else.
    public var colorMode: ColorRenderingMode
    /// Accepted; the closure always runs before the frame is shown.
    public var rendersAsynchronously: Bool

    /// - Parameters:
    ///   - opaque: Whether everything is painted. Accepted, changes nothing.
    ///   - colorMode: In which space colours are mixed. Accepted, changes nothing.
    ///   - rendersAsynchronously: Whether the picture may come later. Accepted, changes nothing.
    ///   - renderer: Draws into a context, for the size of the canvas.
    ///   - symbols: Views that can be drawn, each with a tag.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        let node = CanvasNode(inputs)
        node.setSymbols(Symbols._makeViewList(view: view.field(at: 0), inputs: inputs), inputs: inputs)
        let size = node.placedSize
        let picture = graph.observedRule(host: inputs.host) { (_: DisplayItem?) in
            // Nothing is drawn before there is room.
            guard let size = graph.read(size) else { return DisplayItem(.group([])) }
            return draw(view, on: node, in: size, inputs)
        }
        node.picture = picture
        node.draw = { [unowned node] size in graph.untracked { draw(view, on: node, in: size, inputs) } }
        _ = graph.effect {
            _ = graph.read(picture)
            node.setNeedsDisplay()
        }
        return _ViewOutputs(node)
    }

    nonisolated private static func draw(
        _ view: _GraphValue<Self>, on node: CanvasNode, in size: CGSize, _ inputs: _ViewInputs
    ) -> DisplayItem {
        let layer = CanvasLayer()
        var context = GraphicsContext(
            layer, environment: EnvironmentValues(scope: inputs.environment), source: CanvasSource(node, inputs))
        view.value(in: inputs.graph).renderer(&context, size)
        return layer.item
    }
}

extension Canvas where Symbols == EmptyView {
    /// - Parameters:
    ///   - opaque: Whether everything is painted. Accepted, changes nothing.
    ///   - colorMode: In which space colours are mixed. Accepted, changes nothing.
    ///   - rendersAsynchronously: Whether the picture may come later. Accepted, changes nothing.
    ///   - renderer: Draws into a context, for the size of the canvas.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// The canvas on the screen. Its children are the symbols: they are laid out at their ideal sizes and drawn by the closure.
final class CanvasNode: ViewNode {
    /// The size that layout gave, for the closure; nil before.
    let placedSize: Attribute<CGSize?>
    /// The picture for that size; it follows what the closure reads.
    var picture: Attribute<DisplayItem>!
    /// Makes a picture for any size.
    var draw: ((CGSize) -> DisplayItem)!
    private var list: ChildList!

    override init(_ inputs: _ViewInputs) {
        placedSize = inputs.graph.source(nil)
        super.init(inputs)
    }

    func setSymbols(_ symbols: ViewList, inputs: _ViewInputs) {
        list = ChildList(symbols, of: self, stackAxis: nil, inputs: inputs) { [unowned self] in setNeedsPlacement() }
        list.animatesChanges = false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren() {
        for child in children { place(child, at: .zero, proposal: .unspecified) }
        host.graph.write(placedSize, size)
    }

    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    override var wrapped: ViewNode? { nil }
    override var isLayoutBoundary: Bool { true }

    override func makeItem() -> DisplayItem? {
        // A frame on its way is drawn in the size that it has now, and symbols may have another picture.
        let isAsPlaced = presentedSize == size && children.isEmpty
        let item = isAsPlaced ? host.graph.peek(picture) : draw(presentedSize)
        if case .group(let children) = item.content, children.isEmpty { return nil }
        return DisplayItem(.group([DisplayItem.Placed(item)]), identity: id)
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? { bounds.contains(point) ? self : nil }
}
