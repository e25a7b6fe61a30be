/// Pressing on a control and letting go over it. However long it takes.
nonisolated struct ButtonGesture: PrimitiveGesture {
    typealias Value = Void

    let pressingChanged: @MainActor (Bool) -> Void
    let action: @MainActor () -> Void

    nonisolated static func _makeRecognizer(
        gesture: @escaping () -> ButtonGesture, inputs: _GestureInputs
    ) -> _GestureRecognizer<Void> {
        let pressingChanged = onMainThread { (argument: (ButtonGesture, Bool)) in
            argument.0.pressingChanged(argument.1)
        }
        let action = onMainThread { (gesture: ButtonGesture) in gesture.action() }
        return ButtonRecognizer(
            contains: { [unowned(unsafe) node = inputs.node] in node.bounds.contains(node.localPoint(ofRoot: $0)) },
            pressingChanged: { pressingChanged((gesture(), $0)) }, action: { action(gesture()) })
    }
}

final class ButtonRecognizer: SinglePointerRecognizer<Void> {
    private let contains: (CGPoint) -> Bool
    private let pressingChanged: (Bool) -> Void
    private let action: () -> Void
    private var isDown = false
    private var isShownPressed = false

    init(contains: @escaping (CGPoint) -> Bool, pressingChanged: @escaping (Bool) -> Void, action: @escaping () -> Void)
    {
        self.contains = contains
        self.pressingChanged = pressingChanged
        self.action = action
    }

    override var yieldsToMovement: Bool { true }

    override func follow(_ event: PointerEvent) {
        if event.phase == .down { isDown = true }
        guard isDown else { return }
        let isInside = contains(event.location)
        if event.phase == .up {
            isDown = false
            current = isInside ? .ended(()) : .failed
        } else {
            // Still possible outside: the pointer may come back.
            current = .possible(isInside ? () : nil)
            if !isInside { show(false) }
        }
    }

    override func deliver() {
        switch current {
        case .possible(_?): show(true)
        case .ended:
            action()
            show(false)
        default: break
        }
    }

    override func finish() { show(false) }

    private func show(_ isPressed: Bool) {
        guard isPressed != isShownPressed else { return }
        isShownPressed = isPressed
        pressingChanged(isPressed)
    }
}
