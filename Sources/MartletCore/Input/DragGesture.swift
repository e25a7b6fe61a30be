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

        /// Where the drag would come to rest if the pointer was let go now.
        public var predictedEndLocation: CGPoint {
            let translation = predictedEndTranslation
            return CGPoint(x: startLocation.x + translation.width, y: startLocation.y + translation.height)
        }

        /// From the start to where the drag would come to rest: a movement that slows down evenly within
        /// `DragRecognizer.coasting` seconds.
        public var predictedEndTranslation: CGSize {
            let time = DragRecognizer.coasting / 2
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

final class DragRecognizer: PrimitiveRecognizer<DragGesture.Value> {
    /// How long a movement goes on when it is let go, in seconds. Our own choice.
    static let coasting = 0.5
    /// A rest of this many seconds before the pointer is let go takes all velocity. Our own choice.
    private static let rest = 0.1

    private let minimumDistance: CGFloat
    private let convert: (CGPoint) -> CGPoint
    private var start: PointerEvent?
    private var last: PointerEvent?
    private var velocity = CGSize.zero

    init(_ gesture: DragGesture, convert: @escaping (CGPoint) -> CGPoint) {
        minimumDistance = gesture.minimumDistance
        self.convert = convert
    }

    override func receive(_ event: PointerEvent) {
        if event.phase == .down {
            start = event
            last = event
            if minimumDistance <= 0 { current = .active(value(event)) }
            return
        }
        guard let start else { return }
        track(event)
        let hasBegun = status == .active || event.location.distance(to: start.location) >= minimumDistance
        guard hasBegun else {
            if event.phase == .up { current = .failed }
            return
        }
        current = event.phase == .up ? .ended(value(event)) : .active(value(event))
    }

    private func track(_ event: PointerEvent) {
        guard let last else { return }
        let time = event.time - last.time
        let movement = CGSize(
            width: event.location.x - last.location.x, height: event.location.y - last.location.y)
        if movement != .zero {
            if time > 0 { velocity = CGSize(width: movement.width / time, height: movement.height / time) }
            self.last = event
        } else if time >= Self.rest {
            velocity = .zero
        }
    }

    private func value(_ event: PointerEvent) -> DragGesture.Value {
        let location = convert(event.location)
        let ahead = convert(
            CGPoint(x: event.location.x + velocity.width, y: event.location.y + velocity.height))
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
            startLocation: convert(start?.location ?? event.location),
            velocity: CGSize(width: ahead.x - location.x, height: ahead.y - location.y))
    }
}
