public import Foundation

/// A run of segments without a gap.
struct Subpath {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false
}

extension Path {
    /// The outline as subpaths; a close is a line where its ends differ.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        var here = CGPoint.zero
        func flush() {
            if let subpath = current { result.append(subpath) }
            current = nil
        }
        for element in elements {
            if case .move(let p) = element {
                flush()
                current = Subpath(start: p)
                here = p
                continue
            }
            if current == nil { current = Subpath(start: here) }
            switch element {
            case .move: break
            case .line(let p): current?.segments.append(PathSegment(start: here, end: p, kind: .line))
            case .quadCurve(let p, let c): current?.segments.append(PathSegment(start: here, end: p, kind: .quad(c)))
            case .curve(let p, let c, let d):
                current?.segments.append(PathSegment(start: here, end: p, kind: .cubic(c, d)))
            case .closeSubpath:
                let start = current?.start ?? here
                if here != start { current?.segments.append(PathSegment(start: here, end: start, kind: .line)) }
                current?.isClosed = true
                flush()
                here = start
            }
            if let end = element.end { here = end }
        }
        flush()
        return result
    }

    /// The smallest rectangle around the outline, not counting control points; null for an empty path.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect), .ellipse(let rect): return rect.standardized
        case .rounded(let box): return box.rect.standardized
        case .elements(let elements): return Self.bounds(of: elements)
        }
    }

    private static func bounds(of elements: [Element]) -> CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: .infinity), high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        var here = CGPoint.zero, start = CGPoint.zero
        func add(_ p: CGPoint) {
            low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
            high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
        }
        for element in elements {
            switch element {
            case .move(let p): start = p
            case .line, .closeSubpath: break
            case .quadCurve(let p, let c):
                let segment = PathSegment(start: here, end: p, kind: .quad(c))
                for t in Extremum.quad(here.x, c.x, p.x) + Extremum.quad(here.y, c.y, p.y) { add(segment.point(at: t)) }
            case .curve(let p, let c, let d):
                let segment = PathSegment(start: here, end: p, kind: .cubic(c, d))
                for t in Extremum.cubic(here.x, c.x, d.x, p.x) + Extremum.cubic(here.y, c.y, d.y, p.y) {
                    add(segment.point(at: t))
                }
            }
            here = element.end ?? start
            add(here)
        }
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The outline as polylines that stay within `tolerance` points of it.
    func flattened(tolerance: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] {
        subpaths.map { subpath in
            var points = [subpath.start]
            for segment in subpath.segments {
                let steps = segment.stepCount(tolerance: tolerance)
                for step in 1..<max(steps, 1) { points.append(segment.point(at: CGFloat(step) / CGFloat(steps))) }
                points.append(segment.end)
            }
            return (points, subpath.isClosed)
        }
    }

    /// The length of the whole outline in points, closing lines included. Curves are measured by short chords.
    public var length: CGFloat {
        subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + ($1.cumulativeLengths().last ?? 0) } }
    }
}

/// Parameters inside (0, 1) where one coordinate of a curve turns around.
private enum Extremum {
    static func quad(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        let denominator = a - 2 * b + c
        guard denominator != 0 else { return [] }
        return inside((a - b) / denominator)
    }

    static func cubic(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
        let a = -p + 3 * q - 3 * r + s, b = 2 * (p - 2 * q + r), c = q - p
        if abs(a) < 1e-12 { return b == 0 ? [] : inside(-c / b) }
        let root = b * b - 4 * a * c
        guard root >= 0 else { return [] }
        return inside((-b + root.squareRoot()) / (2 * a)) + inside((-b - root.squareRoot()) / (2 * a))
    }

    private static func inside(_ t: CGFloat) -> [CGFloat] { t > 0 && t < 1 ? [t] : [] }
}
