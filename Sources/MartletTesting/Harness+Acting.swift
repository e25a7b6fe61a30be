import MartletCore
import MartletDrawing
import MartletHeadless

/// Acts of a user with the pointer. Each is aimed by a hit test, as in a window, and is followed by a flush.
extension Harness {
    /// Presses and releases the pointer on the target's middle.
    public func tap(_ target: some HarnessTarget) throws {
        click(at: try aim(at: target.target, for: "tap"))
    }

    /// Taps twice at the same moment.
    public func doubleTap(_ target: some HarnessTarget) throws {
        let point = try aim(at: target.target, for: "double tap")
        click(at: point)
        click(at: point)
    }

    /// Holds the pointer down on the target while virtual time passes.
    public func longPress(_ target: some HarnessTarget, for duration: Duration = .milliseconds(600)) async throws {
        let point = try aim(at: target.target, for: "long press")
        pointerDown(at: point)
        await advance(by: duration)
        pointerUp(at: point)
    }

    /// Drags from the target's middle by a distance in points, in equal steps.
    public func drag(_ target: some HarnessTarget, by distance: CGSize, steps: Int = 10) throws {
        let start = try aim(at: target.target, for: "drag")
        drag(start, CGPoint(x: start.x + distance.width, y: start.y + distance.height), steps)
    }

    /// Drags from the target's middle by a distance in points while virtual time passes, frame by frame, and lets go at
    /// that pace: what scrolls runs out as time goes on.
    public func drag(_ target: some HarnessTarget, by distance: CGSize, over duration: Duration) async throws {
        let start = try aim(at: target.target, for: "drag")
        pointerDown(at: start)
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
        let count = max(Int((seconds * traits.frameRate).rounded()), 1)
        for step in 1...count {
            await advance(by: duration / count)
            let part = CGFloat(step) / CGFloat(count)
            pointerMove(at: CGPoint(x: start.x + distance.width * part, y: start.y + distance.height * part))
        }
        pointerUp(at: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
    }

    /// Drags from the middle of one target to that of another, in equal steps. What lies over the second does not matter.
    public func drag(from start: some HarnessTarget, to end: some HarnessTarget, steps: Int = 10) throws {
        let from = try aim(at: start.target, for: "drag from")
        drag(from, try middle(of: end.target, for: "drag to"), steps)
    }

    /// Puts the pointer down at a point in root coordinates.
    public func pointerDown(at point: CGPoint) {
        pointer = PointerPosition(location: point, isDown: true)
        act { $0.pointerDown(at: point) }
    }

    /// Moves the pointer to a point in root coordinates: a drag while it is down.
    public func pointerMove(at point: CGPoint) {
        pointer.location = point
        act { $0.pointerMoved(to: point) }
    }

    /// Moves the pointer to a point in root coordinates: a drag while it is down.
    public func pointerMove(to point: CGPoint) { pointerMove(at: point) }

    /// Releases the pointer at a point in root coordinates.
    public func pointerUp(at point: CGPoint) {
        pointer = PointerPosition(location: point, isDown: false)
        act { $0.pointerUp(at: point) }
    }

    /// The system takes the pointer away, with all fingers: nothing of what has begun comes to its end.
    public func pointerCancel() {
        pointer.isDown = false
        act { $0.pointerCancelled() }
    }

    /// Moves the pointer over the target's middle.
    public func hover(_ target: some HarnessTarget) throws {
        let point = try aim(at: target.target, for: "hover over")
        pointer.location = point
        act { $0.hover(at: point) }
    }

    /// Takes the pointer out of the window.
    public func endHover() { act { $0.hover(at: nil) } }

    /// Turns the wheel over the target: what is scrolled moves so that content further right and down appears for
    /// positive numbers, in points.
    public func scroll(_ target: some HarnessTarget, by distance: CGSize) throws {
        let point = try aim(at: target.target, for: "scroll")
        let hasScrolled = act { $0.scroll(at: point, by: distance) }
        if !hasScrolled {
            throw failure("scroll", target.target, .impossible("nothing there can be scrolled that way"))
        }
    }

    private func drag(_ start: CGPoint, _ end: CGPoint, _ steps: Int) {
        pointerDown(at: start)
        let count = max(steps, 1)
        for step in 1...count {
            let part = CGFloat(step) / CGFloat(count)
            pointerMove(
                at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        pointerUp(at: end)
    }

    private func click(at point: CGPoint) {
        pointerDown(at: point)
        pointerUp(at: point)
    }

    /// Brings in an event and everything that follows from it at once.
    @discardableResult
    func act<Result>(_ body: (InputState) -> Result) -> Result {
        let result = headless.witnessed { body(host.input) }
        flush()
        return result
    }
}
