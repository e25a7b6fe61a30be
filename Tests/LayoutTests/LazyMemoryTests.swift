import MartletDrawing
import Observation
import SplitMix
import Testing

@testable import MartletCore

private struct Plain: View {
    var body: some View { Box(100, 20) }
}

private struct Stateful: View {
    let row: Int
    @State private var taps = 0
    var body: some View { Box(100, 20).named("\(row) \(taps)").onAppear { taps += 1 } }
}

/// What a lazy container holds hangs on what shows, and on the rows that have state.
@MainActor @Suite struct LazyMemoryTests {
    private func wander(_ host: ViewHost, rounds: Int, seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<rounds { host.scroll(CGFloat.random(in: -1e6...1e6, using: &random)) }
        host.scroll(-1e9)
    }

    @Test func rowsWithoutStateLeaveNothing() {
        let host = ViewHost.make(100, 200) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { _ in Plain() } } }
        }
        wander(host, rounds: 3, seed: 1)
        let before = (host.graph.nodeCount, host.graph.subgraphCount, host.lazyNode.keptRowCount)
        #expect(before.2 == 0)
        wander(host, rounds: 200, seed: 2)
        #expect((host.graph.nodeCount, host.graph.subgraphCount, host.lazyNode.keptRowCount) == before)
    }

    @Test func stateIsKeptOncePerRowAndNothingElseIs() {
        let host = ViewHost.make(100, 200) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<500, id: \.self) { Stateful(row: $0) } } }
        }
        func visitAll() {
            host.scroll(-1e6)
            for _ in 0..<60 { host.scroll(180) }
            host.scroll(-1e6)
        }
        visitAll()
        let before = (host.graph.nodeCount, host.graph.subgraphCount, host.lazyNode.keptRowCount)
        #expect(before.2 == 490, "all but those that show")
        for _ in 0..<5 { visitAll() }
        #expect((host.graph.nodeCount, host.graph.subgraphCount, host.lazyNode.keptRowCount) == before)
        host.end()
        #expect(host.graph.nodeCount == 0)
    }

    @Test func stateGoesWithTheData() {
        let model = RowCount()
        let host = ViewHost.make(100, 200) { Counted(model: model) }
        for _ in 0..<60 { host.scroll(180) }
        host.scroll(-1e6)
        #expect(host.lazyNode.keptRowCount == 490)
        model.count = 30
        host.flush()
        #expect(host.lazyNode.keptRowCount == 20)
    }
}

@Observable private final class RowCount {
    var count = 500
}

private struct Counted: View {
    let model: RowCount
    var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { Stateful(row: $0) } } }
    }
}

extension LazyNode {
    /// How many rows that are not there have left state.
    fileprivate var keptRowCount: Int {
        func count(_ part: LazyPart) -> Int {
            let own = (part as? LazyItems)?.source.kept.rows.count ?? 0
            return part.children.reduce(own) { $0 + count($1) }
        }
        return count(root)
    }
}
