/// One or more taps, with the place of the last one.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        /// In the coordinates of the view that the gesture is on.
        public var location: CGPoint
    }

    public var count: Int

    nonisolated public init(count: Int = 1) {
        self.count = count
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> SpatialTapGesture, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        MapRecognizer(TapRecognizer(count: gesture().count)) { Value(location: inputs.local($0)) }
    }
}
