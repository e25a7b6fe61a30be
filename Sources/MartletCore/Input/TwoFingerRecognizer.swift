/// Follows two fingers, or a touchpad's pinch and turn, for a gesture that begins when they have done enough.
///
/// With fewer than two fingers it stands in nobody's way; it ends with the first finger that is lifted.
final class TwoFingerRecognizer<Value>: PrimitiveRecognizer<Value> {
    private let hasBegun: (TwoFingers) -> Bool
    private let value: (TwoFingers, Double) -> Value
    private var first: PointerEvent?
    private var fingers: TwoFingers?

    init(hasBegun: @escaping (TwoFingers) -> Bool, value: @escaping (TwoFingers, Double) -> Value) {
        self.hasBegun = hasBegun
        self.value = value
    }

    override var standsAside: Bool { fingers == nil }
    override var takesMorePointers: Bool { true }

    override func receive(_ event: PointerEvent) {
        switch event.phase {
        case .down: down(event)
        case .move: move(event)
        case .up: up(event)
        }
    }

    private func down(_ event: PointerEvent) {
        guard fingers == nil else { return }
        if event.kind == .touchpad {
            fingers = TwoFingers(touchpad: event)
        } else if let first {
            fingers = TwoFingers(first, event)
        } else {
            first = event
        }
    }

    private func move(_ event: PointerEvent) {
        guard fingers != nil else {
            if first?.id == event.id { first = event }
            return
        }
        guard fingers!.move(event) else { return }
        if status == .active || hasBegun(fingers!) { current = .active(value(fingers!, event.time)) }
    }

    private func up(_ event: PointerEvent) {
        if fingers != nil {
            guard fingers!.move(event) else { return }
            let isComplete = status == .active || hasBegun(fingers!)
            current = isComplete ? .ended(value(fingers!, event.time)) : .failed
        } else if first?.id == event.id {
            current = .failed
        }
    }
}

/// Two fingers, by what they have done since the second came down.
struct TwoFingers {
    /// The middle between them in the beginning, in the root.
    let start: CGPoint
    private(set) var scale: CGFloat = 1
    /// In radians, clockwise; turns add up.
    private(set) var rotation = 0.0
    private(set) var scaleRate: RateTracker
    private(set) var rotationRate: RateTracker

    private var places: [(id: Int, location: CGPoint)] = []
    private var startDistance: CGFloat = 1
    private var direction = 0.0

    init(_ first: PointerEvent, _ second: PointerEvent) {
        let a = first.location, b = second.location
        start = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        places = [(first.id, a), (second.id, b)]
        // Fingers at the same place are taken for one point apart.
        startDistance = max(a.distance(to: b), 1)
        direction = atan2(b.y - a.y, b.x - a.x)
        scaleRate = RateTracker(1, at: second.time)
        rotationRate = RateTracker(0, at: second.time)
    }

    init(touchpad event: PointerEvent) {
        start = event.location
        scale = event.scale
        rotation = event.rotation.radians
        scaleRate = RateTracker(event.scale, at: event.time)
        rotationRate = RateTracker(event.rotation.radians, at: event.time)
    }

    /// Takes over where a finger is now; false if it is none of the two.
    mutating func move(_ event: PointerEvent) -> Bool {
        if places.isEmpty {
            guard event.kind == .touchpad else { return false }
            scale = event.scale
            rotation = event.rotation.radians
        } else {
            guard let index = places.firstIndex(where: { $0.id == event.id }) else { return false }
            places[index].location = event.location
            measure()
        }
        scaleRate.add(scale, at: event.time)
        rotationRate.add(rotation, at: event.time)
        return true
    }

    private mutating func measure() {
        let a = places[0].location, b = places[1].location
        scale = a.distance(to: b) / startDistance
        guard a != b else { return }
        let new = atan2(b.y - a.y, b.x - a.x)
        // The shorter way round.
        rotation += (new - direction).remainder(dividingBy: 2 * .pi)
        direction = new
    }
}

/// The velocity of a number from its latest change.
struct RateTracker {
    /// A rest of this many seconds takes all velocity. Our own choice.
    static let rest = 0.1

    private(set) var value = 0.0
    private var last: (number: Double, time: Double)

    init(_ number: Double, at time: Double) { last = (number, time) }

    mutating func add(_ number: Double, at time: Double) {
        let span = time - last.time
        if number != last.number {
            if span > 0 { value = (number - last.number) / span }
            last = (number, time)
        } else if span >= Self.rest {
            value = 0
        }
    }
}
