import Foundation
import MartletDrawing
import Testing

@Suite struct ParagraphLayoutTests {
    let shaper = FixedAdvanceShaper()

    /// A letter is 5 points wide and a line 13 high at this size.
    static let font = FontDescription(size: 10)

    func layout(
        _ text: String, _ width: CGFloat? = nil, height: CGFloat? = nil, _ edit: (inout TextRequest) -> Void = { _ in }
    ) -> TextLayout {
        var request = TextRequest(text, font: Self.font)
        edit(&request)
        return shaper.layout(request, width: width, height: height)
    }

    func lines(_ layout: TextLayout) -> [String] { layout.lines.map { $0.runs.map(\.text).joined() } }

    /// Rules as measured on macOS 26.2 (iamcgn/swiftui-web, Docs/elements/Text.md), here in the units of this font.
    @Test func breaksAfterSpacesAndHangsThem() {
        let result = layout("aaaa bbbb cccc dddd", 47)
        #expect(lines(result) == ["aaaa bbbb", "cccc dddd"])
        // The first line is drawn 45 wide; with its hanging space it would be 50, so the room is reported.
        #expect(result.size == CGSize(width: 47, height: 26))
        #expect(result.lines[0].width == 45)
        #expect(result.lines[0].range == 0..<10)
        #expect(result.firstBaseline == 10 && result.lastBaseline == 23)
    }

    @Test func lastWordOfTwoLinesTakesAnotherWithItIfThatIsMoreEven() {
        #expect(lines(layout("aaa bbb ccc ddd", 55)) == ["aaa bbb", "ccc ddd"])
        // A long word before the last: moving makes it no more even.
        #expect(lines(layout("a bbbbbbbbb c", 55)) == ["a bbbbbbbbb", "c"])
        // Three lines are greedy.
        #expect(lines(layout("aaa bbb ccc ddd eee fff ggg", 55)) == ["aaa bbb ccc", "ddd eee fff", "ggg"])
    }

    @Test func wideWordsBreakByCharacter() {
        #expect(lines(layout("aaaaaaaa", 20)) == ["aaaa", "aaaa"])
        let none = layout("abc", 0)
        #expect(lines(none) == ["a", "b", "c"])
        #expect(none.size == CGSize(width: 0, height: 39))
    }

    @Test func newlinesMakeParagraphs() {
        let result = layout("ab\n\nabcd\n")
        #expect(lines(result) == ["ab", "", "abcd", ""])
        #expect(result.size == CGSize(width: 20, height: 52))
    }

    @Test func limitsCutWithAnEllipsis() {
        let text = "aaaa bbbb cccc dddd"
        let one = layout(text, 52) { $0.lineLimit = 1 }
        #expect(lines(one).joined() == "aaaa bbbb…" && one.isTruncated)
        let spaced = layout(text, 32) { $0.lineLimit = 1 }
        #expect(lines(spaced).joined() == "aaaa…", "Spaces beside the ellipsis are dropped.")
        let head = layout(text, 52) {
            $0.lineLimit = 1
            $0.truncation = .head
        }
        #expect(lines(head).joined() == "…cccc dddd")
        let middle = layout(text, 52) {
            $0.lineLimit = 1
            $0.truncation = .middle
        }
        #expect(lines(middle).joined() == "aaaa…dddd")
        let second = layout(text, 27) {
            $0.lineLimit = 2
            $0.truncation = .middle
        }
        #expect(lines(second) == ["aaaa", "bb…dd"])
        #expect(!layout(text, 100) { $0.lineLimit = 1 }.isTruncated)
        #expect(lines(layout("ab\ncd") { $0.lineLimit = 1 }).joined() == "ab…")
    }

    @Test func heightLimitsLinesButLeavesOne() {
        let text = "aaaa bbbb cccc dddd"
        #expect(layout(text, 25, height: 38).lines.count == 2)
        #expect(layout(text, 25, height: 39).lines.count == 3)
        #expect(layout(text, 25, height: 1).lines.count == 1)
        #expect(lines(layout(text, 25, height: 26)).last == "bbbb…")
    }

    @Test func reservedLinesKeepTheBaseline() {
        let result = layout("ab") { $0.reservedLines = 3 }
        #expect(result.size == CGSize(width: 10, height: 39))
        #expect(result.lastBaseline == 10)
    }

