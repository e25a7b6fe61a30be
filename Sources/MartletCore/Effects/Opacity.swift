/// Makes the content transparent as one picture.
@frozen nonisolated public struct _OpacityEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var opacity: Double

    @inlinable nonisolated public init(opacity: Double) { self.opacity = opacity }

    nonisolated public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        opacity >= 1 ? nil : .opacity(max(opacity, 0))
    }
}

extension View {
    /// Makes the view transparent: 0 is not to be seen and not to be hit, 1 changes nothing.
    @inlinable nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }
}
