/// Two fingers that move apart or together, or a pinch on a touchpad.
///
/// It goes on until the first finger is lifted.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        /// The time of the event, by the host's clock.
        public var time: Date
        /// How many times as far apart the fingers are as in the beginning.
        public var magnification: CGFloat
        /// The change of the magnification in a second.
        public var velocity: CGFloat
        /// The middle between the fingers in the beginning, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// The middle between the fingers in the beginning, in the view's own coordinates.
        public var startLocation: CGPoint
    }

    /// How far the magnification has to be from 1 before the gesture begins.
    public var minimumScaleDelta: CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> MagnifyGesture, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let least = gesture().minimumScaleDelta
        return TwoFingerRecognizer<Value>(hasBegun: { abs($0.scale - 1) >= least }) { fingers, time in
            let start = inputs.point(fingers.start, in: .local)
            return Value(
                time: Date(timeIntervalSinceReferenceDate: time), magnification: fingers.scale,
                velocity: CGFloat(fingers.scaleRate.value), startAnchor: inputs.anchor(of: start),
                startLocation: start)
        }
    }
}

/// A magnification without its place; `MagnifyGesture` says more.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
    public typealias Value = CGFloat

    /// How far the magnification has to be from 1 before the gesture begins.
    public var minimumScaleDelta: CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> MagnificationGesture, inputs: _GestureInputs
    ) -> _GestureRecognizer<CGFloat> {
        MapRecognizer(
            MagnifyGesture._makeRecognizer(
                gesture: { MagnifyGesture(minimumScaleDelta: gesture().minimumScaleDelta) }, inputs: inputs)
        ) { $0.magnification }
    }
}
