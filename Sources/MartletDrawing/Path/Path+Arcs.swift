public import Foundation

extension Path {
    /// Adds an arc of a circle, with a line to its start if there is a current point.
    ///
    /// Directions are those of a space where y grows upwards, so with `clockwise: false` the arc runs clockwise on
    /// screen. A full turn from start to end closes the subpath.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let asked = endAngle.radians - startAngle.radians
        guard asked.isFinite else { return }
        var delta = clockwise ? -asked : asked
        if delta < 0 { delta = turn - (-delta).truncatingRemainder(dividingBy: turn) }
        addSweep(center, radius, from: startAngle.radians, by: clockwise ? -delta : delta, transform)
        if abs(asked - turn) < 1e-9 { closeSubpath() }
    }

    /// Adds an arc given by its start and its signed length; positive runs clockwise on screen.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard delta.radians.isFinite else { return }
        addSweep(center, radius, from: startAngle.radians, by: delta.radians, transform)
    }

    /// Adds the arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`, with a line
    /// to its start.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let here = currentPoint else { return move(to: tangent1End.applying(transform)) }
        let start = transform.isIdentity ? here : here.applying(transform.inverted())
        let u = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
        let v = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let lu = hypot(u.dx, u.dy), lv = hypot(v.dx, v.dy)
        let cross = u.dx * v.dy - u.dy * v.dx
        guard lu > 0, lv > 0, radius > 0, abs(cross) > 1e-9 * lu * lv else {
            return addLine(to: tangent1End.applying(transform))
        }
        let half = acos(min(max((u.dx * v.dx + u.dy * v.dy) / (lu * lv), -1), 1)) / 2
        let along = radius / tan(half), away = radius / sin(half)
        let bisector = CGVector(dx: u.dx / lu + v.dx / lv, dy: u.dy / lu + v.dy / lv)
        let lb = hypot(bisector.dx, bisector.dy)
        let center = CGPoint(
            x: tangent1End.x + bisector.dx / lb * away, y: tangent1End.y + bisector.dy / lb * away)
        let first = CGPoint(x: tangent1End.x + u.dx / lu * along, y: tangent1End.y + u.dy / lu * along)
        let from = atan2(first.y - center.y, first.x - center.x)
        let sweep = (CGFloat.pi - 2 * half) * (cross > 0 ? -1 : 1)
        addSweep(center, radius, from: from, by: sweep, transform)
    }

    /// Quarter turns from the start, then what is left.
    private mutating func addSweep(
        _ center: CGPoint, _ radius: CGFloat, from start: Double, by delta: Double, _ transform: CGAffineTransform
    ) {
        func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
            let c = cos(angle), s = sin(angle)
            return CGPoint(
                x: center.x + radius * (c - s * tangent), y: center.y + radius * (s + c * tangent)
            ).applying(transform)
        }
        let first = point(start)
        if isEmpty { move(to: first) } else { addLine(to: first) }
        // A bound, so that a wild angle does not take all memory.
        var left = min(abs(delta), 2 * .pi * 1000), angle = start
        let sign: Double = delta < 0 ? -1 : 1
        mutate { elements in
            while left > 1e-9 {
                let step = min(left, .pi / 2)
                let next = angle + sign * step
                let k = 4 / 3 * tan(step / 4) * sign
                elements.append(.curve(to: point(next), control1: point(angle, k), control2: point(next, -k)))
                angle = next
                left -= step
            }
        }
    }
}
