/// What a recogniser says about its gesture.
enum GesturePhase<Value> {
    /// It may still come. With a value there is something to show already: a button that is held down.
    case possible(Value?)
    /// It goes on.
    case active(Value)
    /// It is complete.
    case ended(Value)
    /// It can no longer come.
    case failed

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }
}

/// Watches the pointer for one gesture. It calls nobody before the arena says so.
public class _AnyGestureRecognizer {
    enum Status {
        case possible, active, ended, failed
    }

    init() {}

    var status: Status { fatalError("abstract") }
    /// Whether there is something to show before the gesture has come.
    var hasPreview: Bool { fatalError("abstract") }
    func receive(_ event: PointerEvent) { fatalError("abstract") }
    /// The time has moved on to `now`.
    func timeDidPass(_ now: Double) {}
    /// When the recogniser wants to be told of the time.
    var deadline: Double? { nil }
    /// Whether it waits between the taps of a multiple tap.
    var isBetweenTaps: Bool { false }
    /// Whether the gesture comes by holding still; such a one does not wait for a tap that was held too long.
    var isHold: Bool { false }
    /// Whether it gives way to a hold that is complete.
    var yieldsToHold: Bool { false }
    /// Whether it moves the content of a scroll view.
    var isScroll: Bool { false }
    /// Whether the gesture is a movement that can no longer be taken for a press.
    var hasMoved: Bool { false }
    /// Whether it gives way to such a movement.
    var yieldsToMovement: Bool { false }
    /// Whether it stands in nobody's way for now: it waits for another finger.
    var standsAside: Bool { false }
    /// Whether another finger matters once it has begun.
    var takesMorePointers: Bool { false }
    /// Calls the closures for the phase as it is; each change once.
    func deliver() {}
    /// The gesture is over, also if it failed or was cancelled: temporary state goes back.
    func finish() {}
}

/// A recogniser with the value of its gesture.
public class _GestureRecognizer<Value>: _AnyGestureRecognizer {
    var phase: GesturePhase<Value> { fatalError("abstract") }

    final override var status: Status {
        switch phase {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    final override var hasPreview: Bool {
        if case .possible(_?) = phase { true } else { false }
    }
}

/// A recogniser that finds its phase itself.
class PrimitiveRecognizer<Value>: _GestureRecognizer<Value> {
    final var current: GesturePhase<Value> = .possible(nil)
    final override var phase: GesturePhase<Value> { current }
}

/// A recogniser that follows one pointer. Another finger on the view ends it if it has not begun, and is no matter
/// afterwards: our own choice, which leaves pinches to those who wait for them.
class SinglePointerRecognizer<Value>: PrimitiveRecognizer<Value> {
    /// The pointer that it follows.
    private(set) final var pointer: Int?

    final override func receive(_ event: PointerEvent) {
        if event.phase == .down {
            if pointer != nil {
                if status == .possible { current = .failed }
                return
            }
            guard event.kind != .touchpad else { return current = .failed }
            pointer = event.id
        }
        guard event.id == pointer else { return }
        if event.phase == .up { pointer = nil }
        follow(event)
    }

    /// Something that the pointer does.
    func follow(_ event: PointerEvent) { fatalError("abstract") }
}

/// A recogniser that stands on one other.
class WrappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
    final let base: _GestureRecognizer<Base>

    init(_ base: _GestureRecognizer<Base>) { self.base = base }

    override func receive(_ event: PointerEvent) { base.receive(event) }
    override func timeDidPass(_ now: Double) { base.timeDidPass(now) }
    override var deadline: Double? { base.deadline }
    override var isBetweenTaps: Bool { base.isBetweenTaps }
    override var isHold: Bool { base.isHold }
    override var yieldsToHold: Bool { base.yieldsToHold }
    override var hasMoved: Bool { base.hasMoved }
    override var yieldsToMovement: Bool { base.yieldsToMovement }
    override var standsAside: Bool { base.standsAside }
    override var takesMorePointers: Bool { base.takesMorePointers }
    override func deliver() { base.deliver() }
    override func finish() { base.finish() }
}

/// Where a gesture stands.
public struct _GestureInputs {
    unowned(unsafe) let node: ViewNode

    /// A point of the root in a coordinate space: the root's, that of the view that the gesture is on, or a named one
    /// around; the root's where no view around has the name.
    func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint { node.point(ofRoot: point, in: space) }

    /// A point of the view as a part of its size; the corner where the view has none.
    func anchor(of point: CGPoint) -> UnitPoint {
        let size = node.presentedSize
        return UnitPoint(x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
    }
}
