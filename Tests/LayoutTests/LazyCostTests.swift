import MartletDrawing
import Testing

@testable import MartletCore

/// A view with a body, counted.
private struct Row: View {
    let number: Int
    let counter: Counter
    var body: some View {
        let _ = counter.bodies += 1
        Box(50, 20)
    }
}

private final class Counter { var bodies = 0 }

/// What something cost, in counts.
private struct Cost: Equatable, CustomStringConvertible {
    var bodies = 0
    var measures = 0
    var places = 0
    var evaluations = 0
    var nodes = 0
    var subgraphs = 0

    var description: String {
        "\(bodies) bodies, \(measures) measures, \(places) places, \(evaluations) evaluations, \(nodes) attributes, "
            + "\(subgraphs) lifetimes"
    }
}

/// What a lazy container costs does not hang on how many rows there are.
@MainActor @Suite struct LazyCostTests {
    enum Kind: CaseIterable { case stack, grid, sections, modified }

    private func costs(_ kind: Kind, rows: Int) -> [Cost] {
        let counter = Counter()
        let host = ViewHost(shaper: FixedAdvanceShaper())
        var results: [Cost] = []
        var last = Cost()
        func note() {
            let now = Cost(
                bodies: counter.bodies, measures: host.layout.measureCount, places: host.layout.placeCount,
                evaluations: host.graph.evaluationCount, nodes: host.graph.nodeCount,
                subgraphs: host.graph.subgraphCount)
            var cost = now
            cost.bodies -= last.bodies
            cost.measures -= last.measures
            cost.places -= last.places
            cost.evaluations -= last.evaluations
            results.append(cost)
            last = now
        }
        host.setSize(ProposedViewSize(width: 300, height: 200))
        host.setContent {
            ScrollView {
                switch kind {
                case .stack:
                    LazyVStack(spacing: 4) { ForEach(0..<rows, id: \.self) { Row(number: $0, counter: counter) } }
                case .grid:
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
                        ForEach(0..<rows, id: \.self) { Row(number: $0, counter: counter) }
                    }
                case .sections:
                    LazyVStack(pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(0..<rows, id: \.self) { Row(number: $0, counter: counter) }
                        } header: {
                            Box(100, 30)
                        }
                        Section { ForEach(0..<rows, id: \.self) { Row(number: $0, counter: counter) } }
                    }
                case .modified:
                    LazyVStack {
                        Group { ForEach(0..<rows, id: \.self) { Row(number: $0, counter: counter) } }
                            .padding(3)
                            .frame(height: 40)
                    }
                }
            }
        }
        host.flush()
        note()
        for _ in 0..<5 {
            host.scroll(37)
            note()
        }
        host.scroll(1e9)
        note()
        host.scroll(-37)
        note()
        host.jump(to: rows - 1)
        note()
        host.scroll(-1e9)
        note()
        host.end()
        note()
        #expect(host.graph.nodeCount == 0, "attributes are left")
        return results
    }

    @Test(arguments: Kind.allCases) func doesNotHangOnTheNumberOfRows(_ kind: Kind) {
        let few = costs(kind, rows: 1000)
        let many = costs(kind, rows: 1_000_000)
        for (step, (a, b)) in zip(few, many).enumerated() {
            #expect(a == b, "step \(step)")
        }
        #expect(many[0].bodies <= 45, "\(many[0])")
        #expect(many[2].bodies <= 10, "\(many[2])")
    }

    @Test func rowsThatLeaveLeaveNothing() {
        let counter = Counter()
        let host = ViewHost.make(300, 200) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { Row(number: $0, counter: counter) } }
            }
        }
        host.scroll(30)
        host.scroll(200)
        let before = (host.graph.nodeCount, host.graph.subgraphCount, host.lazyNode.children.count)
        for _ in 0..<50 { host.scroll(200) }
        #expect((host.graph.nodeCount, host.graph.subgraphCount, host.lazyNode.children.count) == before)
    }

    /// Ids of other data than ranges are found from both ends.
    @Test func aLongArrayIsAskedForNothingButWhatShows() {
        var asked = 0
        struct Element: Identifiable { let id: Int }
        let data = (0..<50_000).map { Element(id: $0) }
        let host = ViewHost.make(300, 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(data) { element in
                        let _ = asked += 1
                        Box(50, 20).named("\(element.id)")
                    }
                }
            }
        }
        #expect(asked == 10)
        host.jump(to: 49_999)
        #expect(host["49999"] == rect(125, 180, 50, 20))
        #expect(asked <= 21)
    }
}
