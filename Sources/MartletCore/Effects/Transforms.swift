/// Turns the content about a point of its frame.
@frozen nonisolated public struct _RotationEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var angle: Angle
    public var anchor: UnitPoint

    @inlinable nonisolated public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    nonisolated public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    nonisolated static var moves: Bool { true }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        if angle == .zero { return nil }
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return .transform(turn.about(anchor.mirrored(direction).point(in: bounds)))
    }
}

/// Scales the content about a point of its frame.
@frozen nonisolated public struct _ScaleEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var scale: CGSize
    public var anchor: UnitPoint

    @inlinable nonisolated public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    nonisolated public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    nonisolated static var moves: Bool { true }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        if scale == CGSize(width: 1, height: 1) { return nil }
        let change = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return .transform(change.about(anchor.mirrored(direction).point(in: bounds)))
    }
}

/// Draws the content through an affine transform.
@frozen nonisolated public struct _TransformEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var transform: CGAffineTransform

    @inlinable nonisolated public init(transform: CGAffineTransform) { self.transform = transform }

    nonisolated static var moves: Bool { true }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        transform == .identity ? nil : .transform(transform)
    }
}

/// Draws the content through a projection.
@frozen nonisolated public struct _ProjectionEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var transform: ProjectionTransform

    @inlinable nonisolated public init(transform: ProjectionTransform) { self.transform = transform }

    nonisolated static var moves: Bool { true }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        transform == ProjectionTransform() ? nil : .projection(transform)
    }
}

extension CGAffineTransform {
    /// The transform with `point` in place of the origin.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

extension UnitPoint {
    /// The point from the other side where lines run from right to left.
    func mirrored(_ direction: LayoutDirection) -> UnitPoint {
        direction == .leftToRight ? self : UnitPoint(x: 1 - x, y: y)
    }
}

extension View {
    /// Turns the view's picture clockwise; its frame stays.
    @inlinable nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Scales the view's picture; its frame stays.
    @inlinable nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the view's picture; its frame stays.
    @inlinable nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view's picture; its frame stays.
    @inlinable nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view through an affine transform about its top leading corner; its frame stays.
    @inlinable nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Draws the view through a projection; its frame stays.
    @inlinable nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}
