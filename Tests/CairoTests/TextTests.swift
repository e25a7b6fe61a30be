import Foundation
import MartletCairo
import MartletDrawing
import Synchronization
import Testing

@Suite struct TextTests {
    let shaper = PangoShaper()

    func layout(
        _ text: String, size: CGFloat = 13, width: CGFloat? = nil, _ edit: (inout TextRequest) -> Void = { _ in }
    ) -> TextLayout {
        var request = TextRequest(text, font: FontDescription(size: size), pixelLength: 0.5)
        edit(&request)
        return shaper.layout(request, width: width, height: nil)
    }

    /// The box of the ink in points from the layout's corner.
    func ink(_ layout: TextLayout, _ color: RGBA = .black) throws -> CGRect? {
        let item = DisplayItem(.group([.init(DisplayItem(.text(layout, color)), at: CGPoint(x: 20, y: 20))]))
        let map = try Pictures.render(item, layout.size.width + 40, layout.size.height + 40, scale: 2)
        return map.ink.map {
            CGRect(x: $0.minX / 2 - 20, y: $0.minY / 2 - 20, width: $0.width / 2, height: $0.height / 2)
        }
    }

    @Test(arguments: [
        "Hello", "The quick brown fox", "日本語", "中文字", "한국어", "🎉🇩🇪", "שלום", "مرحبا", "नमस्ते", "ภาษาไทย", "Ångström",
    ])
    func inkIsInsideItsBox(_ text: String) throws {
        for size in [13, 28] as [CGFloat] {
            let result = layout(text, size: size)
            let box = try #require(try ink(result), "\(text) draws nothing")
            let frame = CGRect(origin: .zero, size: result.size).insetBy(dx: -2, dy: -size * 0.35)
            #expect(frame.holds(box), "\(text) at \(size): ink \(box) outside \(result.size)")
            #expect(box.width > result.size.width * 0.6)
        }
    }

    @Test("text of impossible sizes harms no other text", arguments: [CGFloat.nan, .infinity, 1e300, -5, 0, 1e7])
    func impossibleSizes(_ size: CGFloat) throws {
        let bad = layout("bad", size: size)
        let good = layout("good")
        for transform in [
            CGAffineTransform(scaleX: size, y: size), CGAffineTransform(scaleX: size, y: 1),
            CGAffineTransform(translationX: size, y: 0), CGAffineTransform(a: 1, b: size, c: 1, d: size, tx: 0, ty: 0),
        ] {
            for text in [bad, good] {
                let item = DisplayItem(.effect(.transform(transform), DisplayItem(.text(text, .black))))
                _ = try? Pictures.render(item, 40, 40)
            }
        }
        // A size that nobody has asked for before: its font is made now.
        let after = layout("after", size: 17 + CGFloat.random(in: 0...0.5))
        #expect(try #require(try ink(after)).width > after.size.width * 0.6)
    }

    @Test func emojiHaveColors() throws {
        let item = DisplayItem(.text(layout("🎉", size: 40), .black))
        let map = try Pictures.render(item, 60, 60)
        var hues: Set<Pixel> = []
        for y in 0..<60 { for x in 0..<60 where map[x, y].a == 255 { hues.insert(map[x, y]) } }
        #expect(hues.contains { $0.r > $0.b &+ 60 } && hues.count > 20)
    }

    @Test func systemFontStandsOnThePlatformsLines() {
        let one = layout("Hg")
        #expect(one.size.height == 16 && one.firstBaseline == 13)
        #expect(layout("Hg", size: 17).size.height == 20)
        #expect(layout("日本🎉").size.height == 16, "Fallback faces do not move the line.")
    }

    @Test func capitalsReachTheBaseline() throws {
        let result = layout("HHH", size: 40)
        let box = try #require(try ink(result))
        #expect(abs(box.maxY - result.firstBaseline) <= 0.5)
        // Inter's capitals are 0.727 of the size.
        #expect(abs(box.height - 0.727 * 40) <= 1.5)
    }

    @Test func widthsGrowWithSizeAndWeight() {
        let small = layout("Handgloves", size: 10).size.width, large = layout("Handgloves", size: 19).size.width
        #expect(abs(large / small - 1.9) < 0.03)
        let bold = layout("Handgloves", size: 10) { $0.runs[0].font.weight = 700 }.size.width
        #expect(bold > small * 1.03)
        let tracked = layout("Handgloves", size: 10) { $0.runs[0].tracking = 2 }.size.width
        #expect(abs(tracked - small - 20) <= 0.5)
    }

