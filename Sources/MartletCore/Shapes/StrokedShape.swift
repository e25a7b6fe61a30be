/// The traced outline of a shape, as a shape.
@frozen nonisolated public struct _StrokedShape<S: Shape>: Shape {
    public var shape: S
    public var style: StrokeStyle

    @inlinable nonisolated public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    nonisolated public static var role: ShapeRole { .stroke }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    nonisolated public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension _StrokedShape: TracedShape {
    nonisolated func tracedPath(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated var tracedStyle: StrokeStyle { style }
}
