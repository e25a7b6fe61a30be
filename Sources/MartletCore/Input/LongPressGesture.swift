/// Holding the pointer down without moving.
nonisolated public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool

    /// How long it takes, in seconds.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> LongPressGesture, inputs: _GestureInputs
    ) -> _GestureRecognizer<Bool> {
        LongPressRecognizer(gesture())
    }
}

/// True from the beginning of the press; complete when it has been held long enough.
final class LongPressRecognizer: SinglePointerRecognizer<Bool> {
    private let gesture: LongPressGesture
    private var start = CGPoint.zero
    private var completesAt: Double?

    init(_ gesture: LongPressGesture) {
        self.gesture = gesture
    }

    override var deadline: Double? { completesAt.flatMap { $0.isFinite ? $0 : nil } }
    override var isHold: Bool { true }

    override func follow(_ event: PointerEvent) {
        switch event.phase {
        case .down:
            start = event.location
            // No number is no wait.
            let wait = gesture.minimumDuration > 0 ? gesture.minimumDuration : 0
            completesAt = event.time + wait
            current = .possible(true)
            if wait == 0 { complete() }
        case .move:
            if event.location.distance(to: start) > gesture.maximumDistance { fail() }
        case .up:
            if let completesAt, event.time >= completesAt { complete() } else { fail() }
        }
    }

    override func timeDidPass(_ now: Double) {
        if let completesAt, now >= completesAt { complete() }
    }

    private func complete() {
        completesAt = nil
        current = .ended(true)
    }

    private func fail() {
        completesAt = nil
        current = .failed
    }
}

/// A gesture whose beginning and end are told, also when nothing comes of it.
nonisolated struct PressingGesture<Base: Gesture>: PrimitiveGesture {
    typealias Value = Base.Value

    let base: Base
    let onPressingChanged: ((Bool) -> Void)?

    nonisolated init(base: Base, onPressingChanged: ((Bool) -> Void)?) {
        self.base = base
        self.onPressingChanged = onPressingChanged
    }

    nonisolated static func _makeRecognizer(
        gesture: @escaping () -> Self, inputs: _GestureInputs
    ) -> _GestureRecognizer<Base.Value> {
        PressingRecognizer(Base._makeRecognizer(gesture: { gesture().base }, inputs: inputs)) { isPressing in
            gesture().onPressingChanged?(isPressing)
        }
    }
}

final class PressingRecognizer<Value>: WrappingRecognizer<Value, Value> {
    private let onChange: (Bool) -> Void
    private var isPressing = false

    init(_ base: _GestureRecognizer<Value>, onChange: @escaping (Bool) -> Void) {
        self.onChange = onChange
        super.init(base)
    }

    override var phase: GesturePhase<Value> { base.phase }

    override func deliver() {
        if !isPressing {
            isPressing = true
            onChange(true)
        }
        base.deliver()
    }

    override func finish() {
        base.finish()
        guard isPressing else { return }
        isPressing = false
        onChange(false)
    }
}
