import Foundation
import MartletCairo
import MartletDrawing
import Testing

/// Exact pixels, computed here from the definition of each operation.
@Suite struct RasterTests {
    static let orange = RGBA(bytes: 204, 102, 51)

    @Test func solidFillsAreExactAndSnapToPixels() throws {
        // Each edge is rounded on its own: 1.6 to 2, 6.3 to 6.
        let item = Pictures.fill(CGRect(x: 1.6, y: 2.4, width: 4.7, height: 3), Self.orange)
        let map = try Pictures.render(item)
        #expect(map.ink == CGRect(x: 2, y: 2, width: 4, height: 3))
        for y in 2..<5 { for x in 2..<6 { #expect(map[x, y] == Pixel(r: 204, g: 102, b: 51)) } }
        let fine = try Pictures.render(item, scale: 2)
        #expect(fine.width == 40 && fine.ink == CGRect(x: 3, y: 5, width: 10, height: 6))
    }

    /// Source: each edge goes to the nearest device pixel on its own, so neighbours meet without gap and without blend.
    @Test(arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
    func neighboursMeetOnPixelsAtEveryScale(_ scale: CGFloat) throws {
        let (count, room) = (7, CGFloat(20))
        let edges = (0...count).map { CGFloat($0) * room / CGFloat(count) }
        let stripes = (0..<count).map { index in
            let stripe = CGRect(x: 0, y: 1.3, width: edges[index + 1] - edges[index], height: 5)
            let color = index % 2 == 0 ? Self.orange : RGBA.black
            return DisplayItem.Placed(Pictures.fill(stripe, color), at: CGPoint(x: edges[index], y: 0.3))
        }
        let map = try Pictures.render(DisplayItem(.group(stripes)), scale: scale)
        let pixels = edges.map { Int(($0 * scale).rounded()) }
        for index in 0..<count {
            for x in pixels[index]..<pixels[index + 1] {
                let expected = index % 2 == 0 ? Pixel(r: 204, g: 102, b: 51) : Pixel(r: 0, g: 0, b: 0)
                #expect(map[x, Int(3 * scale)] == expected, "stripe \(index), column \(x)")
            }
        }
    }

    @Test func thinRectanglesStayVisible() throws {
        let map = try Pictures.render(Pictures.fill(CGRect(x: 3.4, y: 0, width: 0.2, height: 20), .black))
        #expect(map.ink == CGRect(x: 3, y: 0, width: 1, height: 20))
    }

    @Test func placesAndTransformsAddUp() throws {
        let inner = DisplayItem(.effect(.transform(CGAffineTransform(scaleX: 2, y: 2)), Pictures.square(3, .black)))
        let map = try Pictures.render(DisplayItem(.group([.init(inner, at: CGPoint(x: 4, y: 5))])))
        #expect(map.ink == CGRect(x: 4, y: 5, width: 6, height: 6))
        let flat = DisplayItem(.effect(.transform(CGAffineTransform(scaleX: 0, y: 1)), Pictures.square(3, .black)))
        #expect(try Pictures.render(Pictures.group(flat, Pictures.square(1, .black))).ink?.width == 1)
    }

    @Test func opacityActsOnTheWhole() throws {
        let both = Pictures.group(Pictures.square(10, .black), Pictures.square(10, .black))
        let map = try Pictures.render(DisplayItem(.effect(.opacity(0.5), both)), on: .white)
        #expect(map[5, 5].isNear(128, 128, 128))
        let hidden = try Pictures.render(DisplayItem(.effect(.opacity(0), both)))
        #expect(hidden.ink == nil)
    }

    @Test func translucentFillsKeepStraightAlpha() throws {
        let map = try Pictures.render(Pictures.square(5, RGBA(bytes: 200, 100, 50, 128)))
        #expect(map[2, 2].isNear(200, 100, 50, 128))
    }

    @Test func clipsAndMasksCut() throws {
        let clip = Path(CGRect(x: 2, y: 3, width: 4, height: 5))
        let map = try Pictures.render(DisplayItem(.effect(.clip(clip, FillStyle()), Pictures.square(20, .black))))
        #expect(map.ink == CGRect(x: 2, y: 3, width: 4, height: 5))
        let mask = Pictures.group(Pictures.square(4, RGBA.black.withAlpha(0.5)))
        let masked = try Pictures.render(DisplayItem(.effect(.mask(mask), Pictures.square(20, Self.orange))))
        #expect(masked.ink == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(masked[1, 1].isNear(204, 102, 51, 128, within: 2))
    }

    @Test func evenOddLeavesAHole() throws {
        let path = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
            $0.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
        }
        func middle(_ eo: Bool) throws -> UInt8 {
            try Pictures.render(DisplayItem(.fill(path, .color(.black), FillStyle(eoFill: eo))))[4, 4].a
        }
        #expect(try middle(true) == 0)
        #expect(try middle(false) == 255)
    }

    /// Values on (204, 102, 51), measured on macOS 26.2 (iamcgn/swiftui-web, Docs/elements/Effects.md).
    @Test(
        arguments: [
            ("brightness 0.2", [1, 0, 0, 0, 0.2, 0, 1, 0, 0, 0.2, 0, 0, 1, 0, 0.2, 0, 0, 0, 1, 0], [255, 153, 102]),
            (
                "contrast 0.5", [0.5, 0, 0, 0, 0.25, 0, 0.5, 0, 0, 0.25, 0, 0, 0.5, 0, 0.25, 0, 0, 0, 1, 0],
                [166, 115, 89]
            ),
            ("invert", [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0], [51, 153, 204]),
        ] as [(String, [Float], [Int])])
    func colorMatricesGiveMeasuredColors(_ name: String, _ matrix: [Float], _ expected: [Int]) throws {
        let map = try Pictures.render(DisplayItem(.effect(.colorMatrix(matrix), Pictures.square(8, Self.orange))))
        #expect(map[4, 4].isNear(expected[0], expected[1], expected[2]), "\(name): \(map[4, 4])")
        #expect(map[12, 12].a == 0)
    }

    @Test func luminanceBecomesAlpha() throws {
        let map = try Pictures.render(DisplayItem(.effect(.luminanceToAlpha, Pictures.square(8, Self.orange))))
        let luminance = 204 * 0.2126 + 102 * 0.7152 + 51 * 0.0722
        #expect(map[4, 4].isNear(0, 0, 0, Int(luminance.rounded())))
    }

    @Test func wrongMatricesChangeNothing() throws {
        let map = try Pictures.render(DisplayItem(.effect(.colorMatrix([1, 2]), Pictures.square(8, Self.orange))))
        #expect(map[4, 4] == Pixel(r: 204, g: 102, b: 51))
    }

    @Test func nothingTrapsOnStrangeNumbers() throws {
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5]
        for value in odd {
            for rect in [CGRect(x: value, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: value, height: 5)] {
                let square = Pictures.fill(rect, .black)
                let items = [
                    square, DisplayItem(.effect(.blur(radius: 2, isOpaque: false), square)),
                    DisplayItem(
                        .effect(.shadow(.black, radius: value, offset: CGSize(width: value, height: 1)), square)),
                    DisplayItem(.effect(.transform(CGAffineTransform(translationX: value, y: 0)), square)),
                    DisplayItem(
                        .stroke(Path(ellipseIn: rect), .color(.black), StrokeStyle(lineWidth: value, dash: [value]))),
                    DisplayItem(.effect(.opacity(0.5), square)),
                ]
                for item in items { _ = try Pictures.render(Pictures.group(item, Pictures.square(2, .black))) }
            }
        }
    }

    @Test func sizesWithoutPixelsAreErrors() {
        let item = Pictures.square(5, .black)
        #expect(throws: RenderError.emptySize(.zero)) { try Pictures.render(item, 0, 0) }
        #expect(throws: RenderError.self) { try Pictures.render(item, .nan, 10) }
        #expect(throws: RenderError.tooLarge(width: 100_000, height: 10, limit: CairoRenderer.sideLimit)) {
            try Pictures.render(item, 100_000, 10)
        }
        #expect(throws: RenderError.self) { try Pictures.render(item, 10, 10, scale: 0) }
        #expect(throws: RenderError.self) { try CairoRenderer.pdf(DisplayList(root: item, size: .zero)) }
    }
}
