/// Softens the content.
@frozen nonisolated public struct _BlurEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var radius: CGFloat
    public var isOpaque: Bool

    @inlinable nonisolated public init(radius: CGFloat, isOpaque: Bool = false) {
        self.radius = radius
        self.isOpaque = isOpaque
    }

    nonisolated public var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        radius > 0 ? .blur(radius: radius, isOpaque: isOpaque) : nil
    }
}

/// Paints a soft copy behind the content.
@frozen nonisolated public struct _ShadowEffect: PictureModifier, Equatable, Sendable {
    public var color: Color
    public var radius: CGFloat
    public var offset: CGSize

    @inlinable nonisolated public init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }

    nonisolated func drawn(in context: _StyleContext) -> _Resolved {
        _Resolved(
            color: Color.Resolved(color.provider.rgba(in: context)), radius: radius, offset: offset)
    }

    public struct _Resolved: PictureEffect, Equatable, Sendable {
        public var color: Color.Resolved
        public var radius: CGFloat
        public var offset: CGSize

        public var animatableData:
            AnimatablePair<Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>>
        {
            get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
            set {
                color.animatableData = newValue.first
                radius = newValue.second.first
                offset.animatableData = newValue.second.second
            }
        }

        func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
            if color.opacity <= 0 || (radius <= 0 && offset == .zero) { return nil }
            return .shadow(color.encoded, radius: max(radius, 0), offset: offset)
        }
    }
}

extension View {
    /// Softens the view by a Gaussian whose sigma is `radius` points. An opaque blur keeps the edges hard.
    @inlinable nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Paints a copy in one colour behind the view, softened by a Gaussian whose sigma is `radius` points and moved.
    @inlinable nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
