import Foundation

/// A rectangle with rounded corners, and the curves it is made of.
///
/// The outline starts at the middle of the trailing edge and runs clockwise on screen. The numbers of the continuous
/// corner were read from the descriptions of Apple's shapes (macOS 26.2): a corner is three curves, symmetric about its
/// diagonal.
struct RoundedBox: Equatable, Sendable {
    var rect: CGRect
    /// Horizontal radii, already limited.
    var radii: RectangleCornerRadii
    /// Vertical radius in units of the horizontal one; not 1 only for corners given by a size.
    var aspect: CGFloat
    var style: RoundedCornerStyle

    static func storage(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) -> Path.Storage {
        if rect.isNull { return .empty }
        let limit = min(rect.width, rect.height) / 2
        let rx = min(cornerSize.width, limit), ry = min(cornerSize.height, limit)
        guard rx > 0, ry > 0 else { return .rect(rect) }
        let radii = RectangleCornerRadii(topLeading: rx, bottomLeading: rx, bottomTrailing: rx, topTrailing: rx)
        return .rounded(RoundedBox(rect: rect, radii: radii, aspect: ry / rx, style: style))
    }

    static func storage(_ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) -> Path.Storage {
        if rect.isNull { return .empty }
        let w = rect.width, h = rect.height
        func limit(_ radius: CGFloat, _ across: CGFloat, _ along: CGFloat) -> CGFloat {
            max(0, min(radius, max(w / 2, w - max(across, 0)), max(h / 2, h - max(along, 0))))
        }
        let r = radii
        let limited = RectangleCornerRadii(
            topLeading: limit(r.topLeading, r.topTrailing, r.bottomLeading),
            bottomLeading: limit(r.bottomLeading, r.bottomTrailing, r.topLeading),
            bottomTrailing: limit(r.bottomTrailing, r.bottomLeading, r.topTrailing),
            topTrailing: limit(r.topTrailing, r.topLeading, r.bottomTrailing))
        if limited == RectangleCornerRadii() { return .rect(rect) }
        return .rounded(RoundedBox(rect: rect, radii: limited, aspect: 1, style: style))
    }

    var elements: [Path.Element] {
        let straightTop = rect.minY + radii.topTrailing * aspect
        let straightBottom = rect.maxY - radii.bottomTrailing * aspect
        var out: [Path.Element] = [.move(to: CGPoint(x: rect.maxX, y: (straightTop + straightBottom) / 2))]
        out.reserveCapacity(style == .circular ? 10 : 18)
        let corners: [(CGPoint, CGVector, CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
        ]
        let own = [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing]
        for index in 0..<4 {
            let (corner, back, ahead) = corners[index]
            let before = own[(index + 3) % 4], after = own[(index + 1) % 4]
            add(
                at: corner, from: back, to: ahead, radius: own[index], before: before, after: after, into: &out)
        }
        out.append(.closeSubpath)
        return out
    }

    /// Adds the line to a corner and its curves. `back` and `ahead` point from the corner along its two edges.
    private func add(
        at corner: CGPoint, from back: CGVector, to ahead: CGVector, radius: CGFloat, before: CGFloat, after: CGFloat,
        into out: inout [Path.Element]
    ) {
        /// The point `p` radii back and `q` radii ahead of the corner.
        func point(_ p: CGFloat, _ q: CGFloat) -> CGPoint {
            let x = back.dx * p + ahead.dx * q, y = back.dy * p + ahead.dy * q
            return CGPoint(x: corner.x + x * radius, y: corner.y + y * radius * aspect)
        }
        if style == .circular {
            out.append(.line(to: point(1, 0)))
            let k = 1 - Path.kappa
            out.append(.curve(to: point(0, 1), control1: point(k, 0), control2: point(0, k)))
            return
        }
        let a = Self.reach(edge(along: back), radius: radius * stretch(back), other: before * stretch(back))
        let b = Self.reach(edge(along: ahead), radius: radius * stretch(ahead), other: after * stretch(ahead))
        out.append(.line(to: point(a.start, 0)))
        out.append(.curve(to: point(0.631494, 0.0749114), control1: point(a.far, 0), control2: point(a.near, 0)))
        out.append(
            .curve(
                to: point(0.0749114, 0.631494), control1: point(0.372824, 0.169060),
                control2: point(0.169060, 0.372824)))
        out.append(.curve(to: point(0, b.start), control1: point(0, b.near), control2: point(0, b.far)))
    }

    private func edge(along direction: CGVector) -> CGFloat { direction.dx != 0 ? rect.width : rect.height }
    private func stretch(_ direction: CGVector) -> CGFloat { direction.dx != 0 ? 1 : aspect }

    /// Where a continuous corner starts on an edge and its two controls there, in radii. Two corners share an edge by
    /// their radii; with less room than 1.528665 radii the curve becomes rounder.
    private static func reach(
        _ edge: CGFloat, radius: CGFloat, other: CGFloat
    ) -> (start: CGFloat, far: CGFloat, near: CGFloat) {
        let full: CGFloat = 1.528665
        let room = radius + other > 0 ? edge / (radius + other) : full
        let start = min(full, max(room, 1))
        let ease = (start - 1) / (full - 1)
        return (start, 0.96 + (1.08849 - 0.96) * ease, 0.82 + (0.868407 - 0.82) * ease)
    }
}
