import CAllocations
import Observation
import Testing

@testable import MartletCore
@testable import MartletDrawing

private struct Entry: Equatable {
    let id: Int
    var label: String
}

@Observable private final class Table { var entries: [Entry] = [] }

private struct TextRow: View {
    let entry: Entry

    var body: some View {
        HStack {
            Text("\(entry.id)")
            Text(entry.label).foregroundColor(.red)
        }
    }
}

private struct BoxRow: View {
    let entry: Entry

    var body: some View {
        HStack(spacing: 8) {
            Color.blue.frame(width: 40, height: 20)
            Color.red.frame(width: CGFloat(entry.id % 100), height: 20)
        }
    }
}

/// How often a row asks for memory when it is made, laid out and drawn. Counted: 40 for two texts, 37
/// for two boxes; with lists for the stacks it was 18 more, with all texts shaped 48 more.
@MainActor @Suite(.releaseOnly) struct RowAllocationTests {
    private func requestsPerRow(_ row: @escaping @MainActor (Entry) -> some View) -> Double {
        let table = Table()
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.setSize(ProposedViewSize(width: 800, height: nil))
        host.setContent { VStack { ForEach(table.entries, id: \.id) { row($0) } } }
        _ = host.frame()
        defer { host.end() }
        func make(_ count: Int) -> Int {
            let entries = (0..<count).map { Entry(id: $0 + 1000 * count, label: "a label of row \($0)") }
            return allocations {
                table.entries = entries
                _ = host.frame()
            }
        }
        _ = make(20)
        return Double(make(1000)) / 1000
    }

    @Test func aRowOfTwoTexts() { #expect(requestsPerRow { TextRow(entry: $0) } <= 42) }

    @Test func aRowOfTwoBoxes() { #expect(requestsPerRow { BoxRow(entry: $0) } <= 39) }

    @Test func anotherLabelIsMeasuredWithoutBeingShaped() {
        let shaper = FixedAdvanceShaper()
        let request = TextRequest("a label of some words")
        _ = shaper.prepare(request)
        // The text and its layout.
        #expect(allocations { _ = shaper.prepare(request) } <= 2)
    }
}
