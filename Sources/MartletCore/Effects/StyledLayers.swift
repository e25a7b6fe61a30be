import MartletGraph

/// Content with a painted shape of its own size behind it or in front of it.
final class StyledLayerNode<S: Shape>: ViewNode {
    private let isInFront: Bool
    private var shape: DrawnValue<S>
    private var style = DrawnValue(placeholder: _ResolvedStyle(RGBA.clear))
    private var fill = FillStyle()
    private var direction = LayoutDirection.leftToRight
    /// The sides on which it is painted into the safe area.
    private var extended: Sides = []
    private var watch: SafeAreaWatch?

    init(_ shape: S, isInFront: Bool, inputs: _ViewInputs) {
        self.isInFront = isInFront
        self.shape = DrawnValue(shape)
        super.init(inputs)
    }

    func set(_ new: S, _ fill: FillStyle) {
        guard shape.update(new, in: self) || self.fill != fill else { return }
        self.fill = fill
        setNeedsDisplay()
    }

    func set(_ new: _ResolvedStyle) { if style.update(new, in: self) { setNeedsDisplay() } }

    func set(_ new: LayoutDirection) {
        guard direction != new else { return }
        direction = new
        setNeedsDisplay()
    }

    func set(extended new: Sides) {
        guard extended != new else { return }
        extended = new
        setNeedsPlacement()
    }

    /// Where the layer is painted.
    private var room: CGRect { watch.map { bounds.outset(by: $0.insets) } ?? bounds }

    override func placeChildren() {
        super.placeChildren()
        guard !extended.isEmpty || watch != nil, host.safeAreaCount > 0 else { return }
        let watch = watch ?? SafeAreaWatch(self)
        self.watch = watch
        if watch.update() { setNeedsDisplay() }
    }

    override func safeAreaMayHaveChanged() { if !extended.isEmpty { setNeedsPlacement() } }
    override func didEnd() { watch?.end() }

    override func makeItem() -> DisplayItem? {
        let content = groupOfChildren()
        let drawn = ContainerShape.around(self) {
            shape.current.picture(style.current, .fill(fill), in: room, direction)
        }
        guard let picture = drawn else {
            return content
        }
        let layer = DisplayItem(picture, identity: id)
        guard let content else { return layer }
        let order = isInFront ? [content, layer] : [layer, content]
        return DisplayItem(.group(order.map { DisplayItem.Placed($0) }), identity: id)
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        if let hit = hitTestChildren(point) { return hit }
        if style.current.isClear { return nil }
        return ContainerShape.around(self) { shape.current.contains(point, .fill(fill), in: room, direction) }
            ? self : nil
    }
}

extension StyledLayerNode: SafeAreaReader {
    var safeAreaReach: SafeAreaReach { safeAreaReach(of: CGRect(origin: .zero, size: size), on: extended) }
    func safeAreaDidChange() { setNeedsDisplay() }
}

/// A modifier that paints a shape behind or in front of its content.
nonisolated protocol StyledLayer: UnaryModifier {
    associatedtype Style: ShapeStyle
    associatedtype Bounds: Shape
    var style: Style { get }
    var layerShape: Bounds { get }
    var fillStyle: FillStyle { get }
    /// The edges on which the layer is painted into the safe area, where the content reaches up to it.
    var ignoresSafeAreaEdges: Edge.Set { get }
    static var isInFront: Bool { get }
}

extension StyledLayer {
    nonisolated var ignoresSafeAreaEdges: Edge.Set { [] }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph, environment = inputs.environment
        var node: StyledLayerNode<Bounds>!
        _ = graph.effect {
            let value = modifier.value(in: graph)
            if node == nil { node = StyledLayerNode(value.layerShape, isInFront: isInFront, inputs: inputs) }
            node.set(value.layerShape, value.fillStyle)
        }
        let made: StyledLayerNode<Bounds> = node
        _ = graph.effect { made.set(modifier.value(in: graph).style._resolve(_StyleContext(inputs))) }
        _ = graph.effect {
            let direction = EnvironmentValues(scope: environment).layoutDirection
            made.set(direction)
            made.set(extended: Sides(modifier.value(in: graph).ignoresSafeAreaEdges, direction))
        }
        let content = body(inputs)
        made.attach(content.node)
        return _ViewOutputs(made, preferences: content.preferences)
    }
}
