/// Turns the content about an axis in space.
@frozen nonisolated public struct _Rotation3DEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var angle: Angle
    public var axisX: CGFloat
    public var axisY: CGFloat
    public var axisZ: CGFloat
    public var anchor: UnitPoint
    public var anchorZ: CGFloat
    public var perspective: CGFloat

    nonisolated public init(
        angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) {
        self.angle = angle
        (axisX, axisY, axisZ) = axis
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }

    nonisolated public var animatableData:
        AnimatablePair<
            Angle.AnimatableData,
            AnimatablePair<
                AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
                AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
            >
        >
    {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(axisX, AnimatablePair(axisY, axisZ)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let axis = newValue.second.first
            (axisX, axisY, axisZ) = (axis.first, axis.second.first, axis.second.second)
            anchor.animatableData = newValue.second.second.first
            (anchorZ, perspective) = (newValue.second.second.second.first, newValue.second.second.second.second)
        }
    }

    nonisolated static var moves: Bool { true }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        let length = (axisX * axisX + axisY * axisY + axisZ * axisZ).squareRoot()
        guard angle != .zero, length > 0 else { return nil }
        let x = axisX / length, y = axisY / length, z = axisZ / length
        let c = CGFloat(cos(angle.radians)), s = CGFloat(sin(angle.radians)), t = 1 - c
        // Rows of the rotation (Rodrigues), for points as rows.
        let toX = (t * x * x + c, t * x * y - s * z, t * x * z + s * y)
        let toY = (t * x * y + s * z, t * y * y + c, t * y * z - s * x)
        let toZ = (t * x * z - s * y, t * y * z + s * x, t * z * z + c)
        // The eye stands at the larger side's length divided by the perspective in front of the content.
        let depth = max(bounds.width, bounds.height)
        let p = depth > 0 ? perspective / depth : 0
        // A content point (x, y) is (x, y, -anchorZ) from the anchor.
        let a = -anchorZ
        var m = ProjectionTransform()
        m.m11 = toX.0
        m.m12 = toY.0
        m.m13 = -p * toZ.0
        m.m21 = toX.1
        m.m22 = toY.1
        m.m23 = -p * toZ.1
        m.m31 = toX.2 * a
        m.m32 = toY.2 * a
        m.m33 = 1 - p * (toZ.2 * a + anchorZ)
        let point = anchor.mirrored(direction).point(in: bounds)
        let before = ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
        let after = ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y))
        return .projection(before.concatenating(m).concatenating(after))
    }
}

extension View {
    /// Turns the view's picture about an axis in space; its frame stays. `perspective` 0 is none.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}
