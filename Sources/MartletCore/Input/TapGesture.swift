/// One or more taps or clicks at a place.
nonisolated public struct TapGesture: PrimitiveGesture {
    public typealias Value = ()

    /// How many taps it takes.
    public var count: Int

    nonisolated public init(count: Int = 1) {
        self.count = count
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> TapGesture, inputs: _GestureInputs
    ) -> _GestureRecognizer<()> {
        MapRecognizer(TapRecognizer(count: gesture().count)) { _ in () }
    }
}

/// Counts taps. Its value is the place of the last one, in the root.
final class TapRecognizer: SinglePointerRecognizer<CGPoint> {
    /// How far the pointer may move while it is down, in points. Our own choice, the same as a drag begins with.
    static let movement: CGFloat = 10
    /// How long the next tap may let wait, in seconds, and how far away it may be, in points. Our own choice.
    static let pause = 0.35
    static let reach: CGFloat = 40

    private let count: Int
    private var taps = 0
    private var start = CGPoint.zero
    private var isDown = false
    private var waitsUntil: Double?

    init(count: Int) {
        self.count = max(count, 1)
    }

    override var deadline: Double? { waitsUntil }
    override var isBetweenTaps: Bool { waitsUntil != nil }
    override var yieldsToHold: Bool { true }

    override func follow(_ event: PointerEvent) {
        switch event.phase {
        case .down:
            if taps > 0, event.location.distance(to: start) > Self.reach || event.time > waitsUntil ?? event.time {
                current = .failed
                return
            }
            waitsUntil = nil
            start = event.location
            isDown = true
        case .move:
            if isDown, event.location.distance(to: start) > Self.movement { current = .failed }
        case .up:
            guard isDown else { return }
            isDown = false
            guard event.location.distance(to: start) <= Self.movement else {
                current = .failed
                return
            }
            taps += 1
            if taps == count { current = .ended(event.location) } else { waitsUntil = event.time + Self.pause }
        }
    }

    override func timeDidPass(_ now: Double) {
        if let waitsUntil, now >= waitsUntil {
            self.waitsUntil = nil
            current = .failed
        }
    }
}
