public import Foundation

extension Path {
    /// Whether a point is inside the filled path; open subpaths count as closed. Curves are tested as lines that stay
    /// within a hundredth of a point. Points on the top and left edges of a rectangle are inside.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        switch storage {
        case .empty: return false
        case .rect(let rect): return rect.contains(point)
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return false }
            let x = (point.x - rect.midX) / (rect.width / 2), y = (point.y - rect.midY) / (rect.height / 2)
            return x * x + y * y <= 1
        case .rounded(let box):
            guard box.rect.contains(point) else { return false }
        case .elements: break
        }
        let winding = self.winding(around: point)
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// How often the outline runs around a point, clockwise on screen counted positive.
    private func winding(around point: CGPoint) -> Int {
        var winding = 0
        for (points, _) in flattened(tolerance: 0.01) {
            var a = points[points.count - 1]
            for b in points {
                if (a.y <= point.y) != (b.y <= point.y) {
                    let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
                    if b.y > a.y, side > 0 { winding += 1 }
                    if b.y < a.y, side < 0 { winding -= 1 }
                }
                a = b
            }
        }
        return winding
    }
}
