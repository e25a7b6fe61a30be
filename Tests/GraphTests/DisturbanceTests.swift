import MartletGraph
import Testing

/// What happens to a run while something that it has already read is written or removed by a run nested in it.
@Suite struct DisturbanceTests {
    let journal = Journal()
    var graph: Graph { journal.graph }

    /// The reader reads a child for the first time, then pulls the rule that removes the child.
    @Test func aNewInputThatANestedRunRemoves() {
        let removes = graph.source(false)
        let child = graph.makeSubgraph()
        let inner = graph.within(child) { graph.source(5) }
        let owner = graph.rule { () -> Int in
            if graph.read(removes) { graph.remove(child) }
            return 0
        }
        _ = graph.read(owner)
        graph.write(removes, true)
        let reader = journal.rule("reader") {
            let first = graph.isAlive(inner.id) ? graph.read(inner) : 0
            return first + graph.read(owner)
        }
        journal.expect(["reader", "reader"]) { #expect(graph.read(reader) == 0) }
        journal.expect([]) { #expect(graph.read(reader) == 0) }
    }

    /// The reader has found `first` unchanged and goes on to `second`, which makes an effect that writes what `first` reads.
    @Test func anInputBehindTheWalkThatANestedEffectWrites() {
        let (a, b, turn) = (graph.source(1), graph.source(0), graph.source(0))
        let first = graph.rule { graph.read(a) + graph.read(turn) % 1 }
        let second = graph.rule { () -> Int in
            let turn = graph.read(turn)
            if turn > 0 { graph.effect { graph.write(a, 10 * turn) } }
            return 0
        }
        let reader = journal.rule("reader") { graph.read(first) + graph.read(second) + graph.read(b) }
        journal.expect(["reader"]) { #expect(graph.read(reader) == 1) }
        journal.expect(["reader"]) {
            graph.write(turn, 1)
            #expect(graph.read(reader) == 10)
        }
        journal.expect([]) { #expect(graph.read(reader) == 10) }
    }

    /// The reader reads a source for the first time; a nested effect then writes it, before the edge exists.
    @Test func aNewInputThatANestedEffectWrites() {
        let a = graph.source(1)
        var isFirst = true
        let maker = graph.rule { () -> Int in
            if isFirst {
                isFirst = false
                graph.effect { graph.write(a, 2) }
            }
            return 0
        }
        let reader = journal.rule("reader") { graph.read(a) + graph.read(maker) }
        journal.expect(["reader", "reader"]) { #expect(graph.read(reader) == 2) }
        journal.expect([]) { #expect(graph.read(reader) == 2) }
    }

    /// After a cycle is broken by a write, whoever got a previous value hears of changes again.
    @Test func aBrokenCycleRecovers() {
        let (isClosed, a) = (graph.source(false), graph.source(1))
        var last: Attribute<Int>!
        let first = graph.rule { graph.read(a) + (graph.read(isClosed) ? graph.read(last!) : 0) }
        last = graph.rule { graph.read(first) + 1 }
        #expect(graph.read(last) == 2)
        graph.write(isClosed, true)
        _ = graph.read(last)
        #expect(journal.diagnostics.count == 1)
        graph.write(isClosed, false)
        graph.write(a, 7)
        #expect(graph.read(last) == 8)
        graph.write(a, 8)
        #expect(graph.read(last) == 9)
        #expect(graph.invariants() == [])
    }
}
