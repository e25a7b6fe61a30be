/// One or more taps, with the place of the last one.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        /// In the gesture's coordinate space.
        public var location: CGPoint
    }

    public var count: Int
    /// What locations count from.
    public var coordinateSpace: CoordinateSpace

    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> SpatialTapGesture, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        MapRecognizer(TapRecognizer(count: gesture().count)) {
            Value(location: inputs.point($0, in: gesture().coordinateSpace))
        }
    }
}
