@testable import MartletTesting
import Observation
import SplitMix
import Testing

/// Lazy containers with a history of edits and scrolling look like fresh ones at the same place.
@MainActor struct LazyHistoryTests {
    @Test(arguments: 0..<18) func lookLikeFreshOnes(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let page = Page(Page.Kind.allCases[Int(seed) % Page.Kind.allCases.count])
        let ui = Harness(size: CGSize(width: 160, height: 200)) { PageView(page: page) }
        for step in 0..<50 {
            play(step, page, ui, &random)
            // The fresh tree must not keep the proxy.
            let jump = page.jump
            defer { page.jump = jump }
            if let difference = ui.differenceFromFresh() {
                Issue.record("seed \(seed), \(page.kind), step \(step): \(difference)")
                return
            }
            #expect(ui.diagnostics.isEmpty, "seed \(seed), \(page.kind), step \(step)")
        }
        await ui.advance(by: .seconds(5))
        ui.expectSameAsFresh()
    }

    private func play(_ step: Int, _ page: Page, _ ui: Harness, _ random: inout SplitMix64) {
        let point = CGPoint(x: .random(in: 10..<150, using: &random), y: .random(in: 10..<190, using: &random))
        let list = Int.random(in: 0..<2, using: &random)
        let count = page.lists[list].count
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            let index = Int.random(in: 0...count, using: &random)
            let rows = (0..<3).map { Page.Row(id: 1000 + 10 * step + $0, height: 15 + CGFloat($0) * 13) }
            ui.perform { page.lists[list].insert(contentsOf: rows, at: index) }
        case 1 where count > 4:
            let index = Int.random(in: 0..<count - 3, using: &random)
            ui.perform { page.lists[list].removeSubrange(index..<index + 3) }
        case 2:
            let index = Int.random(in: 0..<count, using: &random)
            let height = CGFloat.random(in: 5...90, using: &random)
            ui.perform { page.lists[list][index].height = height }
        case 3: ui.perform { page.lists[list].swapAt(0, count - 1) }
        case 4: ui.perform { page.flag.toggle() }
        case 5:
            let id = page.lists[list].randomElement(using: &random)!.id
            ui.perform { page.jump?(id) }
        case 6: ui.resize(to: CGSize(width: 160, height: [200, 120, 310].randomElement(using: &random)!))
        case 7, 8: try? ui.tap(.at(point))
        default:
            let step: CGFloat = [9, -9, 70, -70, 400, -400, 1e5, -1e5].randomElement(using: &random)!
            try? ui.scroll(.at(point), by: CGSize(width: 0, height: step))
        }
    }
}

@Observable private final class Page {
    enum Kind: CaseIterable { case stack, pinned, grid }

    struct Row: Identifiable {
        var id: Int
        var height: CGFloat
    }

    let kind: Kind
    var lists = [
        (0..<40).map { Row(id: $0, height: CGFloat(20 + $0 * 7 % 30)) },
        (100..<130).map { Row(id: $0, height: CGFloat(12 + $0 * 11 % 40)) },
    ]
    var flag = true
    @ObservationIgnored var jump: ((Int) -> Void)?

    init(_ kind: Kind) { self.kind = kind }
}

/// A row that is longer once it has been tapped.
private struct RowView: View {
    let row: Page.Row
    @State private var taps = 0

    var body: some View {
        Button {
            taps += 1
        } label: {
            (taps % 2 == 0 ? Color.gray : .blue).frame(height: row.height + CGFloat(taps % 3) * 10)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("row \(row.id), \(taps) taps")
    }
}

private struct Content: View {
    let page: Page

    var body: some View {
        ForEach(page.lists[0]) { RowView(row: $0) }
        if page.flag { Color.red.frame(height: 30) }
        Section {
            ForEach(page.lists[1]) { RowView(row: $0) }
        } header: {
            Color.green.frame(height: 24)
        } footer: {
            Color.orange.frame(height: 18)
        }
    }
}

private struct PageView: View {
    let page: Page

    var body: some View {
        ScrollViewReader { proxy in
            let _ = (page.jump = { proxy.scrollTo($0) })
            ScrollView {
                switch page.kind {
                case .stack: LazyVStack(spacing: 3) { Content(page: page) }
                case .pinned:
                    LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { Content(page: page) }
                case .grid:
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 5) { Content(page: page) }
                }
            }
        }
    }
}
