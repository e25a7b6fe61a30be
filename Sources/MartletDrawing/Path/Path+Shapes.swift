import Foundation

extension Path {
    /// Control distance of a quarter circle of radius 1: 4/3 (sqrt 2 - 1).
    static let kappa: CGFloat = 0.5522847498307936

    static func elements(of rect: CGRect) -> [Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }

    /// Four curves, clockwise on screen from the trailing point.
    static func elements(ofEllipseIn rect: CGRect) -> [Element] {
        let c = CGPoint(x: rect.midX, y: rect.midY), rx = rect.width / 2, ry = rect.height / 2
        let kx = rx * kappa, ky = ry * kappa
        let right = rect.maxX, left = rect.minX, top = rect.minY, bottom = rect.maxY
        return [
            .move(to: CGPoint(x: right, y: c.y)),
            .curve(
                to: CGPoint(x: c.x, y: bottom), control1: CGPoint(x: right, y: c.y + ky),
                control2: CGPoint(x: c.x + kx, y: bottom)),
            .curve(
                to: CGPoint(x: left, y: c.y), control1: CGPoint(x: c.x - kx, y: bottom),
                control2: CGPoint(x: left, y: c.y + ky)),
            .curve(
                to: CGPoint(x: c.x, y: top), control1: CGPoint(x: left, y: c.y - ky),
                control2: CGPoint(x: c.x - kx, y: top)),
            .curve(
                to: CGPoint(x: right, y: c.y), control1: CGPoint(x: c.x + kx, y: top),
                control2: CGPoint(x: right, y: c.y - ky)),
            .closeSubpath,
        ]
    }
}
