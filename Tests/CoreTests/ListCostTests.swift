import MartletDrawing
import Observation
import Testing

@testable import MartletCore

private struct Entry: Equatable {
    let id: Int
    var label: String
}

@Observable private final class Store {
    var entries: [Entry]
    var selected: Int?
    init(_ entries: [Entry]) { self.entries = entries }
}

@Observable private final class Item {
    var label: String
    init(_ label: String) { self.label = label }
}

private struct EntryRow: View {
    let entry: Entry
    let isSelected: Bool

    var body: some View {
        HStack {
            Text(verbatim: "\(entry.id)")
            Text(entry.label).foregroundColor(isSelected ? .red : .black)
        }
    }
}

private struct EntryList: View {
    let store: Store

    var body: some View {
        let selected = store.selected
        VStack(spacing: 0) {
            ForEach(store.entries, id: \.id) { EntryRow(entry: $0, isSelected: $0.id == selected) }
        }
    }
}

private struct ItemRow: View {
    let item: Item

    var body: some View {
        HStack {
            Text(verbatim: "row")
            Text(item.label)
        }
    }
}

/// Its body reads what its content does not hang on.
private struct Outer<Content: View>: View {
    let item: Item
    let content: Content

    var body: some View {
        let _ = item.label
        content
    }
}

/// What an operation on a list of rows costs, in counts: a change that makes it cost more than what has changed fails here.
@MainActor @Suite struct ListCostTests {
    private func entries(_ count: Int, from first: Int = 0) -> [Entry] {
        (first..<first + count).map { Entry(id: $0, label: "label \($0 % 10)") }
    }

    /// The cost of a change of a list that was there.
    private func cost(_ count: Int, _ change: (Store) -> Void) -> WorkCounts {
        let store = Store(entries(count))
        return cost(of: EntryList(store: store)) { change(store) }
    }

    private func cost(of view: some View, _ change: () -> Void) -> WorkCounts {
        let host = ViewHost(shaper: FixedAdvanceShaper())
        defer { host.end() }
        host.setSize(ProposedViewSize(width: 800, height: nil))
        host.setContent { view }
        _ = host.frame()
        let before = host.workCounts
        change()
        _ = host.frame()
        return host.workCounts - before
    }

    /// Fails where a count is larger than the allowed one.
    private func expect(
        _ cost: WorkCounts, atMost allowed: WorkCounts, _ what: String, at location: SourceLocation = #_sourceLocation
    ) {
        let counts: [(String, KeyPath<WorkCounts, Int>)] = [
            ("bodies", \.bodies), ("evaluations", \.evaluations), ("measures", \.measures), ("places", \.places),
            ("drawings", \.drawings),
        ]
        for (name, count) in counts {
            #expect(
                cost[keyPath: count] <= allowed[keyPath: count], "\(what): \(name)", sourceLocation: location)
        }
    }

    /// A row is six nodes of the graph and three of layout; each text is asked twice, each row once. The first row finds what
    /// texts take from the environment: some twenty more.
    @Test func rowsThatCome() {
        for n in [100, 1000] {
            let made = WorkCounts(
                bodies: n + 1, evaluations: 6 * n + 30, measures: 5 * n + 1, places: 3 * n + 2, drawings: 3 * n + 2)
            expect(cost(0) { $0.entries = entries(n) }, atMost: made, "create \(n)")
            expect(cost(n) { $0.entries = entries(n, from: n) }, atMost: made, "replace \(n)")
            var appended = made
            // The old rows are compared, and stay.
            appended.evaluations += n
            expect(cost(n) { $0.entries += entries(n, from: n) }, atMost: appended, "append \(n)")
        }
    }

    /// Rows that stay cost a comparison each: nothing is run, measured, placed or drawn for them.
    @Test func rowsThatStay() {
        for n in [100, 1000] {
            let tenth = n / 10
            expect(
                cost(n) { for index in stride(from: 0, to: n, by: 10) { $0.entries[index].label = "other 1" } },
                atMost: WorkCounts(
                    bodies: tenth + 1, evaluations: n + 5 * tenth + 6, measures: 3 * tenth + 1,
                    places: 2 * tenth + 2, drawings: 2 * tenth + 2), "every tenth of \(n)")
            expect(
                cost(n) { $0.selected = 5 },
                atMost: WorkCounts(bodies: 2, evaluations: n + 10, measures: 0, places: 0, drawings: 4),
                "select of \(n)")
            expect(
                cost(n) { $0.entries.swapAt(1, n - 2) },
                atMost: WorkCounts(bodies: 1, evaluations: n + 6, measures: 1, places: 1, drawings: 2),
                "swap of \(n)")
            expect(
                cost(n) { $0.entries.remove(at: 5) },
                atMost: WorkCounts(bodies: 1, evaluations: n + 6, measures: 1, places: 2, drawings: 2),
                "remove of \(n)")
            expect(
                cost(n) { $0.entries = [] },
                atMost: WorkCounts(bodies: 1, evaluations: 6, measures: 1, places: 2, drawings: 2), "clear \(n)")
        }
    }

    /// The text of one row, as long as before or longer: it does not matter how many rows stand beside it.
    @Test func oneTextAmongMany() {
        for label in ["label 7", "a longer label"] {
            var costs: [WorkCounts] = []
            for n in [100, 1000, 3000] {
                let items = (0..<n).map { Item($0 == 0 ? "the longest label of all" : "label \($0 % 7)") }
                let list = VStack(spacing: 0) { ForEach(0..<n, id: \.self) { ItemRow(item: items[$0]) } }
                costs.append(cost(of: list) { items[n / 2].label = label })
            }
            #expect(Set(costs.map(\.bodies)) == [1])
            #expect(costs.allSatisfy { $0 == costs[0] }, "\(costs)")
            expect(
                costs[0], atMost: WorkCounts(bodies: 1, evaluations: 6, measures: 5, places: 4, drawings: 4), label)
        }
    }

    /// A body that makes the same list again from the same values does not make the rows again.
    @Test func theSameListAgain() {
        let item = Item("a")
        let list = VStack(spacing: 0) {
            ForEach(0..<500, id: \.self) { EntryRow(entry: Entry(id: $0, label: ""), isSelected: false) }
        }
        let cost = cost(of: Outer(item: item, content: list)) { item.label = "bb" }
        expect(
            cost, atMost: WorkCounts(bodies: 1, evaluations: 6, measures: 0, places: 0, drawings: 0), "the same list")
    }
}
