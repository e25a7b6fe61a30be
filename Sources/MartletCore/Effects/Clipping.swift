/// Shows the content inside of a shape only.
@frozen nonisolated public struct _ClipEffect<ClipShape: Shape>: PictureModifier, PictureEffect {
    public var shape: ClipShape
    public var style: FillStyle

    @inlinable nonisolated public init(shape: ClipShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }

    nonisolated public var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        .clip(shape.path(in: bounds).oriented(shape.layoutDirectionBehavior, direction, in: bounds), style)
    }
}

extension View {
    /// Shows the view inside of a shape in its frame only.
    @inlinable nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Shows the view inside of its frame only.
    @inlinable nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Shows the view inside of a rounded rectangle with circular corners only.
    @inlinable nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
}
