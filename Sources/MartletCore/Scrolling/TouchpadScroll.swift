/// Two fingers on a touchpad that move the content as one finger on a screen does: it follows them, stretches beyond its end
/// and runs out when they let go.
final class TouchpadScroll {
    private let pan: ScrollPan
    private var velocity = VelocityTracker()

    init(_ node: ScrollNode, at point: CGPoint) { pan = ScrollPan(node, at: point) }

    /// - Parameter delta: How far the content is to go towards its end, in points.
    func move(by delta: CGSize, time: Double) {
        let point = CGPoint(x: pan.location.x - delta.width, y: pan.location.y - delta.height)
        velocity.add(PointerEvent(phase: .move, location: point, time: time))
        pan.velocity = velocity.velocity(at: time)
        pan.move(to: point)
    }

    func end(time: Double, isCancelled: Bool) { pan.end(isCancelled ? .zero : velocity.velocity(at: time)) }
}

extension InputState {
    /// Two fingers on a touchpad scroll what is under `point`: the innermost view that scrolls along the axis of the first
    /// movement, and those around it, which take what it leaves.
    /// - Parameter delta: How far the content is to go towards its end since the last call, in points.
    package func touchpadScroll(_ phase: TouchpadPhase, at point: CGPoint, by delta: CGSize = .zero) {
        guard isUsable(point), delta.width.isFinite, delta.height.isFinite else { return }
        handle { [self] in
            switch phase {
            case .began, .changed:
                if phase == .began { endTouchpadScroll(isCancelled: true) }
                guard delta != .zero else { return }
                if touchpadScroll == nil {
                    let axis: Axis = abs(delta.width) > abs(delta.height) ? .horizontal : .vertical
                    touchpadScroll = scrollNode(at: point, along: axis).map { TouchpadScroll($0, at: point) }
                }
                touchpadScroll?.move(by: delta, time: host.now)
            case .ended: endTouchpadScroll(isCancelled: false)
            case .cancelled: endTouchpadScroll(isCancelled: true)
            }
        }
    }

    private func endTouchpadScroll(isCancelled: Bool) {
        touchpadScroll?.end(time: host.now, isCancelled: isCancelled)
        touchpadScroll = nil
    }

    private func scrollNode(at point: CGPoint, along axis: Axis) -> ScrollNode? {
        var node = hitTest(point)
        while let current = node {
            if let scroll = current as? ScrollNode, scroll.settings.isEnabled,
                scroll.settings.axes.contains(Axis.Set(axis))
            {
                return scroll
            }
            node = current.parent
        }
        return nil
    }
}
