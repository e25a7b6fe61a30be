import Foundation
import MartletDrawing
import Testing

@Suite struct GeometryTests {
    @Test func transformsComposeInOrder() {
        let t = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
        // Scaled first, then turned, then moved.
        let p = CGPoint(x: 1, y: 1).applying(t)
        #expect(abs(p.x - 7) < 1e-9 && abs(p.y - 2) < 1e-9)
        let back = p.applying(t.inverted())
        #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 1) < 1e-9)
        #expect(t.concatenating(t.inverted()).applyingIsIdentity)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func projectionsInvert() {
        var m = ProjectionTransform(CGAffineTransform(a: 2, b: 0.5, c: -0.5, d: 1, tx: 3, ty: 4))
        #expect(m.isAffine && !m.isIdentity)
        m.m13 = 0.01
        #expect(!m.isAffine)
        let p = CGPoint(x: 5, y: -3)
        let back = p.applying(m).applying(m.inverted())
        #expect(abs(back.x - 5) < 1e-9 && abs(back.y + 3) < 1e-9)
        #expect(p.applying(m.concatenating(m.inverted())).x - 5 < 1e-9)
        var none = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
        #expect(!none.invert() && none == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0)))
    }

    @Test func edgeSetsAndAngles() {
        #expect(Edge.Set.all.contains(.init(.trailing)) && Edge.Set.horizontal == [.leading, .trailing])
        #expect(Edge.Set(.top).rawValue == 1 && Axis.Set(.vertical) == .vertical)
        #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-12 && Angle.degrees(90) + .degrees(90) == .degrees(180))
        #expect(Angle.zero < .degrees(1) && (-Angle.degrees(30)).degrees < 0)
    }
}

extension CGAffineTransform {
    fileprivate var applyingIsIdentity: Bool {
        zip([a, b, c, d, tx, ty], [1, 0, 0, 1, 0, 0]).allSatisfy { abs($0 - $1) < 1e-9 }
    }
}
