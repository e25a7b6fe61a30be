import Foundation

/// A piece of an outline with its start: what lengths, bounds and cuts are computed from.
struct PathSegment {
    enum Kind {
        case line
        case quad(CGPoint)
        case cubic(CGPoint, CGPoint)
    }

    var start: CGPoint
    var end: CGPoint
    var kind: Kind

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        switch kind {
        case .line: return start.mixed(with: end, t)
        case .quad(let c):
            return CGPoint(
                x: u * u * start.x + 2 * u * t * c.x + t * t * end.x,
                y: u * u * start.y + 2 * u * t * c.y + t * t * end.y)
        case .cubic(let c, let d):
            let w0 = u * u * u, w1 = 3 * u * u * t, w2 = 3 * u * t * t, w3 = t * t * t
            return CGPoint(
                x: w0 * start.x + w1 * c.x + w2 * d.x + w3 * end.x, y: w0 * start.y + w1 * c.y + w2 * d.y + w3 * end.y)
        }
    }

    /// The part between two parameters, by de Casteljau's construction.
    func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
        var piece = self
        if t1 < 1 { piece = piece.split(at: t1).0 }
        if t0 > 0 { piece = piece.split(at: t1 > 0 ? t0 / t1 : 0).1 }
        return piece
    }

    private func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        switch kind {
        case .line:
            let m = start.mixed(with: end, t)
            return (
                PathSegment(start: start, end: m, kind: .line), PathSegment(start: m, end: end, kind: .line)
            )
        case .quad(let c):
            let a = start.mixed(with: c, t), b = c.mixed(with: end, t), m = a.mixed(with: b, t)
            return (
                PathSegment(start: start, end: m, kind: .quad(a)), PathSegment(start: m, end: end, kind: .quad(b))
            )
        case .cubic(let c, let d):
            let a = start.mixed(with: c, t), b = c.mixed(with: d, t), e = d.mixed(with: end, t)
            let f = a.mixed(with: b, t), g = b.mixed(with: e, t), m = f.mixed(with: g, t)
            return (
                PathSegment(start: start, end: m, kind: .cubic(a, f)),
                PathSegment(start: m, end: end, kind: .cubic(g, e))
            )
        }
    }

    /// How many lines keep the curve within `tolerance` points: by the second differences of its controls.
    func stepCount(tolerance: CGFloat) -> Int {
        let bend: CGFloat
        switch kind {
        case .line: return 1
        case .quad(let c): bend = hypot(start.x - 2 * c.x + end.x, start.y - 2 * c.y + end.y) / 4
        case .cubic(let c, let d):
            let one = hypot(start.x - 2 * c.x + d.x, start.y - 2 * c.y + d.y)
            let two = hypot(c.x - 2 * d.x + end.x, c.y - 2 * d.y + end.y)
            bend = max(one, two) * 6 / 8
        }
        guard bend.isFinite else { return 1 }
        return min(max(Int((bend / tolerance).squareRoot().rounded(.up)), 1), 1000)
    }

    /// Lengths from the start to evenly spaced parameters; the last one is the length of the segment.
    func cumulativeLengths() -> [CGFloat] {
        if case .line = kind { return [0, start.distance(to: end)] }
        let steps = max(stepCount(tolerance: 0.0005), 16)
        var lengths: [CGFloat] = [0]
        var previous = start
        for step in 1...steps {
            let next = point(at: CGFloat(step) / CGFloat(steps))
            lengths.append(lengths[step - 1] + previous.distance(to: next))
            previous = next
        }
        return lengths
    }

    var element: Path.Element {
        switch kind {
        case .line: .line(to: end)
        case .quad(let c): .quadCurve(to: end, control: c)
        case .cubic(let c, let d): .curve(to: end, control1: c, control2: d)
        }
    }
}

extension CGPoint {
    func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }

    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
