@testable import MartletTesting
import Observation
import SplitMix
import Testing

/// Scroll views with a history look like fresh ones that stand at the same place.
@MainActor struct ScrollHistoryTests {
    @Test(arguments: 0..<12) func lookLikeFreshOnes(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let page = Page()
        let ui = Harness(
            size: CGSize(width: 160, height: 140), traits: .init(metrics: seed % 2 == 0 ? .touch : .desktop)
        ) {
            PageView(page: page)
        }
        for step in 0..<40 {
            let isAnimated = Int.random(in: 0..<4, using: &random) == 0
            try await play(step, page, ui, isAnimated, &random)
            if isAnimated { await ui.advance(by: .seconds(1)) }
            // The fresh tree must not keep the proxy.
            let jump = page.jump
            defer { page.jump = jump }
            if let difference = ui.differenceFromFresh() {
                Issue.record("seed \(seed), step \(step): \(difference)")
                return
            }
            #expect(ui.diagnostics.isEmpty)
        }
        await ui.advance(by: .seconds(5))
        ui.expectSameAsFresh()
        #expect(ui.host.motions.isEmpty)
    }

    private func play(
        _ step: Int, _ page: Page, _ ui: Harness, _ isAnimated: Bool, _ random: inout SplitMix64
    ) async throws {
        func change(_ body: () -> Void) {
            if isAnimated { ui.perform { withAnimation(.linear(duration: 0.3), body) } } else { ui.perform(body) }
        }
        let point = CGPoint(
            x: .random(in: 10..<150, using: &random), y: .random(in: 10..<130, using: &random))
        let delta = CGSize(
            width: .random(in: -80...80, using: &random), height: .random(in: -90...120, using: &random))
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            let row = Page.Row(
                id: 1000 + step, height: .random(in: 5...60, using: &random), inner: .random(in: 0...6, using: &random))
            let index = Int.random(in: 0...page.rows.count, using: &random)
            change { page.rows.insert(row, at: index) }
        case 1 where page.rows.count > 1:
            let index = Int.random(in: 0..<page.rows.count, using: &random)
            change { page.rows.remove(at: index) }
        case 2:
            let index = Int.random(in: 0..<page.rows.count, using: &random)
            let height = CGFloat.random(in: 5...90, using: &random)
            change { page.rows[index].height = height }
        case 3:
            let margin = CGFloat.random(in: 0...30, using: &random)
            change { page.margin = margin }
        case 4:
            let id = page.rows.randomElement(using: &random)!.id
            change { page.jump?(id) }
        case 5:
            ui.resize(
                to: CGSize(
                    width: [160, 120, 200].randomElement(using: &random)!,
                    height: [140, 90, 500].randomElement(using: &random)!))
        case 6:
            ui.setTraits { $0.layoutDirection = $0.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight }
        case 7:
            try? await ui.drag(.at(point), by: delta, over: .milliseconds(60))
            await ui.advance(by: .seconds(4))
        default: try? ui.scroll(.at(point), by: delta)
        }
    }
}

@Observable private final class Page {
    struct Row: Identifiable {
        var id: Int
        var height: CGFloat
        /// How many views are in the scroll view inside; none is no scroll view.
        var inner = 0
    }

    var rows = (0..<8).map { Row(id: $0, height: CGFloat(20 + $0 * 7 % 30), inner: $0 % 3 == 1 ? 6 : 0) }
    var margin: CGFloat = 0
    @ObservationIgnored var jump: ((Int) -> Void)?
}

private struct PageView: View {
    let page: Page

    var body: some View {
        ScrollViewReader { proxy in
            let _ = (page.jump = { proxy.scrollTo($0) })
            ScrollView {
                VStack(spacing: 3) {
                    ForEach(page.rows) { row in
                        if row.inner > 0 {
                            ScrollView(.horizontal) {
                                HStack(spacing: 2) {
                                    ForEach(0..<row.inner, id: \.self) { _ in Color.blue.frame(width: 40) }
                                }
                            }
                            .frame(height: row.height)
                        } else {
                            Color.gray.frame(width: 100, height: row.height)
                        }
                    }
                }
            }
            .contentMargins(.vertical, page.margin)
        }
    }
}
