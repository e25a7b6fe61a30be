import Foundation
import MartletDrawing
import Testing

/// What must hold for any text in any room.
@Suite struct ParagraphPropertyTests {
    static func text(_ seed: Int) -> String {
        var random = Xorshift(UInt64(seed))
        let words = ["a", "of", "the", "lines", "wrapping", "日本語", "extraordinarily", "שלום", "🎉🎉", "x-ray", "1,000"]
        return (0..<random.next(1...14)).map { _ in
            words[random.next(0...(words.count - 1))] + (random.next(0...9) == 0 ? "\n" : "")
        }
        .joined(separator: " ")
    }

    @Test(arguments: 1...60) func linesFitAndNothingIsLost(_ seed: Int) throws {
        let shaper = FixedAdvanceShaper()
        let text = Self.text(seed)
        let request = TextRequest(text, font: FontDescription(size: 10))
        let ideal = shaper.layout(request, width: nil, height: nil)
        #expect(ideal.lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
        var previous = CGFloat.infinity
        for width in stride(from: CGFloat(10), through: ideal.size.width + 10, by: 7) {
            let result = shaper.layout(request, width: width, height: nil)
            for line in result.lines {
                let widest = line.clusters.filter { $0.x < line.width }.count
                #expect(line.width <= width + 0.01 || widest == 1, "a line of \(line.width) in \(width)")
            }
            // Every character is on exactly one line, in order.
            #expect(result.lines.first?.range.lowerBound == 0)
            for (a, b) in zip(result.lines, result.lines.dropFirst()) {
                #expect(a.range.upperBound == b.range.lowerBound)
            }
            #expect(result.lines.last?.range.upperBound == text.count)
            #expect(result.size.height == CGFloat(result.lines.count) * 13)
            #expect(result.size.width <= width.rounded(.up))
            #expect(result.size.height <= previous, "wider room \(width) made it taller")
            previous = result.size.height
            #expect(!result.isTruncated)
        }
        #expect(shaper.layout(request, width: ideal.size.width, height: nil) === ideal)
        #expect(shaper.layout(request, width: 1e6, height: 1e6) === ideal)
    }

    @Test(arguments: 1...60) func limitsHold(_ seed: Int) {
        let shaper = FixedAdvanceShaper()
        var random = Xorshift(UInt64(seed) &+ 99)
        var request = TextRequest(Self.text(seed), font: FontDescription(size: 10))
        request.lineLimit = random.next(1...3)
        request.truncation = TextTruncation.allCases[random.next(0...2)]
        let width = CGFloat(random.next(20...160))
        let result = shaper.layout(request, width: width, height: nil)
        #expect(result.lines.count <= request.lineLimit ?? 0)
        request.lineLimit = nil
        let free = shaper.layout(request, width: width, height: nil)
        #expect(result.isTruncated == (free.lines.count > result.lines.count))
        #expect(result.isTruncated == result.lines.contains { $0.runs.contains { $0.text.contains("…") } })
        for line in result.lines { #expect(line.width <= width + 0.01) }
    }

    @Test(arguments: 1...30) func glyphRunsCoverTheirLine(_ seed: Int) {
        let result = FixedAdvanceShaper().layout(
            TextRequest(Self.text(seed), font: FontDescription(size: 10)), width: 90, height: nil)
        for line in result.lines {
            let total = line.runs.reduce(0) { $0 + $1.width }
            #expect(abs(total - line.width) < 1e-6)
            var x: CGFloat = 0
            for run in line.runs {
                #expect(abs(run.x - x) < 1e-6)
                #expect(run.positions.count == run.text.count)
                x += run.width
            }
        }
    }
}
