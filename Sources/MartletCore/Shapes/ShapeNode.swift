import MartletGraph

/// How a shape is painted.
enum ShapePainting: Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle, isAntialiased: Bool)
}

/// A shape on the screen, in front of an optional background of its own size.
///
/// Size, outline and hit area come from the drawn shape, so an animation of the shape moves all three.
final class ShapeNode<S: Shape>: ViewNode {
    @exclusivity(unchecked) private var shape: DrawnValue<S>
    /// What it is painted with.
    @exclusivity(unchecked) private var style = DrawnValue(placeholder: _ResolvedStyle(RGBA.clear))
    @exclusivity(unchecked) private(set) var painting = ShapePainting.fill(FillStyle())
    /// The line, where the outline is traced.
    @exclusivity(unchecked) private var stroke: DrawnValue<StrokeStyle>?
    @exclusivity(unchecked) private var direction = LayoutDirection.leftToRight

    init(_ shape: S, inputs: _ViewInputs) {
        self.shape = DrawnValue(shape)
        super.init(inputs)
        // Rectangles take what they are proposed.
        answersDirectly = S.self == Rectangle.self
    }

    /// Follows the layout direction. Called once, after construction.
    func observeDirection(_ inputs: _ViewInputs) {
        let environment = inputs.environment
        _ = inputs.graph.effect { [unowned self] in set(EnvironmentValues(scope: environment).layoutDirection) }
    }

    func set(shape new: S) {
        guard shape.update(new, in: self) else { return }
        setNeedsDisplay()
        // Asked before layout is: most changes of a shape change no answer.
        if record.pointee.sizes.entries.contains(where: { $0.size != shape.current.sizeThatFits($0.proposal.proposal) })
        {
            setNeedsLayout()
        }
    }

    func set(style new: _ResolvedStyle, how: ShapePainting) {
        let isNewStyle = style.update(new, in: self)
        guard isNewStyle || painting != how else { return }
        painting = how
        if case .stroke(let line, _) = how {
            if stroke == nil { stroke = DrawnValue(line) } else { _ = stroke!.update(line, in: self) }
        }
        setNeedsDisplay()
    }

    /// How it is painted now: a line may be on its way to another.
    private var currentPainting: ShapePainting {
        guard case .stroke(let line, let isAntialiased) = painting else { return painting }
        return .stroke(stroke?.current ?? line, isAntialiased: isAntialiased)
    }

    private func set(_ new: LayoutDirection) {
        guard direction != new else { return }
        direction = new
        setNeedsDisplay()
    }

    override func directSize(_ proposal: ProposedViewSize) -> CGSize? { proposal.replacingUnspecifiedDimensions() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.current.sizeThatFits(proposal) }

    override func placeChildren() {
        for child in children { place(child, at: .zero, proposal: ProposedViewSize(size)) }
    }

    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    override var wrapped: ViewNode? { nil }

    override func makeItem() -> DisplayItem? {
        let own = ownItem()
        guard !children.isEmpty, let background = groupOfChildren() else { return own }
        guard let own else { return background }
        return DisplayItem(.group([DisplayItem.Placed(background), DisplayItem.Placed(own)]), identity: id)
    }

    private func ownItem() -> DisplayItem? {
        ContainerShape.around(self) { shape.current.picture(style.current, currentPainting, in: bounds, direction) }
            .map { DisplayItem($0, identity: id) }
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        if let hit = hitTestChildren(point) { return hit }
        if style.current.isClear { return nil }
        return ContainerShape.around(self) { shape.current.contains(point, currentPainting, in: bounds, direction) }
            ? self : nil
    }
}

extension Shape {
    /// The content of the item that paints the shape; nil where there is nothing to see.
    func picture(
        _ style: _ResolvedStyle, _ painting: ShapePainting, in rect: CGRect, _ direction: LayoutDirection
    ) -> DisplayItem.Content? {
        if style.isClear { return nil }
        var path: Path, stroke: StrokeStyle?, fill = FillStyle()
        switch painting {
        case .fill(let own):
            // A traced outline that is filled is a stroke.
            if let traced = self as? any TracedShape {
                path = traced.tracedPath(in: rect)
                stroke = traced.tracedStyle
            } else {
                path = self.path(in: rect)
                fill = own
            }
        case .stroke(let own, _):
            path = self.path(in: rect)
            stroke = own
        }
        if path.isEmpty || (stroke?.lineWidth ?? 1) <= 0 { return nil }
        path = path.oriented(layoutDirectionBehavior, direction, in: rect)
        let paint = style.paint(in: rect)
        return stroke.map { .stroke(path, paint, $0) } ?? .fill(path, paint, fill)
    }

    /// Whether a point is on what is painted.
    func contains(
        _ point: CGPoint, _ painting: ShapePainting, in rect: CGRect, _ direction: LayoutDirection
    ) -> Bool {
        let path = path(in: rect).oriented(layoutDirectionBehavior, direction, in: rect)
        switch painting {
        case .fill(let fill): return path.contains(point, eoFill: fill.isEOFilled)
        case .stroke(let stroke, _): return path.strokedPath(stroke).contains(point)
        }
    }
}

extension Path {
    /// Mirrored about the middle of `rect` if the behaviour asks for it.
    func oriented(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection, in rect: CGRect) -> Path {
        guard case .mirrors(let mirrored) = behavior, mirrored == direction else { return self }
        return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}

/// Makes the node of a shape. The closures read the graph: each has an effect of its own, so a new colour does not ask
/// the shape again.
func makeShape<S: Shape, Style: ShapeStyle>(
    _ shape: @escaping () -> S, style: @escaping (_StyleContext) -> Style, how: @escaping () -> ShapePainting,
    inputs: _ViewInputs
) -> _ViewOutputs {
    var node: ShapeNode<S>!
    let graph = inputs.graph
    _ = graph.effect {
        let value = shape()
        if let node { node.set(shape: value) } else { node = ShapeNode(value, inputs: inputs) }
    }
    let made: ShapeNode<S> = node
    made.observeDirection(inputs)
    _ = graph.effect {
        let context = _StyleContext(inputs)
        made.set(style: style(context)._resolve(context), how: how())
    }
    return _ViewOutputs(made)
}
