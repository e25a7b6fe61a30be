import MartletCore
import MartletDrawing

/// Acts of a user with more than one finger.
extension Harness {
    /// Pinches over the target's middle as on a touchpad, in equal steps: `scale` is how many times as far apart the
    /// fingers are at the end.
    public func pinch(_ target: some HarnessTarget, by scale: CGFloat, steps: Int = 10) throws {
        try touchpad(target.target, "pinch", steps) { part in (1 + (scale - 1) * part, .zero) }
    }

    /// Turns two fingers over the target's middle as on a touchpad, in equal steps; clockwise is positive.
    public func rotate(_ target: some HarnessTarget, by angle: Angle, steps: Int = 10) throws {
        try touchpad(target.target, "rotate", steps) { part in (1, .radians(angle.radians * part)) }
    }

    private func touchpad(
        _ target: Target, _ name: String, _ steps: Int, _ path: (CGFloat) -> (CGFloat, Angle)
    ) throws {
        let point = try aim(at: target, for: name)
        act { $0.touchpad(.began, at: point) }
        let count = max(steps, 1)
        var last: (CGFloat, Angle) = (1, .zero)
        for step in 1...count {
            last = path(CGFloat(step) / CGFloat(count))
            act { $0.touchpad(.changed, at: point, scale: last.0, rotation: last.1) }
        }
        act { $0.touchpad(.ended, at: point, scale: last.0, rotation: last.1) }
    }

    /// What a touchpad tells, one event at a time. `scale` and `rotation` count from where it began.
    public func touchpad(
        _ phase: TouchpadPhase, at point: CGPoint, scale: CGFloat = 1, rotation: Angle = .zero
    ) {
        act { $0.touchpad(phase.own, at: point, scale: scale, rotation: rotation) }
    }

    public enum TouchpadPhase: Sendable {
        case began, changed, ended, cancelled

        var own: InputState.TouchpadPhase {
            switch self {
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            }
        }
    }

    /// One thing that a finger does, in root coordinates. Fingers are told apart by their numbers.
    public enum Touch: Sendable {
        case down(Int, CGPoint)
        case move(Int, CGPoint)
        case up(Int, CGPoint)
        case cancel(Int)
    }

    /// Lets fingers do one thing after the other at the same moment; each is followed by a flush. A finger that is down
    /// at the end stays down for the next call.
    public func touch(_ touches: [Touch]) {
        for touch in touches {
            act { input in
                switch touch {
                case .down(let finger, let point): input.pointerDown(at: point, id: finger)
                case .move(let finger, let point): input.pointerMoved(to: point, id: finger)
                case .up(let finger, let point): input.pointerUp(at: point, id: finger)
                case .cancel(let finger): input.pointerCancelled(id: finger)
                }
            }
        }
    }

    public func touch(_ touches: Touch...) { touch(touches) }

    /// Puts two fingers on the target, as far apart as it is wide or high, and moves them about its middle in equal
    /// steps until they are `scale` times as far apart and have turned by `rotation`.
    public func twoFingers(
        _ target: some HarnessTarget, scale: CGFloat = 1, rotation: Angle = .zero, steps: Int = 10
    ) throws {
        let middle = try aim(at: target.target, for: "put two fingers on")
        let frame = try find(target.target, for: "put two fingers on").node.presentedFrame
        let radius = min(frame.width, frame.height) / 2 - 1
        func places(_ part: CGFloat) -> (CGPoint, CGPoint) {
            let angle = rotation.radians * Double(part)
            let distance = radius * (1 + (scale - 1) * part)
            let x = distance * cos(angle), y = distance * sin(angle)
            return (CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y))
        }
        let start = places(0), end = places(1)
        touch(.down(0, start.0), .down(1, start.1))
        let count = max(steps, 1)
        for step in 1...count {
            let (a, b) = places(CGFloat(step) / CGFloat(count))
            touch(.move(0, a), .move(1, b))
        }
        touch(.up(0, end.0), .up(1, end.1))
    }

    /// What the views want the pointer to look like; nil for the system's own.
    public var pointerStyle: PointerStyle? { host.input.pointerStyle }

    /// Holds keys down for what follows, or lets go of them.
    public func hold(_ modifiers: EventModifiers) { act { $0.modifiersChanged(modifiers) } }
}

/// Dragging and dropping.
extension Harness {
    /// Drags the first target to the middle of the second and lets go, in equal steps; with touch metrics the press is
    /// held first. Afterwards everything that is loaded has arrived, and a refused drag has sprung back.
    public func dragAndDrop(
        from source: some HarnessTarget, to destination: some HarnessTarget, steps: Int = 10
    ) async throws {
        let start = try aim(at: source.target, for: "drag")
        let end = try middle(of: destination.target, for: "drop on")
        pointerDown(at: start)
        if traits.metrics == .touch { await advance(by: .milliseconds(600)) }
        let count = max(steps, 1)
        for step in 1...count {
            let part = CGFloat(step) / CGFloat(count)
            pointerMove(
                at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        pointerUp(at: end)
        await settle()
        await advance(by: .seconds(1))
    }
}
