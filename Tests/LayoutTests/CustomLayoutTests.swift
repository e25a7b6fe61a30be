import MartletDrawing
import Observation
import Testing

@testable import MartletCore

@Observable private final class Driver {
    var sideways = true
    var width: CGFloat = 30
    var count = 3
}

private struct AnyCase: View {
    let driver: Driver

    var body: some View {
        let layout = driver.sideways ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
        layout {
            Box(25, 16).named("a")
            Box(30, 20).named("b")
            Box(35.5, 16).named("c")
        }
        .named("group")
    }
}

private nonisolated struct IndentKey: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// A column by priority, indented by a layout value, with the distances that the views prefer.
private nonisolated struct Ranked: Layout {
    private func run(_ subviews: Subviews, _ visit: (LayoutSubview, CGFloat, CGSize) -> Void) {
        var y: CGFloat = 0
        var previous: LayoutSubview?
        for subview in subviews.sorted(by: { $0.priority > $1.priority }) {
            let size = subview.sizeThatFits(.unspecified)
            if let previous { y += previous.spacing.distance(to: subview.spacing, along: .vertical) }
            visit(subview, y, size)
            y += size.height
            previous = subview
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var total = CGSize.zero
        run(subviews) { subview, y, size in
            total.width = max(total.width, subview[IndentKey.self] + size.width)
            total.height = max(total.height, y + size.height)
        }
        return total
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        run(subviews) { subview, y, size in
            subview.place(
                at: CGPoint(x: bounds.minX + subview[IndentKey.self], y: bounds.minY + y),
                proposal: ProposedViewSize(size))
        }
    }
}

/// Counts what the layout is asked, and places outside of `placeSubviews` if told to.
private nonisolated struct Counting: Layout {
    final class Counts: @unchecked Sendable { var made = 0; var updated = 0 }
    let counts: Counts
    var places = false

    func makeCache(subviews: Subviews) -> Int { counts.made += 1; return subviews.count }
    func updateCache(_ cache: inout Int, subviews: Subviews) { counts.updated += 1; cache = subviews.count }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        if places { subviews.first?.place(at: .zero, proposal: .unspecified) }
        let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
        return CGSize(width: widths.reduce(0, +), height: CGFloat(cache))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}

private struct CountingCase: View {
    let driver: Driver
    let counts: Counting.Counts

    var body: some View {
        let width = driver.width
        Counting(counts: counts)() {
            ForEach(0..<driver.count, id: \.self) { _ in Box(width, 10) }
        }
        .named("layout")
    }
}

/// The Layout protocol.
@MainActor @Suite struct CustomLayoutTests {
    @Test func anyLayoutSwitches() throws {
        let golden = try Golden("customlayout-any")
        let driver = Driver()
        let host = ViewHost.make(golden.size.width, golden.size.height) { AnyCase(driver: driver) }
        golden.check(host, step: 0)
        driver.sideways = false
        host.flush()
        golden.check(host, step: 1)
        driver.sideways = true
        host.flush()
        golden.check(host, step: 2)
    }

    @Test func wrapping() throws {
        try Golden.check("customlayout-flow") {
            Wrapping()() {
                Box(25, 16).named("c0")
                Box(25, 16).named("c1")
                Box(35.5, 16).named("c2")
                Box(27.5, 16).named("c3")
                Box(25, 16).named("c4")
                Box(60, 30).named("c5")
                Box(18.5, 16).named("c6")
            }
            .frame(width: 160)
            .named("chips")
        }
    }

    @Test func valuesPrioritiesAndSpacing() throws {
        let text = ScrollTests.text
        try Golden.check("customlayout-values") {
            Ranked()() {
                Box.text(24.5, 16, baseline: 13, text).named("plain")
                Box.text(28.5, 16, baseline: 13, text).layoutPriority(1).layoutValue(key: IndentKey.self, value: 20)
                    .named("ranked")
                Box(40, 10).layoutValue(key: IndentKey.self, value: 8).named("bar")
                Box.text(26, 16, baseline: 13, text).named("tail")
            }
            .named("column")
        }
    }

    @Test func cacheIsMadeOnceAndUpdatedWhenSubviewsChange() {
        let driver = Driver()
        let counts = Counting.Counts()
        let host = ViewHost.make { CountingCase(driver: driver, counts: counts) }
        #expect(counts.made == 1)
        #expect(counts.updated == 0)
        driver.width = 20
        host.flush()
        #expect((counts.made, counts.updated) == (1, 1))
        #expect(host["layout"]?.size == CGSize(width: 60, height: 3))
        driver.count = 5
        host.flush()
        #expect(counts.made == 1)
        #expect(counts.updated == 2)
        #expect(host["layout"]?.size == CGSize(width: 100, height: 5))
    }

    @Test func subviewsThatAreNotPlacedStandInTheMiddle() {
        let host = ViewHost.make {
            Counting(counts: .init())() {
                Box(30, 1).named("a"); Box(50, 2).named("b")
            }.named("layout")
        }
        #expect(host["layout"] == rect(110, 99, 80, 2))
        #expect(host["a"] == rect(135, 99.5, 30, 1))
    }

    @Test func placingOutsideOfPlaceSubviewsIsReportedAndIgnored() {
        var heard: [Diagnostic] = []
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.onDiagnostic = { heard.append($0) }
        host.setContent { Counting(counts: .init(), places: true)() { Box(30, 1) } }
        host.flush()
        #expect(heard.map(\.code) == [.misplacedSubview])
    }
}
