import MartletDrawing
import Testing

@testable import MartletCore

@MainActor @Suite struct TextTests {
    // The shaper of these tests makes each letter half as wide as the font's size.
    @Test func measuring() {
        let studio = Studio { Text(verbatim: "Hello") }
        #expect(studio.contentSize == CGSize(width: 33, height: 16))
        let wrapped = Studio(40, 60) { Text(verbatim: "Hello Hello") }
        #expect(wrapped.contentSize.height == 32)
        #expect(Studio(40, 60) { Text(verbatim: "Hello Hello").lineLimit(1) }.contentSize.height == 16)
        #expect(Studio { Text(verbatim: "Hello").lineLimit(2, reservesSpace: true) }.contentSize.height == 32)
    }

    @Test func drawing() {
        #expect(
            Studio { Text(verbatim: "Hello") }.first(TextNode.self)?.displayItem().map { "\($0.summary)" }
                == "text \"Hello\" system 13 #000000D8 33x16")
        let title = Studio { Text(verbatim: "A").font(.title).bold().foregroundColor(.black) }
        #expect(title.first(TextNode.self)?.displayItem()?.summary == "text \"A\" system 22 w700 #000000FF 11x26")
    }

    /// Sizes of the text styles by platform (SWIFTUI-FACTS 5: HIG, iosfontsizes.com).
    @Test(
        arguments: [
            (Font.largeTitle, 26, 34), (.title, 22, 28), (.title2, 17, 22), (.title3, 15, 20), (.headline, 13, 17),
            (.body, 13, 17), (.callout, 12, 16), (.subheadline, 11, 15), (.footnote, 10, 13), (.caption, 10, 12),
            (.caption2, 10, 11),
        ] as [(Font, CGFloat, CGFloat)])
    func styleSizes(font: Font, desktop: CGFloat, touch: CGFloat) {
        #expect(font.resolve(Font.Context(metrics: .desktop)).size == desktop)
        #expect(font.resolve(Font.Context(metrics: .touch)).size == touch)
    }

    /// Bold as measured on macOS 26.2 and iOS 26.
    @Test func boldFollowsTheStyle() {
        func weight(_ font: Font, _ metrics: PlatformMetrics) -> Int {
            font.bold().resolve(Font.Context(metrics: metrics)).weight
        }
        #expect(weight(.title, .desktop) == 700)
        #expect(weight(.body, .desktop) == 600)
        #expect(weight(.headline, .desktop) == 800)
        #expect(weight(.caption, .desktop) == 500)
        #expect(weight(.headline, .touch) == 600)
        #expect(weight(.system(size: 13), .desktop) == 700)
    }

    @Test func dynamicType() {
        let large = Font.body.resolve(Font.Context(metrics: .touch, dynamicTypeSize: .accessibility5))
        #expect(large.size == 53)
        #expect(
            Font.system(size: 20).resolve(Font.Context(metrics: .touch, dynamicTypeSize: .accessibility5)).size == 20)
    }

    /// Distances around 13 point text: text 0, below 8.15087890625, above 4.7421875 (golden text/vstack-spacing).
    @Test func spacing() {
        let studio = Studio(50, 200) {
            VStack {
                Text(verbatim: "One")
                Text(verbatim: "Two")
                Color.gray
                Text(verbatim: "Three")
            }
        }
        // 3 texts of 16 and the distances leave the rest to the colour.
        let shape = studio.first(StyleNode.self)!
        #expect(shape.origin.y == 32 + 8.15087890625)
        #expect(abs(shape.size.height - (200 - 48 - 8.15087890625 - 4.7421875)) < 1e-9)
    }

    @Test func baselines() {
        let node = Studio(40, 60) { Text(verbatim: "Hello Hello") }.first(TextNode.self)!
        let dimensions = node.dimensions(in: node.placedProposal)
        #expect(dimensions[VerticalAlignment.firstTextBaseline] == 13)
        #expect(dimensions[VerticalAlignment.lastTextBaseline] == 29)
    }

    private func string(_ text: Text, _ locale: String = "en_US") -> String {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: locale)
        return text.string(in: values)
    }

    @Test func interpolation() {
        let count = 3, price = 2.5, name = "Ada"
        #expect(string(Text("\(count) apples for \(name)")) == "3 apples for Ada")
        #expect(string(Text("\(price, specifier: "%.1f") EUR")) == "2.5 EUR")
        #expect(string(Text("100% of \(count)")) == "100% of 3")
        #expect(string(Text("Hi \(Text(verbatim: "there").bold())")) == "Hi there")
        #expect(string(Text("done: \(true)")) == "done: true")
    }

    @Test func theKeyHasSpecifiers() {
        let count = 3
        let key: LocalizedStringKey = "\(count) of \("x") 5%"
        #expect(key.key == "%lld of %@ 5%%")
    }

    @Test func aLiteralIsAKey() {
        guard case .localized = Text("a").storage else {
            Issue.record("a literal became \(Text("a").storage)")
            return
        }
    }

    @Test func markdownMakesRuns() throws {
        let text: Text = Text("a **bold** and *soft* `code` word")
        let resolver = TextResolver(
            text, style: TextStyle(EnvironmentValues()), context: _StyleContext(EnvironmentValues()))
        #expect(resolver.runs.map(\.text) == ["a ", "bold", " and ", "soft", " ", "code", " word"])
        #expect(resolver.runs.map(\.font.weight) == [400, 700, 400, 400, 400, 400, 400])
        #expect(resolver.runs.map(\.font.isItalic) == [false, false, false, true, false, false, false])
        try #require(resolver.runs.count == 7)
        #expect(resolver.runs[5].font.design == .monospaced)
        #expect(string(Text("2 * 3 * 4 and snake_case_name")) == "2 * 3 * 4 and snake_case_name")
        #expect(string(Text(verbatim: "**as it is**")) == "**as it is**")
    }

    @Test func joining() {
        let text = Text(verbatim: "a").bold() + Text(verbatim: "b").foregroundColor(.red)
        let resolver = TextResolver(
            text.foregroundColor(.black), style: TextStyle(EnvironmentValues()),
            context: _StyleContext(EnvironmentValues()))
        #expect(resolver.runs.map(\.font.weight) == [700, 400])
        #expect(resolver.foreground.solidColor == .black)
        #expect(resolver.runs.map { $0.color == nil } == [true, false])
    }

    @Test func theFirstModifierWins() {
        #expect(resolve(Text(verbatim: "a").font(.title).font(.body)).font.size == 22)
        #expect(resolve(Text(verbatim: "a").fontWeight(.light).bold()).font.weight == 300)
    }

    private func resolve(_ text: Text) -> TextRun {
        TextResolver(text, style: TextStyle(EnvironmentValues()), context: _StyleContext(EnvironmentValues())).runs[0]
    }

    @Test func textCase() {
        var values = EnvironmentValues()
        values.textCase = .uppercase
        #expect(Text(verbatim: "straße").string(in: values) == "STRASSE")
    }

    @Test func attributedText() {
        var string = AttributedString("ab")
        string.foregroundColor = .red
        string.font = .title
        let run = resolve(Text(string))
        #expect(run.font.size == 22)
        #expect(run.text == "ab")
    }

    @MainActor private final class Switch { var set: (Bool) -> Void = { _ in } }

    @Test func aNewColorMeasuresNothing() {
        struct Changing: View {
            let control: Switch
            @State private var isOn = false
            var body: some View {
                let _ = control.set = { isOn = $0 }
                Text(verbatim: "x").foregroundStyle(isOn ? Color.black : Color.white)
            }
        }
        let control = Switch()
        let studio = Studio { Changing(control: control) }
        #expect(studio.picture.contains("#FFFFFFFF"))
        let measured = studio.host.layout.measureCount, placed = studio.host.layout.placeCount
        control.set(true)
        #expect(studio.picture.contains("#000000FF"), "\(studio.picture)")
        #expect(studio.host.layout.measureCount == measured)
        #expect(studio.host.layout.placeCount == placed)
    }

    @Test func typeNames() {
        #expect("\(type(of: Text(verbatim: "a").foregroundColor(.red)))" == "Text")
        #expect("\(type(of: Color.red.opacity(1)))" == "Color")
    }
}
