/// Mirrors the picture of its content where reading goes from right to left.
@frozen nonisolated public struct _FlipForRTLEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var isEnabled: Bool

    @inlinable nonisolated public init(isEnabled: Bool) { self.isEnabled = isEnabled }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        guard isEnabled, direction == .rightToLeft else { return nil }
        return .transform(CGAffineTransform(scaleX: -1, y: 1).about(CGPoint(x: bounds.midX, y: bounds.midY)))
    }
}

extension View {
    /// Mirrors the view's picture about its middle where reading goes from right to left; its frame stays.
    @inlinable nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(_FlipForRTLEffect(isEnabled: enabled))
    }
}
