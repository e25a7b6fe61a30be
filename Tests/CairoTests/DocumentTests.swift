import Foundation
import MartletCairo
import MartletDrawing
import Testing

@Suite struct DocumentTests {
    static func page() -> DisplayList {
        let shaper = PangoShaper.shared
        let text = shaper.layout(TextRequest("Page one", font: FontDescription(size: 24)), width: nil, height: nil)
        let box = CGRect(x: 0, y: 0, width: 60, height: 40)
        let stops = GradientStops([.init(RGBA(bytes: 255, 56, 60), at: 0), .init(RGBA(bytes: 0, 136, 255), at: 1)])
        let card = DisplayItem(
            .fill(Path(roundedRect: box, cornerRadius: 10), .color(RGBA(bytes: 52, 199, 89)), FillStyle()))
        let items: [DisplayItem.Placed] = [
            .init(DisplayItem(.text(text, .black)), at: CGPoint(x: 10, y: 10)),
            .init(
                DisplayItem(
                    .fill(Path(box), .linearGradient(stops, start: .zero, end: CGPoint(x: 60, y: 0)), FillStyle())),
                at: CGPoint(x: 10, y: 50)),
            .init(
                DisplayItem(.effect(.shadow(RGBA.black.withAlpha(0.33), radius: 4, offset: .zero), card)),
                at: CGPoint(x: 90, y: 50)),
            .init(DisplayItem(.effect(.blur(radius: 3, isOpaque: false), card)), at: CGPoint(x: 20, y: 110)),
            .init(DisplayItem(.effect(.opacity(0.5), card)), at: CGPoint(x: 100, y: 110)),
        ]
        return DisplayList(root: DisplayItem(.group(items)), size: CGSize(width: 180, height: 170))
    }

    @Test func pdfHasAPageOfTheSize() throws {
        let data = try CairoRenderer.pdf(Self.page(), background: .white)
        #expect(data.starts(with: Data("%PDF-1.".utf8)))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("%%EOF") && text.contains("MediaBox [ 0 0 180 170 ]"))
        #expect(text.contains("/Font"), "Text stays text.")
    }

    @Test func svgDrawsTheSamePicture() throws {
        let list = Self.page()
        let data = try CairoRenderer.svg(list, background: .white)
        let vector = try #require(ImageCodec.vector(data))
        #expect(vector.size == list.size)
        let again = DisplayItem(.vector(vector, in: CGRect(origin: .zero, size: list.size), tint: nil))
        let a = try CairoRenderer.render(list, scale: 2, background: .white)
        let b = try CairoRenderer.render(DisplayList(root: again, size: list.size), scale: 2, background: .white)
        var sum = 0, far = 0
        for index in a.pixels.indices {
            let difference = abs(Int(a.pixels[index]) - Int(b.pixels[index]))
            sum += difference
            if difference > 80 { far += 1 }
        }
        #expect(Double(sum) / Double(a.pixels.count) < 1.5, "mean difference")
        #expect(far < a.pixels.count / 200, "\(far) channels are far off")
    }

    @Test func flatVectorsStayVectors() throws {
        let list = DisplayList(root: Pictures.square(10, RasterTests.orange), size: CGSize(width: 20, height: 20))
        let text = String(decoding: try CairoRenderer.svg(list), as: UTF8.self)
        #expect(text.contains("<path") && !text.contains("<image"))
    }
}
