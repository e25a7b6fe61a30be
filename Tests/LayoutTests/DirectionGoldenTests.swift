import MartletDrawing
import Testing

@testable import MartletCore

/// Reading from right to left, against frames measured on SwiftUI.
@MainActor @Suite struct DirectionGoldenTests {
    @Test func stacks() throws {
        try Golden.check("layout-rtl-stacks") {
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    Box(40, 30).named("one")
                    Box(60, 30).named("two")
                    Spacer()
                    Box(30, 30).named("three")
                }
                .named("row")
                Box(50, 20).padding(.leading, 30).named("inset")
                Box(40, 20).frame(width: 120, alignment: .leading).named("framed")
                ZStack(alignment: .topLeading) {
                    Box(100, 40).named("back")
                    Box(20, 20).named("front")
                }
                .named("pile")
                HStack {
                    Box(30, 20).named("ltrFirst")
                    Box(30, 20).named("ltrSecond")
                }
                .environment(\.layoutDirection, .leftToRight)
                .named("island")
                Box(25, 16).named("word")
                Box(30, 20).alignmentGuide(.leading) { _ in -10 }.named("guided")
            }
            .frame(width: 300, alignment: .leading)
            .named("column")
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test func offsetAndPosition() throws {
        try Golden.check("layout-rtl-shapes") {
            VStack(alignment: .leading, spacing: 10) {
                HStack(spacing: 10) {
                    Box(40, 30).named("mirrored")
                    Box(40, 30).named("unmirrored")
                    Box(15, 12).named("icon")
                    Box(15, 12).named("iconFlipped")
                }
                .named("row")
                Box(120, 20).named("ramp")
                ZStack(alignment: .topLeading) {
                    Box(160, 40).named("area")
                    Box(20, 20).position(x: 30, y: 20).named("placed")
                }
                .frame(width: 160, height: 40)
                Box(20, 20).offset(x: 40).named("shifted")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test func customLayout() throws {
        try Golden.check("layout-rtl-custom") {
            Wrapping()() {
                Box(60, 20).named("chip0")
                Box(90, 20).named("chip1")
                Box(50, 20).named("chip2")
                Box(70, 20).named("chip3")
                Box(40, 20).named("chip4")
            }
            .frame(width: 200)
            .named("wrap")
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test func scrollViewStartsAtItsLeadingEnd() throws {
        try Golden.check("layout-rtl-scroll") {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<6, id: \.self) { i in Box(50, 40).named("s\(i)") }
                }
                .named("strip")
            }
            .frame(width: 180, height: 60)
            .named("scroller")
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}

/// Fills lines: 8 between children, 6 between lines; the lines are kept in the cache per width.
nonisolated struct Wrapping: Layout {
    struct Store {
        var width: CGFloat = -1
        var lines: [[Int]] = []
        var made = 0
    }

    func makeCache(subviews: Subviews) -> Store { Store() }

    private func fill(_ store: inout Store, _ width: CGFloat, _ subviews: Subviews) {
        guard store.width != width else { return }
        store = Store(width: width)
        var used = CGFloat.infinity
        for i in subviews.indices {
            let own = subviews[i].sizeThatFits(.unspecified).width
            if used + own > width {
                store.lines.append([])
                used = 0
            }
            store.lines[store.lines.count - 1].append(i)
            used += own + 8
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Store) -> CGSize {
        let width = proposal.width ?? 300
        fill(&cache, width, subviews)
        var height: CGFloat = -6
        for line in cache.lines {
            height += 6 + (line.map { subviews[$0].sizeThatFits(.unspecified).height }.max() ?? 0)
        }
        return CGSize(width: width, height: max(0, height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Store) {
        fill(&cache, bounds.width, subviews)
        var y = bounds.minY
        for line in cache.lines {
            var x = bounds.minX
            var tallest: CGFloat = 0
            for i in line {
                let size = subviews[i].sizeThatFits(.unspecified)
                subviews[i].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
                x += size.width + 8
                tallest = max(tallest, size.height)
            }
            y += tallest + 6
        }
    }
}
