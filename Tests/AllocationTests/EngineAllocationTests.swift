import MartletGraph
import Testing

/// After a first round, an update of the engine asks for no memory.
@Suite(.releaseOnly) struct EngineAllocationTests {
    @Test func aWriteThroughAChainAsksForNoMemory() {
        let graph = Graph()
        let source = graph.source(0)
        var last = graph.rule { graph.read(source) + 1 }
        for _ in 0..<50 {
            let before = last
            last = graph.rule { graph.read(before) + 1 }
        }
        let end = last
        var seen = 0
        graph.effect { seen = graph.read(end) }
        for value in 1...3 {
            graph.write(source, value)
            graph.flush()
        }
        let count = allocations {
            for value in 4...100 {
                graph.write(source, value)
                graph.flush()
            }
        }
        #expect(seen == 151)
        #expect(count == 0)
    }
}
