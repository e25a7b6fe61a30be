/// Two fingers that turn about each other, or a turn on a touchpad. Clockwise is positive.
///
/// It goes on until the first finger is lifted.
nonisolated public struct RotateGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        /// The time of the event, by the host's clock.
        public var time: Date
        /// How far the line between the fingers has turned; more than a whole turn is not taken back.
        public var rotation: Angle
        /// The change of the rotation in a second.
        public var velocity: Angle
        /// The middle between the fingers in the beginning, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// The middle between the fingers in the beginning, in the view's own coordinates.
        public var startLocation: CGPoint
    }

    /// How far the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> RotateGesture, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let least = gesture().minimumAngleDelta.radians
        return TwoFingerRecognizer<Value>(hasBegun: { abs($0.rotation) >= least }) { fingers, time in
            let start = inputs.point(fingers.start, in: .local)
            return Value(
                time: Date(timeIntervalSinceReferenceDate: time), rotation: .radians(fingers.rotation),
                velocity: .radians(fingers.rotationRate.value), startAnchor: inputs.anchor(of: start),
                startLocation: start)
        }
    }
}

/// A rotation without its place; `RotateGesture` says more.
nonisolated public struct RotationGesture: PrimitiveGesture {
    public typealias Value = Angle

    /// How far the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> RotationGesture, inputs: _GestureInputs
    ) -> _GestureRecognizer<Angle> {
        MapRecognizer(
            RotateGesture._makeRecognizer(
                gesture: { RotateGesture(minimumAngleDelta: gesture().minimumAngleDelta) }, inputs: inputs)
        ) { $0.rotation }
    }
}