    @Test func lineSpacingIsAddedBetweenLines() {
        // Pitch = max(line pitch, unrounded height + spacing); the unrounded height at 10 points is 11.787.
        let result = layout("a\nb") { $0.lineSpacing = 5 }
        #expect(abs(result.lines[1].origin.y - (11.787109375 + 5)) < 1e-9)
        #expect(layout("a") { $0.lineSpacing = 5 }.size.height == 13)
    }

    @Test func shrinksOnlyInsteadOfCutting() {
        let shrunk = layout("aaaa bbbb", 30) {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.5
        }
        #expect(!shrunk.isTruncated && shrunk.scale > 0.6 && shrunk.scale < 0.67)
        #expect(shrunk.size.width <= 30)
        let tooMuch = layout("aaaa bbbb cccc", 30) {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.9
        }
        #expect(tooMuch.isTruncated)
        #expect(layout("aaaa bbbb", 30) { $0.minimumScaleFactor = 0.5 }.scale == 1, "Wrapping comes first.")
    }

    @Test func alignmentMovesShortLines() {
        func starts(_ alignment: TextLineAlignment, _ direction: LayoutDirection = .leftToRight) -> [CGFloat] {
            layout("aaaa\naa") {
                $0.alignment = alignment
                $0.layoutDirection = direction
            }.lines.map(\.origin.x)
        }
        #expect(starts(.leading) == [0, 0])
        #expect(starts(.center) == [0, 5])
        #expect(starts(.trailing) == [0, 10])
        #expect(starts(.leading, .rightToLeft) == [0, 10])
    }

    @Test func baselineOffsetsGrowTheLine() {
        let raised = layout("ab") { $0.runs[0].baselineOffset = 4 }
        #expect(raised.size.height == 17 && raised.firstBaseline == 14)
        let lowered = layout("ab") { $0.runs[0].baselineOffset = -4 }
        #expect(lowered.size.height == 17 && lowered.firstBaseline == 10)
    }

    @Test func theTallestRunGivesTheHeight() {
        var request = TextRequest("small ", font: Self.font)
        request.runs.append(TextRun(text: "BIG", font: FontDescription(size: 20)))
        let result = shaper.layout(request, width: nil, height: nil)
        #expect(result.size == CGSize(width: 60, height: 24))
        #expect(result.lines[0].runs.map(\.text) == ["small ", "BIG"])
    }

    @Test func rightToLeftLettersTurnAround() throws {
        let result = layout("אב cd")
        let line = try #require(result.lines.first)
        // Hebrew first makes the paragraph run right to left: cd stands left of it.
        #expect(line.runs.map(\.text) == ["cd", "אב "])
        #expect(result.caretRect(at: 0).minX == 25)
        #expect(result.offset(at: CGPoint(x: 24, y: 5)) == 0)
    }

    @Test func caretsAndPointsAgree() {
        let result = layout("hello wide world\nagain", 45)
        for offset in 0...21 {
            let caret = result.caretRect(at: offset)
            #expect(result.offset(at: CGPoint(x: caret.minX + 0.1, y: caret.midY)) == offset, "offset \(offset)")
        }
        #expect(result.rects(for: 0..<5) == [CGRect(x: 0, y: 0, width: 25, height: 13)])
    }

    @Test func emptyTextTakesNoRoom() {
        let result = layout("")
        #expect(result.size == .zero && result.lines.isEmpty)
        #expect(result.caretRect(at: 3) == .zero)
        #expect(result.offset(at: CGPoint(x: 10, y: 10)) == 0)
    }

    @Test func knownWidthsAreUsed() {
        // Widths of the 13 point system font, measured on macOS 26.2.
        let system = FontDescription(size: 13)
        let shaper = FixedAdvanceShaper(widths: [.init("One", font: system): 25, .init("Three", font: system): 35.5])
        #expect(
            shaper.layout(TextRequest("One", font: system, pixelLength: 0.5), width: nil, height: nil).size.width == 25)
        let both = shaper.layout(TextRequest("One Three", font: system, pixelLength: 0.5), width: nil, height: nil)
        #expect(abs(both.size.width - (25 + 6.5 + 35.5)) < 1e-9)
    }
}
