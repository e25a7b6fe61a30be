import Foundation
import MartletDrawing
import Testing

/// A plain line is measured without being shaped, and has to be as large as it is when it was.
@Suite struct PlainTextTests {
    @Test(arguments: [10, 13, 11.7, 17.3] as [CGFloat]) func measuresAreThoseOfTheShapedText(_ size: CGFloat) {
        let shaper = FixedAdvanceShaper()
        for text in ["a", "two words", " ends with spaces  ", "   ", "1234567890", "The quick brown fox, jumping."] {
            for pixel in [1, 0.5, 1 / 1024] as [CGFloat] {
                let request = TextRequest(text, font: FontDescription(size: size), pixelLength: pixel)
                var other = request
                // It keeps room for the one line that it takes, and is shaped.
                other.reservedLines = 1
                #expect(request.isPlainLine && !other.isPlainLine)
                let quick = shaper.prepare(request).layout(width: nil, height: nil)
                let whole = shaper.layout(other, width: nil, height: nil)
                #expect(quick.size == whole.size && quick.firstBaseline == whole.firstBaseline)
                #expect(quick.lines.map(\.clusters) == whole.lines.map(\.clusters))
                let narrow = shaper.prepare(request).layout(width: size * 3, height: nil)
                let wholeNarrow = shaper.layout(other, width: size * 3, height: nil)
                #expect(narrow.size == wholeNarrow.size)
                #expect(narrow.lines.map(\.range) == wholeNarrow.lines.map(\.range))
            }
        }
    }
}
