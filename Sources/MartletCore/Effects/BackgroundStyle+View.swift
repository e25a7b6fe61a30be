/// Fills the frame of the content with a style, behind it.
@frozen nonisolated public struct _BackgroundStyleModifier<Style: ShapeStyle>: StyledLayer {
    public var style: Style
    public var ignoresSafeAreaEdges: Edge.Set

    @inlinable nonisolated public init(style: Style, ignoresSafeAreaEdges: Edge.Set) {
        self.style = style
        self.ignoresSafeAreaEdges = ignoresSafeAreaEdges
    }

    nonisolated var layerShape: Rectangle { Rectangle() }
    nonisolated var fillStyle: FillStyle { FillStyle() }
    nonisolated static var isInFront: Bool { false }
}

/// Fills the frame of the content with a style, in front of it.
@frozen nonisolated public struct _OverlayStyleModifier<Style: ShapeStyle>: StyledLayer {
    public var style: Style
    public var ignoresSafeAreaEdges: Edge.Set

    @inlinable nonisolated public init(style: Style, ignoresSafeAreaEdges: Edge.Set) {
        self.style = style
        self.ignoresSafeAreaEdges = ignoresSafeAreaEdges
    }

    nonisolated var layerShape: Rectangle { Rectangle() }
    nonisolated var fillStyle: FillStyle { FillStyle() }
    nonisolated static var isInFront: Bool { true }
}

/// Fills a shape in the frame of the content, behind it.
@frozen nonisolated public struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: StyledLayer {
    public var style: Style
    public var shape: Bounds
    public var fillStyle: FillStyle

    @inlinable nonisolated public init(style: Style, shape: Bounds, fillStyle: FillStyle) {
        self.style = style
        self.shape = shape
        self.fillStyle = fillStyle
    }

    nonisolated var layerShape: Bounds { shape }
    nonisolated static var isInFront: Bool { false }
}

/// Fills a shape in the frame of the content, behind it, for shapes that can be inset.
@frozen
nonisolated public struct _InsettableBackgroundShapeModifier<Style: ShapeStyle, Bounds: InsettableShape>: StyledLayer {
    public var style: Style
    public var shape: Bounds
    public var fillStyle: FillStyle

    @inlinable nonisolated public init(style: Style, shape: Bounds, fillStyle: FillStyle) {
        self.style = style
        self.shape = shape
        self.fillStyle = fillStyle
    }

    nonisolated var layerShape: Bounds { shape }
    nonisolated static var isInFront: Bool { false }
}

/// Fills a shape in the frame of the content, in front of it.
@frozen nonisolated public struct _OverlayShapeModifier<Style: ShapeStyle, Bounds: Shape>: StyledLayer {
    public var style: Style
    public var shape: Bounds
    public var fillStyle: FillStyle

    @inlinable nonisolated public init(style: Style, shape: Bounds, fillStyle: FillStyle) {
        self.style = style
        self.shape = shape
        self.fillStyle = fillStyle
    }

    nonisolated var layerShape: Bounds { shape }
    nonisolated static var isInFront: Bool { true }
}

extension View {
    /// Fills the frame with a style, behind the view, and the safe area on those `edges` with which the view reaches up
    /// to it.
    @inlinable nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges))
    }

    /// Fills the frame with the background style, behind the view.
    @inlinable nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_BackgroundStyleModifier(style: BackgroundStyle(), ignoresSafeAreaEdges: edges))
    }

    /// Fills a shape with a style, behind the view.
    @inlinable nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_BackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
    }

    /// Fills a shape with the background style, behind the view.
    @inlinable nonisolated public func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_BackgroundShapeModifier(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
    }

    /// Fills a shape with a style, behind the view.
    @inlinable nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_InsettableBackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
    }

    /// Fills a shape with the background style, behind the view.
    @inlinable nonisolated public func background<T: InsettableShape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_InsettableBackgroundShapeModifier(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
    }

    /// Fills the frame with a style, in front of the view.
    @inlinable nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_OverlayStyleModifier(style: style, ignoresSafeAreaEdges: edges))
    }

    /// Fills a shape with a style, in front of the view.
    @inlinable nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_OverlayShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
    }

    /// Traces the inside of the frame with a line of `width` points; changes no layout.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        let line = _StrokedShape(shape: InsetRectangle(amount: width / 2), style: StrokeStyle(lineWidth: width))
        return modifier(_OverlayShapeModifier(style: content, shape: line, fillStyle: FillStyle()))
    }
}
