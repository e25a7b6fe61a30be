/// Moving the pointer while it is down.
nonisolated public struct DragGesture: PrimitiveGesture {
    /// Where the drag is and what it has done.
    public struct Value: Equatable, Sendable {
        /// The time of the event, by the host's clock, in seconds since the reference date.
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint

        /// From the start to the location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// In points a second, from the latest movement.
        public internal(set) var velocity: CGSize

        /// Where the drag would come to rest if the pointer was let go now: `predictedEndTranslation` from the start.
        public var predictedEndLocation: CGPoint {
            let translation = predictedEndTranslation
            return CGPoint(x: startLocation.x + translation.width, y: startLocation.y + translation.height)
        }

        /// From the start to where the drag would come to rest: as far beyond the location as the velocity would go in
        /// `DragRecognizer.foresight` seconds.
        public var predictedEndTranslation: CGSize {
            let time = DragRecognizer.foresight
            return CGSize(
                width: translation.width + velocity.width * time, height: translation.height + velocity.height * time)
        }
    }

    /// How far the pointer has to move before the drag begins, in points.
    public var minimumDistance: CGFloat

    /// What locations count from.
    public var coordinateSpace: CoordinateSpace

    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> DragGesture, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        DragRecognizer(gesture()) { inputs.point($0, in: gesture().coordinateSpace) }
    }
}

final class DragRecognizer: SinglePointerRecognizer<DragGesture.Value> {
    /// How many seconds a movement goes on at its velocity. A movement that slows down evenly over twice this time goes
    /// as far; that the prediction of SwiftUI is a quarter of the velocity is what people find who measure it.
    static let foresight = 0.25
    /// From this distance on, in points, a drag is no press any more, however short its own minimum is. That of a tap.
    private static let slop: CGFloat = 10

    private let minimumDistance: CGFloat
    private let convert: (CGPoint) -> CGPoint
    private var start: PointerEvent?
    private var last: PointerEvent?
    private var x = RateTracker(0, at: 0)
    private var y = RateTracker(0, at: 0)

    init(_ gesture: DragGesture, convert: @escaping (CGPoint) -> CGPoint) {
        // No number is no distance.
        minimumDistance = gesture.minimumDistance > 0 ? gesture.minimumDistance : 0
        self.convert = convert
    }

    override var hasMoved: Bool {
        guard let start, let last else { return false }
        return last.location.distance(to: start.location) >= Self.slop
    }

    override func follow(_ event: PointerEvent) {
        if event.phase == .down {
            start = event
            last = event
            x = RateTracker(event.location.x, at: event.time)
            y = RateTracker(event.location.y, at: event.time)
            if minimumDistance == 0 { current = .active(value(event)) }
            return
        }
        guard let start else { return }
        last = event
        x.add(event.location.x, at: event.time)
        y.add(event.location.y, at: event.time)
        let hasBegun = status == .active || event.location.distance(to: start.location) >= minimumDistance
        guard hasBegun else {
            if event.phase == .up { current = .failed }
            return
        }
        current = event.phase == .up ? .ended(value(event)) : .active(value(event))
    }

    private func value(_ event: PointerEvent) -> DragGesture.Value {
        let location = convert(event.location)
        let ahead = convert(
            CGPoint(x: event.location.x + x.value, y: event.location.y + y.value))
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
            startLocation: convert(start?.location ?? event.location),
            velocity: CGSize(width: ahead.x - location.x, height: ahead.y - location.y))
    }
}
