import Foundation
import MartletCairo
import MartletDrawing
import Testing

@Suite struct ImageTests {
    /// Four pixels: red, green / blue, half white.
    static let four = Bitmap(
        width: 2, height: 2,
        pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128])

    @Test func pngGoesThereAndBack() throws {
        let data = Self.four.png
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(ImageCodec.decode(data) == Self.four)
    }

    @Test func brokenDataIsNil() {
        let whole = Self.four.png
        #expect(ImageCodec.decode(Data()) == nil)
        #expect(ImageCodec.decode(Data("no picture".utf8)) == nil)
        for length in stride(from: 1, to: whole.count, by: 3) {
            #expect(ImageCodec.decode(whole.prefix(length)) == nil, "cut after \(length) bytes")
        }
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            var bytes = [UInt8](whole)
            bytes[Int.random(in: 8..<bytes.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
            // Any answer is right that is no trap; a picture must be whole.
            if let map = ImageCodec.decode(Data(bytes)) { #expect(map.pixels.count == map.width * map.height * 4) }
        }
        #expect(ImageCodec.vector(Data("<svg".utf8)) == nil && ImageCodec.vector(Data()) == nil)
        #expect(Bitmap(width: 0, height: 0, pixels: []).png.isEmpty)
    }

    @Test func gifAndJpegAreKnown() throws {
        // The smallest GIF: one pixel, its palette white.
        let gif = Data(base64Encoded: "R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=")
        let map = try #require(gif.flatMap(ImageCodec.decode))
        #expect(map.width == 1 && map[0, 0] == Pixel(r: 255, g: 255, b: 255))
    }

    @Test func imagesFillTheirRectangle() throws {
        func render(_ image: DisplayImage, _ rect: CGRect) throws -> Bitmap {
            try Pictures.render(DisplayItem(.image(image, in: rect)))
        }
        let sharp = try render(DisplayImage(Self.four, interpolation: .none), CGRect(x: 2, y: 2, width: 8, height: 8))
        #expect(sharp.ink == CGRect(x: 2, y: 2, width: 8, height: 8))
        #expect(sharp[5, 5] == Pixel(r: 255, g: 0, b: 0) && sharp[6, 5] == Pixel(r: 0, g: 255, b: 0))
        #expect(sharp[5, 6] == Pixel(r: 0, g: 0, b: 255) && sharp[9, 9].a == 128)
        let mirrored = try render(
            DisplayImage(Self.four, interpolation: .none, isMirrored: true), CGRect(x: 2, y: 2, width: 8, height: 8))
        #expect(mirrored[3, 3] == Pixel(r: 0, g: 255, b: 0) && mirrored[8, 3] == Pixel(r: 255, g: 0, b: 0))
        let part = try render(
            DisplayImage(Self.four, interpolation: .none, source: CGRect(x: 1, y: 0, width: 1, height: 1)),
            CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(part[0, 0] == Pixel(r: 0, g: 255, b: 0) && part[3, 3] == Pixel(r: 0, g: 255, b: 0))
        let smooth = try render(
            DisplayImage(Self.four, interpolation: .medium), CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(smooth[8, 2].r > 60 && smooth[8, 2].g > 60)
    }

    @Test func templatesTakeTheirPaint() throws {
        let image = DisplayImage(Self.four, interpolation: .none, template: .color(RasterTests.orange))
        let map = try Pictures.render(DisplayItem(.image(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))))
        #expect(map[1, 1] == Pixel(r: 204, g: 102, b: 51))
        #expect(map[6, 6].isNear(204, 102, 51, 128, within: 2))
    }

    @Test func tilesRepeatAndCapsKeepTheirSize() throws {
        let tiled = DisplayImage(Self.four, interpolation: .none, resizing: .tile)
        let map = try Pictures.render(DisplayItem(.image(tiled, in: CGRect(x: 0, y: 0, width: 6, height: 6))))
        for x in 0..<6 { #expect(map[x, 0] == (x % 2 == 0 ? Pixel(r: 255, g: 0, b: 0) : Pixel(r: 0, g: 255, b: 0))) }
        // A 3 x 1 picture with caps of 1: the ends keep one point, the middle stretches.
        let three = Bitmap(width: 3, height: 1, pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255])
        let caps = DisplayImage(
            three, interpolation: .none, capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
        let wide = try Pictures.render(DisplayItem(.image(caps, in: CGRect(x: 0, y: 0, width: 10, height: 1))))
        #expect(wide[0, 0] == Pixel(r: 255, g: 0, b: 0) && wide[9, 0] == Pixel(r: 0, g: 0, b: 255))
        for x in 1..<9 { #expect(wide[x, 0] == Pixel(r: 0, g: 255, b: 0)) }
        let paint = Paint.image(Self.four, tile: CGRect(x: 0, y: 0, width: 2, height: 2), opacity: 0.5)
        let filled = try Pictures.render(
            DisplayItem(.fill(Path(CGRect(x: 0, y: 0, width: 6, height: 6)), paint, FillStyle())))
        #expect(filled[4, 4].isNear(255, 0, 0, 128, within: 2))
    }
}
