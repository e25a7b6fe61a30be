import Foundation
import MartletCairo
import MartletDrawing
import Testing

/// A plain line is measured word by word, and has to be as large as it is when it is shaped as a whole.
@Suite struct PlainWordTests {
    let shaper = PangoShaper()

    /// In units of Pango's, so that nothing is hidden by rounding up to pixels.
    private func request(_ text: String, _ font: FontDescription) -> TextRequest {
        TextRequest(text, font: font, pixelLength: 1 / 1024)
    }

    /// The same text where it has to be shaped: room for one line is kept, which it takes anyway.
    private func whole(_ request: TextRequest) -> TextLayout {
        var other = request
        other.reservedLines = 1
        return shaper.layout(other, width: nil, height: nil)
    }

    private func expectSame(_ text: String, _ font: FontDescription) {
        let request = request(text, font)
        let quick = shaper.prepare(request).layout(width: nil, height: nil), whole = whole(request)
        #expect(request.isPlainLine && quick.size == whole.size, "\(text) in \(font)")
        #expect(quick.firstBaseline == whole.firstBaseline && quick.lastBaseline == whole.lastBaseline)
    }

    static let fonts = [
        FontDescription(), FontDescription(size: 28, weight: 700), FontDescription(size: 17, isItalic: true),
        FontDescription(design: .serif), FontDescription(design: .monospaced),
        FontDescription(family: "DejaVu Sans", size: 11.5),
    ]

    @Test(arguments: fonts) func everyTwoLettersAroundASpace(_ font: FontDescription) {
        let letters = (0x21...0x7E).map { String(UnicodeScalar(UInt8($0))) }
        for before in letters {
            for after in letters { expectSame("n\(before) \(after)o", font) }
        }
    }

    @Test(arguments: fonts) func sentencesAndNumbers(_ font: FontDescription) {
        let words = [
            "To", "AV", "1,234.50", "(x)", "office", "3", "x", "3x3", "->", "--", "f", "i", "\"Quoted\"", "Wave,", "fi",
            "=",
            "extraordinarily-long-and-hyphenated", "0:59", "T", "y",
        ]
        for first in words {
            for second in words {
                for third in words { expectSame("\(first) \(second) \(third)", font) }
            }
        }
        for number in stride(from: 0, to: 20_000, by: 37) { expectSame("\(number)", font) }
    }

    @Test(arguments: [" a", "a ", "  ", "a  b", " ", "12 34", "A"]) func spacesAtTheEnds(_ text: String) {
        expectSame(text, FontDescription())
    }

    @Test func whatIsDrawnIsTheShapedText() {
        let request = request("Plain labels are shaped when they are drawn", FontDescription())
        let quick = shaper.prepare(request).layout(width: nil, height: nil), whole = whole(request)
        let glyphs = quick.lines.flatMap(\.runs).flatMap(\.glyphs)
        #expect(glyphs.count > 30)
        #expect(glyphs == whole.lines.flatMap(\.runs).flatMap(\.glyphs))
        #expect(quick.lines.map(\.clusters) == whole.lines.map(\.clusters))
    }

    @Test func tooLittleRoomBreaksItLikeAnyText() {
        let request = request("Plain labels are broken where they have no room", FontDescription())
        var other = request
        other.reservedLines = 1
        for width in stride(from: CGFloat(5), to: 400, by: 13) {
            let quick = shaper.prepare(request).layout(width: width, height: 40)
            let whole = shaper.layout(other, width: width, height: 40)
            #expect(quick.size == whole.size && quick.lines.map(\.range) == whole.lines.map(\.range))
        }
    }

    @Test func aTextKnowsWhetherItIsPlain() {
        let font = FontDescription()
        #expect(request("plain", font).isPlainLine)
        for text in ["", "a\nb", "é", "a\tb", "日本"] { #expect(!request(text, font).isPlainLine) }
        var turned = request("plain", font)
        turned.layoutDirection = .rightToLeft
        #expect(!turned.isPlainLine)
        var spaced = request("plain", font)
        spaced.runs[0].tracking = 1
        #expect(!spaced.isPlainLine)
    }
}
