/// A recogniser that stands on two others.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
    final let first: _GestureRecognizer<First.Value>
    final let second: _GestureRecognizer<Second.Value>

    init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
        self.first = first
        self.second = second
    }

    override func receive(_ event: PointerEvent) {
        if first.status.isOpen { first.receive(event) }
        if second.status.isOpen { second.receive(event) }
    }

    override func timeDidPass(_ now: Double) {
        if first.status.isOpen { first.timeDidPass(now) }
        if second.status.isOpen { second.timeDidPass(now) }
    }

    override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }
    override var isBetweenTaps: Bool { first.isBetweenTaps || second.isBetweenTaps }
    override var isHold: Bool { first.isHold || second.isHold }
    override var yieldsToHold: Bool { first.yieldsToHold && second.yieldsToHold }
    override var hasMoved: Bool { first.hasMoved || second.hasMoved }
    override var yieldsToMovement: Bool { first.yieldsToMovement && second.yieldsToMovement }
    override var standsAside: Bool { first.standsAside && second.standsAside }
    override var takesMorePointers: Bool { first.takesMorePointers || second.takesMorePointers }

    override func deliver() {
        if first.status != .failed { first.deliver() }
        if second.status != .failed { second.deliver() }
    }

    override func finish() {
        first.finish()
        second.finish()
    }
}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
    override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
        let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
        let states = [first.status, second.status]
        if states == [.failed, .failed] { return .failed }
        if states.allSatisfy({ !$0.isOpen }) { return .ended(value) }
        if states.contains(.active) || states.contains(.ended) { return .active(value) }
        return .possible(first.hasPreview || second.hasPreview ? value : nil)
    }
}

final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
    private var lastDown: PointerEvent?
    private var hasSecondBegun = false

    override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
        guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
        switch second.phase {
        case .possible(let other): return .active(.second(value, other))
        case .active(let other): return .active(.second(value, other))
        case .ended(let other): return .ended(.second(value, other))
        case .failed: return .failed
        }
    }

    override func receive(_ event: PointerEvent) {
        if event.phase == .down { lastDown = event }
        if first.status.isOpen {
            first.receive(event)
            if event.phase != .up { beginSecond() }
        } else if first.status == .ended {
            hasSecondBegun = true
            second.receive(event)
        }
    }

    override func timeDidPass(_ now: Double) {
        if first.status.isOpen {
            first.timeDidPass(now)
            beginSecond()
        } else {
            second.timeDidPass(now)
        }
    }

    /// The second begins with the press that is still held.
    private func beginSecond() {
        guard first.status == .ended, !hasSecondBegun, let lastDown else { return }
        hasSecondBegun = true
        second.receive(lastDown)
    }

    override func deliver() {
        first.deliver()
        if hasSecondBegun, second.status != .failed { second.deliver() }
    }

    override var deadline: Double? { first.status.isOpen ? first.deadline : second.deadline }
    override var isBetweenTaps: Bool {
        first.status.isOpen ? first.isBetweenTaps : !hasSecondBegun || second.isBetweenTaps
    }
    override var isHold: Bool { first.isHold }
    override var yieldsToHold: Bool { first.yieldsToHold }
    override var standsAside: Bool { first.standsAside }
}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
    /// The second counts when the first has failed, or does not hold it up.
    private var isSecondFree: Bool {
        first.status == .failed
            || first.status == .possible && first.yieldsToHold && second.isHold && second.status == .ended
    }

    override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
        if isSecondFree { return second.phase.map { .second($0) } }
        if case .possible(nil) = first.phase, case .possible(let value) = second.phase {
            return .possible(value.map { .second($0) })
        }
        return first.phase.map { .first($0) }
    }

    override func deliver() {
        if isSecondFree || first.status == .possible && !first.hasPreview && second.status == .possible {
            if second.status != .failed { second.deliver() }
        } else {
            first.deliver()
        }
    }
}
