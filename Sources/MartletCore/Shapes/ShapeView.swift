/// A view that paints a shape; more fills and strokes can follow.
nonisolated public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    var shape: Content { get }
}

/// A filled shape.
@frozen nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    @inlinable nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        return makeShape(
            { view.value(in: graph).shape }, style: { _ in view.value(in: graph).style },
            how: { .fill(view.value(in: graph).fillStyle) }, inputs: inputs)
    }
}

/// A filled shape in front of what was painted before.
@frozen
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
    PrimitiveView, ShapeView
{
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        return makeShape(
            { view.value(in: graph).shape }, style: { _ in view.value(in: graph).style },
            how: { .fill(view.value(in: graph).fillStyle) }, inputs: inputs
        ).before(inputs) { view.value(in: graph).background }
    }
}

/// A shape whose outline is traced, in front of what was painted before. Half of the line lies outside of the shape.
@frozen
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
    PrimitiveView, ShapeView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        return makeShape(
            { view.value(in: graph).shape }, style: { _ in view.value(in: graph).style },
            how: {
                let value = view.value(in: graph)
                return .stroke(value.strokeStyle, isAntialiased: value.isAntialiased)
            }, inputs: inputs
        ).before(inputs) { view.value(in: graph).background }
    }
}

/// A shape with a line along the inside of its outline, in front of what was painted before.
@frozen
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    PrimitiveView, ShapeView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        return makeShape(
            {
                let value = view.value(in: graph)
                return value.shape.inset(by: value.strokeStyle.lineWidth / 2)
            }, style: { _ in view.value(in: graph).style },
            how: {
                let value = view.value(in: graph)
                return .stroke(value.strokeStyle, isAntialiased: value.isAntialiased)
            }, inputs: inputs
        ).before(inputs) { view.value(in: graph).background }
    }
}

extension _ViewOutputs {
    /// Puts a view behind the node and into its frame.
    fileprivate func before<V: View>(_ inputs: _ViewInputs, _ background: @escaping () -> V) -> _ViewOutputs {
        if V.self == EmptyView.self { return self }
        let graph = inputs.graph
        let value = graph.rule(updating: { (_: V?) in background() })
        let made = V._makeViewList(view: _GraphValue(value), inputs: inputs).makeUnary(inputs: inputs)
        node.attach(made.node)
        return self
    }
}
