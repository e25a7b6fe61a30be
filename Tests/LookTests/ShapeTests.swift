import MartletDrawing
import Testing

@testable import MartletCore

private let r = CGRect(x: 0, y: 0, width: 100, height: 60)

@MainActor @Suite struct ShapeTests {
    /// Paths of Apple's shapes in 100 x 60 (iamcgn/swiftui-web, shape/paths, macOS 26.2).
    @Test func derivedPaths() {
        #expect(Rectangle().trim(from: 0.25, to: 0.5).path(in: r).description == "80 0 m 100 0 l 100 60 l")
        #expect(Rectangle().offset(x: 10, y: 5).path(in: r).description == "10 5 m 110 5 l 110 65 l 10 65 l h")
        #expect(Rectangle().scale(0.5).path(in: r).description == "25 15 m 75 15 l 75 45 l 25 45 l h")
        #expect(
            Rectangle().scale(x: 0.5, y: 0.5, anchor: .topLeading).path(in: r).description
                == "0 0 m 50 0 l 50 30 l 0 30 l h")
        #expect(
            Rectangle().rotation(.degrees(30), anchor: .bottomTrailing).path(in: r).description
                == "43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h")
        #expect(
            Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).path(in: r).description
                == "0 0 m 100 0 l 130 60 l 30 60 l h")
        #expect(Rectangle().size(width: 40, height: 20).path(in: r).description == "0 0 m 40 0 l 40 20 l 0 20 l h")
        #expect(Rectangle().inset(by: 2).inset(by: 3).path(in: r).description == "5 5 m 95 5 l 95 55 l 5 55 l h")
        #expect(
            RoundedRectangle(cornerRadius: 12).inset(by: 20).path(in: r).description
                == "20 20 m 80 20 l 80 40 l 20 40 l h")
        #expect(
            Rectangle().stroke(lineWidth: 2).path(in: r).boundingRect == CGRect(x: -1, y: -1, width: 102, height: 62))
        #expect(AnyShape(Circle()).path(in: r) == Circle().path(in: r))
    }

    @Test func sizes() {
        let disc = Studio { Circle() }
        #expect(disc.contentSize == CGSize(width: 60, height: 60))
        #expect(disc.size(nil, nil) == CGSize(width: 10, height: 10))
        #expect(disc.size(nil, 4) == CGSize(width: 4, height: 4))
        #expect(Studio { Circle().stroke(lineWidth: 2) }.contentSize == CGSize(width: 60, height: 60))
        // Golden shape/modifiers: these take the whole proposal.
        #expect(Studio { Circle().scale(0.5) }.contentSize == CGSize(width: 100, height: 60))
        #expect(Studio { Circle().strokeBorder(lineWidth: 2) }.contentSize == CGSize(width: 100, height: 60))
    }

    @Test func drawing() {
        #expect(Studio { RoundedRectangle(cornerRadius: 8) }.picture == "fill rounded (0, 0) 100x60 radius 8 #000000D8")
        #expect(
            Studio { Circle().fill(.red).stroke(.black, lineWidth: 3) }.picture
                == """
                group
                  fill ellipse (0, 0) 60x60 #FF383CFF
                  stroke ellipse (0, 0) 60x60 #000000FF width 3
                """.indentedAt("(20, 0)"))
        #expect(
            Studio { Rectangle().strokeBorder(.black, lineWidth: 4) }.picture
                == "stroke rect (2, 2) 96x56 #000000FF width 4")
        #expect(
            Studio { Rectangle().stroke(lineWidth: 4).foregroundStyle(.black) }.picture
                == "stroke rect (0, 0) 100x60 #000000FF width 4")
    }

    @Test func gradients() {
        let linear = Studio { LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing) }
        #expect(
            linear.picture
                == "fill rect (0, 0) 100x60 linear \(GradientStops([.init(.black, at: 0), .init(.white, at: 1)])) (0, 30) to (100, 30)"
        )
        let radial = Studio {
            Rectangle().fill(RadialGradient(colors: [.black], center: .center, startRadius: 1, endRadius: 5))
        }
        #expect(radial.picture.contains("radial"), "\(radial.picture)")
    }

    @Test func hitTesting() {
        let disc = Studio { Ellipse() }
        #expect(disc.isHit(50, 30))
        #expect(!disc.isHit(2, 2))
        #expect(!Studio { Color.clear }.isHit(50, 30))
        let ring = Studio { Rectangle().stroke(.black, lineWidth: 4) }
        #expect(ring.isHit(1, 1))
        #expect(!ring.isHit(50, 30))
    }

    @Test func aSlantedShapeIsMirroredFromRightToLeft() {
        let wedge = Path { $0.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 60)]) }
        let studio = Studio(environment: { $0.layoutDirection = .rightToLeft }) { wedge }
        guard case .fill(let path, _, _)? = studio.first(ShapeNode<Path>.self)?.displayItem()?.content else {
            Issue.record("no fill in \(studio.picture)")
            return
        }
        #expect(path.description == "100 0 m 60 0 l 100 60 l")
    }

    @Test func animatableData() {
        var shape = RoundedRectangle(cornerRadius: 4)
        shape.animatableData = AnimatablePair(8, 6)
        #expect(shape.cornerSize == CGSize(width: 8, height: 6))
    }

    @MainActor private final class Switch { var set: (Bool) -> Void = { _ in } }

    @Test func aNewColorMeasuresNothing() {
        struct Changing: View {
            let control: Switch
            @State private var isOn = false
            var body: some View {
                let _ = control.set = { isOn = $0 }
                Rectangle().fill(isOn ? Color.black : Color.white)
            }
        }
        let control = Switch()
        let studio = Studio { Changing(control: control) }
        #expect(studio.picture == "fill rect (0, 0) 100x60 #FFFFFFFF")
        let measured = studio.host.layout.measureCount, placed = studio.host.layout.placeCount
        control.set(true)
        #expect(studio.picture == "fill rect (0, 0) 100x60 #000000FF")
        #expect(studio.host.layout.measureCount == measured)
        #expect(studio.host.layout.placeCount == placed)
    }
}

extension String {
    /// The text of one item with the place that its container gave it.
    func indentedAt(_ offset: String) -> String {
        var lines = split(separator: "\n").map { "  " + $0 }
        lines[0] += " at \(offset)"
        return "group\n" + lines.joined(separator: "\n")
    }
}
