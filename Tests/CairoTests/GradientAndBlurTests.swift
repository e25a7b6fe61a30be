import Foundation
import MartletCairo
import MartletDrawing
import Testing

@Suite struct GradientAndBlurTests {
    static let ends = GradientStops([
        .init(RGBA(bytes: 255, 56, 60), at: 0), .init(RGBA(bytes: 0, 136, 255), at: 1),
    ])

    static func filled(_ paint: Paint, _ side: CGFloat = 101) -> DisplayItem {
        DisplayItem(.fill(Path(CGRect(x: 0, y: 0, width: side, height: side)), paint, FillStyle()))
    }

    /// Each pixel's centre has the colour that the stops have there.
    @Test(arguments: [ColorMixing.perceptual, .device]) func linearGradientsFollowTheirStops(_ mixing: ColorMixing)
        throws
    {
        var stops = Self.ends
        stops.mixing = mixing
        let map = try Pictures.render(
            Self.filled(.linearGradient(stops, start: .zero, end: CGPoint(x: 101, y: 0))), 101, 101)
        for x in stride(from: 0, to: 101, by: 10) {
            let c = stops.color(at: (CGFloat(x) + 0.5) / 101).bytes
            #expect(map[x, 50].isNear(Int(c.red), Int(c.green), Int(c.blue), within: 3), "column \(x): \(map[x, 50])")
        }
        #expect(map[50, 3] == map[50, 97])
    }

    @Test func radialGradientsGoOutwards() throws {
        let map = try Pictures.render(
            Self.filled(
                .radialGradient(Self.ends, center: CGPoint(x: 50.5, y: 50.5), startRadius: 0, endRadius: 50)), 101, 101)
        let c = Self.ends.color(at: 0.5).bytes
        #expect(map[75, 50].isNear(Int(c.red), Int(c.green), Int(c.blue), within: 4), "\(map[75, 50])")
        #expect(map[0, 0].isNear(0, 136, 255), "Beyond the end its colour goes on.")
        let inward = try Pictures.render(
            Self.filled(
                .radialGradient(Self.ends, center: CGPoint(x: 50.5, y: 50.5), startRadius: 50, endRadius: 0)), 101, 101)
        #expect(inward[50, 50].isNear(0, 136, 255, within: 6) && inward[0, 0].isNear(255, 56, 60))
    }

    @Test func angularGradientsTurnClockwiseFromTrailing() throws {
        let map = try Pictures.render(
            Self.filled(
                .angularGradient(
                    Self.ends, center: CGPoint(x: 50.5, y: 50.5), startAngle: .zero, endAngle: .degrees(360))), 101, 101
        )
        func expect(_ x: Int, _ y: Int, at share: CGFloat) {
            let c = Self.ends.color(at: share).bytes
            #expect(map[x, y].isNear(Int(c.red), Int(c.green), Int(c.blue), within: 4), "(\(x), \(y)): \(map[x, y])")
        }
        expect(100, 51, at: 0)
        expect(50, 100, at: 0.25)
        expect(0, 50, at: 0.5)
        expect(50, 0, at: 0.75)
    }

    @Test func ellipticalGradientsTouchTheirBounds() throws {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        let item = DisplayItem(
            .fill(
                Path(bounds),
                .ellipticalGradient(Self.ends, bounds: bounds, center: .center, startRadius: 0, endRadius: 0.5),
                FillStyle()))
        let map = try Pictures.render(item, 100, 50)
        for (x, y) in [(99, 25), (50, 0), (75, 25), (20, 10)] {
            let dx = (CGFloat(x) + 0.5) / 100 - 0.5, dy = (CGFloat(y) + 0.5) / 50 - 0.5
            let c = Self.ends.color(at: hypot(dx, dy) / 0.5).bytes
            #expect(map[x, y].isNear(Int(c.red), Int(c.green), Int(c.blue), within: 4), "(\(x), \(y)): \(map[x, y])")
        }
    }

    @Test func degenerateGradientsAreOneColor() throws {
        let paints: [Paint] = [
            .linearGradient(Self.ends, start: .zero, end: .zero),
            .radialGradient(Self.ends, center: .zero, startRadius: 5, endRadius: 5),
            .angularGradient(Self.ends, center: .zero, startAngle: .zero, endAngle: .zero),
            .ellipticalGradient(Self.ends, bounds: .zero, center: .center, startRadius: 0, endRadius: 1),
        ]
        for paint in paints { #expect(try Pictures.render(Self.filled(paint))[3, 3] == Pixel(r: 0, g: 136, b: 255)) }
        #expect(
            try Pictures.render(Self.filled(.linearGradient(GradientStops([]), start: .zero, end: .zero))).ink == nil)
    }

    /// A blurred edge is the Gaussian's integral: at the edge a half, one sigma in 84.1 %, one out 15.9 %.
    @Test(arguments: [1, 2, 2.9, 4, 10] as [CGFloat]) func blurIsGaussian(_ sigma: CGFloat) throws {
        let half = Pictures.fill(CGRect(x: 0, y: -100, width: 60, height: 300), .black)
        let map = try Pictures.render(DisplayItem(.effect(.blur(radius: sigma, isOpaque: false), half)), 120, 20)
        for x in stride(from: 60 - Int(2 * sigma), through: 60 + Int(2 * sigma), by: max(Int(sigma) / 2, 1)) {
            let distance = (60 - (Double(x) + 0.5)) / (Double(sigma) * 2.0.squareRoot())
            let expected = (1 + erf(distance)) / 2 * 255
            #expect(abs(Double(map[x, 10].a) - expected) <= 6, "column \(x): \(map[x, 10].a), not \(expected)")
        }
    }

    @Test func opaqueBlurKeepsEdgesHard() throws {
        let item = DisplayItem(.effect(.blur(radius: 3, isOpaque: true), Pictures.square(10, RasterTests.orange)))
        let map = try Pictures.render(item)
        #expect(map.ink == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(map[0, 0].isNear(204, 102, 51, within: 2))
    }

    @Test func shadowsLieBehindAndBeside() throws {
        let card = Pictures.fill(CGRect(x: 30, y: 30, width: 40, height: 40), .white)
        let item = DisplayItem(.effect(.shadow(.black, radius: 4, offset: CGSize(width: 0, height: 6)), card))
        let map = try Pictures.render(item, 100, 100, on: .white)
        #expect(map[50, 50] == Pixel(r: 255, g: 255, b: 255), "The item is above its shadow.")
        // The shadow's lower edge is at 76: half dark there, nothing above the card.
        let edge = (Int(map[50, 75].r) + Int(map[50, 76].r)) / 2
        #expect(abs(edge - 128) <= 4, "\(edge)")
        #expect(map[50, 20].r >= 254 && map[50, 95].r >= 254)
    }

    @Test func projectionMovesPixelsWhereItMovesPoints() throws {
        var projection = ProjectionTransform()
        projection.m13 = 0.01
        let item = DisplayItem(
            .effect(.projection(projection), Pictures.fill(CGRect(x: 0, y: 0, width: 60, height: 60), .black)))
        let map = try Pictures.render(item, 80, 80)
        let corner = CGPoint(x: 60, y: 60).applying(projection)
        #expect(map[Int(corner.x) - 2, Int(corner.y) - 3].a == 255)
        #expect(map[Int(corner.x) + 2, 10].a == 0 && map[Int(corner.x) - 1, Int(corner.y) + 3].a == 0)
        #expect(item.bounds.maxX == corner.x)
    }
}
