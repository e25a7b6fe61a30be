import Foundation
import MartletDrawing
import Testing

@Suite struct PaintTests {
    @Test func perceptualMiddleOfRedAndBlue() {
        // Measured on macOS 26.2: the middle of a gradient from system red (255, 56, 60) to blue (0, 136, 255) is
        // (170, 121, 168); our Oklab is within a few steps of it.
        let red = RGBA(bytes: 255, 56, 60), blue = RGBA(bytes: 0, 136, 255)
        let middle = red.mix(with: blue, by: 0.5).bytes
        #expect(
            abs(Int(middle.red) - 170) <= 4 && abs(Int(middle.green) - 121) <= 4 && abs(Int(middle.blue) - 168) <= 4,
            "\(middle)")
        #expect(red.mix(with: blue, by: 0.5, in: .device).description == "#80609EFF")
    }

    @Test func mixingKeepsEndsAndWeighsAlpha() {
        let a = RGBA(red: 1, green: 0.2, blue: 0, alpha: 1), clear = RGBA(red: 0, green: 0, blue: 1, alpha: 0)
        #expect(a.mix(with: clear, by: 0) == a && a.mix(with: clear, by: 1) == clear)
        let half = a.mix(with: clear, by: 0.5)
        #expect(half.alpha == 0.5)
        #expect(abs(half.red - 1) < 0.001 && abs(half.blue) < 0.001, "A clear end gives no tint.")
    }

    @Test func colorSpacesGoBackAndForth() {
        for step in 0...20 {
            let c = RGBA(red: Float(step) / 20, green: 1 - Float(step) / 20, blue: 0.3, alpha: 0.7)
            for back in [RGBA(linear: c.linear, alpha: 0.7), RGBA(oklab: c.oklab, alpha: 0.7)] {
                #expect(
                    abs(back.red - c.red) < 1e-3 && abs(back.green - c.green) < 1e-3 && abs(back.blue - c.blue) < 1e-3)
            }
        }
        #expect(RGBA.decode(-0.5) == -RGBA.decode(0.5))
    }

    @Test func stopsGoOnBeyondTheirEnds() {
        let stops = GradientStops([.init(.black, at: 0.25), .init(.white, at: 0.75)], mixing: .device)
        #expect(stops.color(at: 0) == .black && stops.color(at: 1) == .white)
        #expect(stops.color(at: 0.5).description == "#808080FF")
        #expect(GradientStops([]).color(at: 0.5) == .clear)
    }

    @Test func bitmapsAreClearOutside() {
        let map = Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(map[1, 0] == Pixel(r: 5, g: 6, b: 7, a: 8))
        #expect(map[2, 0].a == 0 && map[0, -1].a == 0)
        #expect(Bitmap(width: 1, height: 1, pixels: []).pixels == [0, 0, 0, 0])
        #expect(Bitmap(width: -1, height: 5, pixels: [1]).pixels.isEmpty)
    }
}
