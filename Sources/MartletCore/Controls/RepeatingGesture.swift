/// Pressing on a control and letting go over it; held down, it acts again and again.
nonisolated struct RepeatingGesture: PrimitiveGesture {
    typealias Value = Int

    let pressingChanged: @MainActor (Bool) -> Void
    let action: @MainActor () -> Void

    nonisolated static func _makeRecognizer(
        gesture: @escaping () -> RepeatingGesture, inputs: _GestureInputs
    ) -> _GestureRecognizer<Int> {
        let pressingChanged = onMainThread { (argument: (RepeatingGesture, Bool)) in
            argument.0.pressingChanged(argument.1)
        }
        let action = onMainThread { (gesture: RepeatingGesture) in gesture.action() }
        return RepeatingRecognizer(
            contains: { [unowned(unsafe) node = inputs.node] in node.bounds.contains(node.localPoint(ofRoot: $0)) },
            pressingChanged: { pressingChanged((gesture(), $0)) }, action: { action(gesture()) })
    }
}

/// Counts how often it was to act.
final class RepeatingRecognizer: SinglePointerRecognizer<Int> {
    /// How long it has to be held to go on by itself, and how long it takes from one time to the next; in seconds. Our
    /// own choice.
    static let delay = 0.5, interval = 0.1

    private let contains: (CGPoint) -> Bool
    private let pressingChanged: (Bool) -> Void
    private let action: () -> Void
    private var nextAt: Double?
    private var due = 0
    private var done = 0
    private var isInside = false
    private var isShownPressed = false

    init(
        contains: @escaping (CGPoint) -> Bool, pressingChanged: @escaping (Bool) -> Void, action: @escaping () -> Void
    ) {
        self.contains = contains
        self.pressingChanged = pressingChanged
        self.action = action
    }

    override var deadline: Double? { nextAt }

    override func follow(_ event: PointerEvent) {
        isInside = contains(event.location)
        switch event.phase {
        case .down:
            nextAt = event.time + Self.delay
            current = .possible(0)
        case .move:
            if due == 0 { current = .possible(isInside ? 0 : nil) }
            if !isInside { show(false) }
        case .up:
            nextAt = nil
            if due == 0, isInside { due = 1 }
            current = due > 0 ? .ended(due) : .failed
        }
    }

    override func timeDidPass(_ now: Double) {
        while let next = nextAt, next <= now {
            nextAt = next + Self.interval
            guard isInside else { continue }
            due += 1
            current = .active(due)
        }
    }

    override func deliver() {
        if isInside { show(true) }
        while done < due {
            done += 1
            Transaction.continuously(action)
        }
    }

    override func finish() { show(false) }

    private func show(_ isPressed: Bool) {
        guard isPressed != isShownPressed else { return }
        isShownPressed = isPressed
        pressingChanged(isPressed)
    }
}