    @Test func monospacedDigitsAreEven() {
        func width(_ text: String, _ mono: Bool) -> CGFloat {
            layout(text, size: 40) { $0.runs[0].font.hasMonospacedDigits = mono }.size.width
        }
        #expect(width("1111", true) == width("8888", true))
        #expect(width("1111", false) < width("8888", false))
        let code = FontDescription(size: 20, design: .monospaced)
        let narrow = shaper.layout(TextRequest("iiii", font: code), width: nil, height: nil)
        #expect(narrow.size.width == shaper.layout(TextRequest("WWWW", font: code), width: nil, height: nil).size.width)
    }

    @Test func clustersFollowCharacters() {
        let text = "e\u{301}a👩‍👩‍👧‍👦fi\nनि"
        let result = layout(text)
        var covered: [Int] = []
        for line in result.lines { for cluster in line.clusters { covered += cluster.characters } }
        #expect(covered.sorted() == Array(0..<text.count).filter { $0 != 5 }, "All but the newline, each once.")
        #expect(result.lines.last?.range.upperBound == text.count)
    }

    @Test func bidirectionalTextIsOrderedForReading() throws {
        let result = layout("abc שלום 12")
        let line = try #require(result.lines.first)
        #expect(line.runs.first?.text.hasPrefix("abc") == true)
        let hebrew = try #require(line.runs.first { $0.isRightToLeft })
        let digits = try #require(line.runs.first { $0.text.contains("12") })
        // Numbers after Hebrew stand to its left.
        #expect(digits.x < hebrew.x)
        let rightFirst = layout("שלום abc")
        #expect(rightFirst.lines.first?.runs.first?.text == "abc")
        #expect(rightFirst.caretRect(at: 0).minX > rightFirst.size.width - 1)
    }

    @Test func paragraphRulesHoldForRealFontsToo() {
        let text = "Layout must wrap this sentence onto several lines inside a narrow frame."
        for width in stride(from: CGFloat(60), through: 400, by: 17) {
            let result = layout(text, width: width)
            for line in result.lines { #expect(line.width <= width + 0.01) }
            #expect(result.size.height == CGFloat(result.lines.count) * 16)
            let again = shaper.layout(result.request, width: result.size.width, height: result.size.height)
            #expect(again.lines.count == result.lines.count, "A text fits the room that it asked for (\(width)).")
        }
        let cut = layout(text, width: 150) { $0.lineLimit = 1 }
        #expect(cut.isTruncated && cut.lines[0].runs.last?.text == "…" && cut.lines[0].width <= 150)
    }

    @Test func missingFamiliesAreReportedOnceAndReplaced() throws {
        let heard = Mutex<[String]>([])
        let shaper = PangoShaper { name in heard.withLock { $0.append(name) } }
        let font = FontDescription(family: "No Such Family", size: 13)
        for text in ["one", "two"] { _ = shaper.layout(TextRequest(text, font: font), width: nil, height: nil) }
        #expect(shaper.metrics(for: font).lineHeight == 16, "The system font's lines stand in.")
        _ = shaper.layout(TextRequest("x", font: FontDescription(family: "Inter", size: 13)), width: nil, height: nil)
        #expect(heard.withLock { $0 } == ["No Such Family"])
    }

    @Test func namedFamiliesRoundTheirOwnAscentAndDescent() {
        let metrics = shaper.metrics(for: FontDescription(family: "DejaVu Sans", size: 20))
        // hhea of DejaVu Sans: 0.928 and 0.236 of the size.
        #expect(metrics.ascent == 19 && metrics.descent == 5 && metrics.lineHeight == 24)
        #expect(abs(metrics.capHeight - 0.729 * 20) < 0.3)
    }

    @Test func decorationsAndBackgroundsAreDrawn() throws {
        let plain = try #require(try ink(layout("mmm", size: 20)))
        let underlined = try #require(try ink(layout("mmm", size: 20) { $0.runs[0].underline = TextDecoration() }))
        #expect(underlined.maxY > plain.maxY + 1)
        // Centre at 0.15137 and thickness 0.05859 of the size under the baseline, on whole pixels.
        #expect(abs(underlined.maxY - (19 + 0.15137 * 20 + 1)) <= 1)
        let result = layout("mmm", size: 20) { $0.runs[0].background = RGBA(bytes: 255, 204, 0) }
        #expect(
            try ink(result)
                == CGRect(origin: .zero, size: CGSize(width: (result.size.width * 2).rounded() / 2, height: 24)))
    }

    @Test func textOfOtherShapersIsDrawnLetterByLetter() throws {
        let fixed = FixedAdvanceShaper().layout(
            TextRequest("i i", font: FontDescription(size: 20)), width: nil, height: nil)
        let box = try #require(try ink(fixed))
        // The second i begins 20 points to the right of the first.
        #expect(box.minX >= 0 && box.minX < 4 && box.maxX > 21 && box.maxX < 30)
    }

    @Test func sameQuestionSameObject() {
        let a = layout("A text that wraps", width: 60), b = layout("A text that wraps", width: 60)
        #expect(a === b)
    }
}
