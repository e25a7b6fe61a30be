import MartletDrawing
import Testing

@testable import MartletCore

/// Distances and baselines of text. Boxes with the measured sizes and distances stand for the texts.
@MainActor @Suite struct TextSpacingGoldenTests {
    private func text(_ width: CGFloat) -> Box { .text(width, 16, baseline: 13, ScrollTests.text) }

    @Test func emptyForEachHasNoSizeAndNoSpacing() throws {
        try Golden.check("foreach-empty") {
            VStack {
                text(22.5).named("first")
                ForEach([String](), id: \.self) { _ in Box(5, 5) }
                ForEach(0..<0) { _ in Box(5, 5) }
                HStack {
                    text(9).named("a")
                    ForEach([String](), id: \.self) { _ in Box(5, 5) }
                    text(8.5).named("b")
                }
                .named("row")
                text(44.5).named("last")
            }
            .named("column")
        }
    }

    @Test func plainViewsAndTexts() throws {
        try Golden.check("image-stack-spacing") {
            VStack(alignment: .leading, spacing: 0) {
                HStack {
                    Box(64, 40).named("hImageA")
                    text(17.5).named("hText")
                    Box(64, 40).named("hImageB")
                    Box(10, 10).named("hTile")
                }
                .named("row")
                VStack {
                    Box(64, 40).named("vImageA")
                    text(17.5).named("vText")
                    Box(64, 40).named("vImageB")
                    Box(10, 10).named("vTile")
                }
                .named("column")
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    text(17.5).named("fText")
                    Box(64, 40).named("fImage")
                }
                .named("firstRow")
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    text(17.5).named("lText")
                    Box(64, 40).named("lImage")
                }
                .named("lastRow")
            }
            .named("all")
        }
    }

    @Test func mixedFonts() throws {
        let large = ViewSpacing(
            top: .text(plain: 12.678_809_606_772, text: 1.5), bottom: .text(plain: 23.301_757_812_5, text: 1.5))
        let small = ViewSpacing(top: .text(plain: 0, text: 1.5), bottom: .text(plain: 0, text: 1.5))
        try Golden.check("text-vstack-spacing-mixed") {
            VStack {
                Box.text(33.5, 38, baseline: 30, large).named("big1")
                text(17.5).named("base1")
                Box.text(33.5, 38, baseline: 30, large).named("big2")
                Box(50, 10).named("tile")
                Box.text(33.5, 38, baseline: 30, large).named("big3")
                Box.text(14.5, 15, baseline: 12, small).named("tiny")
                text(17.5).named("base2")
            }
            .named("column")
        }
    }
}
