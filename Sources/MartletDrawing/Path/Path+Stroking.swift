import Foundation

extension Path {
    /// The outline of the stroke of this path, to be filled by non-zero winding.
    ///
    /// Curves become lines that stay within a fiftieth of a point, so the result has no curves and has a step for each
    /// short line; renderers stroke a path directly and exactly instead. A closed subpath gives two outlines.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var outline = StrokeOutline(style: style)
        for (points, isClosed) in flattened(tolerance: 0.02) {
            for piece in Dashes(style).cut(points, isClosed: isClosed) {
                outline.add(piece.points, isClosed: piece.isClosed)
            }
        }
        return Path(storage: outline.elements.isEmpty ? .empty : .elements(outline.elements))
    }
}

/// Cuts polylines into dashes.
private struct Dashes {
    let pattern: [CGFloat]
    let phase: CGFloat

    init(_ style: StrokeStyle) {
        let isUsable = style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.reduce(0, +) > 0
        // An odd pattern swaps dashes and gaps on its second round.
        pattern = !isUsable ? [] : style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        phase = style.dashPhase.isFinite ? style.dashPhase : 0
    }

    func cut(_ points: [CGPoint], isClosed: Bool) -> [(points: [CGPoint], isClosed: Bool)] {
        guard !pattern.isEmpty, let first = points.first else { return [(points, isClosed)] }
        let total = pattern.reduce(0, +)
        var left = phase.truncatingRemainder(dividingBy: total)
        if left < 0 { left += total }
        var index = 0
        while left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        left = pattern[index] - left
        var pieces: [([CGPoint], Bool)] = []
        var current: [CGPoint] = index % 2 == 0 ? [first] : []
        for (a, b) in zip(points, points.dropFirst()) {
            let length = a.distance(to: b)
            var done: CGFloat = 0
            while length - done > left, pieces.count < 100_000 {
                done += left
                let p = a.mixed(with: b, done / length)
                if index % 2 == 0 {
                    pieces.append((current + [p], false))
                    current = []
                } else {
                    current = [p]
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length - done
            if index % 2 == 0 { current.append(b) }
        }
        if current.count > 1 { pieces.append((current, false)) }
        return pieces
    }
}

/// Collects the outlines of stroked polylines.
private struct StrokeOutline {
    let style: StrokeStyle
    let half: CGFloat
    var elements: [Path.Element] = []

    init(style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    mutating func add(_ raw: [CGPoint], isClosed: Bool) {
        var points: [CGPoint] = []
        for point in raw where points.last.map({ $0.distance(to: point) > 1e-9 }) ?? true { points.append(point) }
        if isClosed, points.count > 1, let first = points.first, points[points.count - 1].distance(to: first) <= 1e-9 {
            points.removeLast()
        }
        guard points.count > 1 else {
            if let point = points.first { addDot(at: point) }
            return
        }
        if isClosed {
            close(side(points, isClosed: true, left: false).reversed())
            close(side(points, isClosed: true, left: true))
        } else {
            let back = Array(points.reversed())
            var outline = side(points, isClosed: false, left: true)
            outline += cap(at: points[points.count - 1], from: points[points.count - 2])
            outline += side(back, isClosed: false, left: true)
            outline += cap(at: points[0], from: points[1])
            close(outline)
        }
    }

    private mutating func close(_ points: some Sequence<CGPoint>) {
        var isFirst = true
        for point in points {
            elements.append(isFirst ? .move(to: point) : .line(to: point))
            isFirst = false
        }
        if !isFirst { elements.append(.closeSubpath) }
    }

    /// A subpath without length: round and square caps still show.
    private mutating func addDot(at p: CGPoint) {
        let box = CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half)
        switch style.lineCap {
        case .butt: break
        case .round: elements += Path(ellipseIn: box).elements
        case .square: elements += Path(box).elements
        }
    }

    /// The points beside a polyline, joins included.
    private func side(_ points: [CGPoint], isClosed: Bool, left: Bool) -> [CGPoint] {
        let count = points.count, sign: CGFloat = left ? 1 : -1
        func normal(_ index: Int) -> CGVector {
            let a = points[index % count], b = points[(index + 1) % count], length = a.distance(to: b)
            return CGVector(dx: (b.y - a.y) / length * sign, dy: -(b.x - a.x) / length * sign)
        }
        func beside(_ p: CGPoint, _ n: CGVector) -> CGPoint { CGPoint(x: p.x + n.dx * half, y: p.y + n.dy * half) }
        var out: [CGPoint] = []
        if !isClosed { out.append(beside(points[0], normal(0))) }
        for index in isClosed ? 0..<count : 1..<(count - 1) {
            let n0 = normal(index + count - 1), n1 = normal(index)
            join(at: points[index], n0, n1, turn: (n0.dx * n1.dy - n0.dy * n1.dx) * sign, into: &out)
        }
        if !isClosed { out.append(beside(points[count - 1], normal(count - 2))) }
        return out
    }

    /// The corner between two offset lines. A positive turn is away from this side, so that a gap has to be filled.
    private func join(at p: CGPoint, _ n0: CGVector, _ n1: CGVector, turn: CGFloat, into out: inout [CGPoint]) {
        let a = CGPoint(x: p.x + n0.dx * half, y: p.y + n0.dy * half)
        let b = CGPoint(x: p.x + n1.dx * half, y: p.y + n1.dy * half)
        let cosine = n0.dx * n1.dx + n0.dy * n1.dy
        if turn <= 0, cosine < 0.999 {
            out += [a, p, b]
            return
        }
        switch style.lineJoin {
        // The square of a miter's length in line widths is 2 / (1 + cosine).
        case .miter where 2 <= style.miterLimit * style.miterLimit * (1 + cosine) && turn > 0:
            let scale = half / (1 + cosine)
            out.append(CGPoint(x: p.x + (n0.dx + n1.dx) * scale, y: p.y + (n0.dy + n1.dy) * scale))
        case .round where turn > 0: out += arc(around: p, from: n0, to: n1)
        default: out += [a, b]
        }
    }

    private func cap(at p: CGPoint, from q: CGPoint) -> [CGPoint] {
        let length = p.distance(to: q)
        let d = CGVector(dx: (p.x - q.x) / length, dy: (p.y - q.y) / length)
        let n = CGVector(dx: d.dy, dy: -d.dx)
        switch style.lineCap {
        case .butt: return []
        case .square:
            return [
                CGPoint(x: p.x + (n.dx + d.dx) * half, y: p.y + (n.dy + d.dy) * half),
                CGPoint(x: p.x + (-n.dx + d.dx) * half, y: p.y + (-n.dy + d.dy) * half),
            ]
        case .round:
            return arc(around: p, from: n, to: d) + arc(around: p, from: d, to: CGVector(dx: -n.dx, dy: -n.dy))
        }
    }

    private func arc(around p: CGPoint, from a: CGVector, to b: CGVector) -> [CGPoint] {
        let start = atan2(a.dy, a.dx)
        let sweep = atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)
        // A chord of angle s is half * (1 - cos(s / 2)) off the arc.
        let step = 2 * acos(max(1 - 0.02 / max(half, 0.02), 0.5))
        let count = max(Int((abs(sweep) / step).rounded(.up)), 1)
        return (0...count).map { index in
            let angle = start + sweep * CGFloat(index) / CGFloat(count)
            return CGPoint(x: p.x + cos(angle) * half, y: p.y + sin(angle) * half)
        }
    }
}
