import Foundation
import MartletDrawing
import Testing

@Suite struct PathLawTests {
    /// Random outlines of lines and curves, the same in each run.
    static func randomPath(_ seed: UInt64, closed: Bool = true) -> Path {
        var random = Xorshift(seed)
        return Path { path in
            for _ in 0..<random.next(1...3) {
                path.move(to: random.point())
                for _ in 0..<random.next(2...5) {
                    switch random.next(0...2) {
                    case 0: path.addLine(to: random.point())
                    case 1: path.addQuadCurve(to: random.point(), control: random.point())
                    default: path.addCurve(to: random.point(), control1: random.point(), control2: random.point())
                    }
                }
                if closed { path.closeSubpath() }
            }
        }
    }

    @Test(arguments: 1...40) func boundsHoldEveryPointTightly(_ seed: Int) {
        let path = Self.randomPath(UInt64(seed))
        let box = path.boundingRect
        var reached = CGRect.null
        for step in 0...400 {
            let trimmed = path.trimmedPath(from: 0, to: max(CGFloat(step) / 400, 1e-6))
            guard let end = trimmed.currentPoint else { continue }
            #expect(box.insetBy(dx: -0.01, dy: -0.01).contains(end))
            reached = reached.union(CGRect(origin: end, size: .zero))
        }
        // Samples a four-hundredth of the length apart come close to every side.
        let gap = path.length / 400 + 0.01
        #expect(abs(reached.minX - box.minX) <= gap && abs(reached.maxX - box.maxX) <= gap)
        #expect(abs(reached.minY - box.minY) <= gap && abs(reached.maxY - box.maxY) <= gap)
    }

    @Test(arguments: 1...40) func trimmedPartsAddUp(_ seed: Int) {
        let path = Self.randomPath(UInt64(seed), closed: seed % 2 == 0)
        let cut = CGFloat(seed) / 41
        let first = path.trimmedPath(from: 0, to: cut).length, second = path.trimmedPath(from: cut, to: 1).length
        #expect(abs(first - cut * path.length) < path.length * 1e-3)
        #expect(abs(first + second - path.length) < path.length * 1e-3)
    }

    @Test func lengthsOfKnownShapes() {
        #expect(Path(CGRect(x: 0, y: 0, width: 30, height: 10)).length == 80)
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        // Four cubics are within 0.03 % of a circle.
        #expect(abs(circle.length - 100 * .pi) < 0.1)
    }

    /// Inside means: a ray to the left crosses the flattened outline. Counted here by an independent walk of lines.
    @Test(arguments: 1...30) func containsAgreesWithACrossingCount(_ seed: Int) {
        var random = Xorshift(UInt64(seed) &+ 1000)
        var corners: [[CGPoint]] = []
        for _ in 0..<random.next(1...3) { corners.append((0..<random.next(3...7)).map { _ in random.point() }) }
        let path = Path { path in
            for polygon in corners {
                path.addLines(polygon)
                path.closeSubpath()
            }
        }
        for _ in 0..<100 {
            let p = random.point()
            var crossings = 0, winding = 0
            for polygon in corners {
                for (a, b) in zip(polygon, polygon.dropFirst() + [polygon[0]]) where (a.y > p.y) != (b.y > p.y) {
                    let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
                    if x < p.x {
                        crossings += 1
                        winding += b.y > a.y ? 1 : -1
                    }
                }
            }
            #expect(path.contains(p, eoFill: true) == (crossings % 2 == 1))
            #expect(path.contains(p) == (winding != 0))
        }
    }

    @Test func simpleShapesContainWhatTheirElementsContain() {
        let rect = CGRect(x: 10, y: 20, width: 80, height: 50)
        let shapes = [
            Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 20),
            Path(roundedRect: rect, cornerRadius: 20, style: .circular),
        ]
        for shape in shapes {
            let same = Path { path in
                shape.forEach { element in
                    switch element {
                    case .move(let p): path.move(to: p)
                    case .line(let p): path.addLine(to: p)
                    case .quadCurve(let p, let c): path.addQuadCurve(to: p, control: c)
                    case .curve(let p, let c, let d): path.addCurve(to: p, control1: c, control2: d)
                    case .closeSubpath: path.closeSubpath()
                    }
                }
            }
            #expect(shape == same)
            #expect(abs(shape.boundingRect.minX - same.boundingRect.minX) < 1e-9)
            #expect(abs(shape.boundingRect.height - same.boundingRect.height) < 1e-9)
            for x in stride(from: 5.25, to: 100, by: 3.5) {
                for y in stride(from: 15.25, to: 80, by: 3.5) {
                    let p = CGPoint(x: x, y: y)
                    #expect(shape.contains(p) == same.contains(p), "\(p) in \(shape)")
                }
            }
        }
    }

    @Test(arguments: 1...20) func transformsCommuteWithElements(_ seed: Int) {
        let path = Self.randomPath(UInt64(seed))
        let t = CGAffineTransform(a: 1.5, b: 0.3, c: -0.2, d: 0.8, tx: 5, ty: -7)
        let back = path.applying(t).applying(t.inverted())
        for (a, b) in zip(path.elements, back.elements) {
            if case .line(let p) = a, case .line(let q) = b { #expect(hypot(p.x - q.x, p.y - q.y) < 1e-9) }
        }
        #expect(path.offsetBy(dx: 3, dy: 4).boundingRect.origin.x - path.boundingRect.origin.x - 3 < 1e-9)
    }

    @Test func strokesCoverTheirLine() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        let outline = circle.strokedPath(StrokeStyle(lineWidth: 4))
        // Measured: bounds -2 -2 44 44, two subpaths (Fixtures/Goldens/shape/paths.json).
        #expect(abs(outline.boundingRect.minX + 2) < 0.03 && abs(outline.boundingRect.width - 44) < 0.06)
        #expect(outline.elements.count { if case .move = $0 { true } else { false } } == 2)
        #expect(outline.contains(CGPoint(x: 40, y: 20)) && outline.contains(CGPoint(x: 41.9, y: 20)))
        #expect(!outline.contains(CGPoint(x: 20, y: 20)) && !outline.contains(CGPoint(x: 42.1, y: 20)))
        let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }
        #expect(
            line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)).boundingRect
                == CGRect(x: -1, y: -1, width: 52, height: 2))
        let rect = Path(CGRect(x: 0, y: 0, width: 100, height: 60)).strokedPath(StrokeStyle(lineWidth: 2))
        #expect(rect.boundingRect == CGRect(x: -1, y: -1, width: 102, height: 62))
        let dashes = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5]))
        #expect(dashes.elements.count { $0 == .closeSubpath } == 4)
        #expect(dashes.contains(CGPoint(x: 5, y: 0)) && !dashes.contains(CGPoint(x: 12, y: 0)))
    }

    @Test func emptyPathsAreHarmless() {
        let empty = Path()
        #expect(empty.isEmpty && empty.boundingRect.isNull && empty.currentPoint == nil && empty.description == "")
        #expect(empty.trimmedPath(from: 0, to: 0.5).isEmpty && empty.strokedPath(StrokeStyle()).isEmpty)
        #expect(!empty.contains(.zero))
        var path = Path()
        path.closeSubpath()
        #expect(path.isEmpty)
        path.addLines([])
        #expect(path.isEmpty)
    }
}

/// A small generator, so that random tests are the same in each run.
struct Xorshift: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func next(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func point() -> CGPoint {
        CGPoint(x: CGFloat.random(in: 0...100, using: &self), y: CGFloat.random(in: 0...100, using: &self))
    }
}
