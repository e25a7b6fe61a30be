import MartletGraph
import Testing

@Suite struct EvaluationTests {
    @Test func smoke() {
        let g = Graph()
        var log: [String] = []
        let a = g.source(1)
        let b = g.rule { log.append("b"); return g.read(a) + 1 }
        let c = g.rule { log.append("c"); return g.read(a) * 2 }
        let d = g.rule { log.append("d"); return g.read(b) + g.read(c) }
        #expect(log == [])
        g.effect { log.append("e\(g.read(d))") }
        #expect(log == ["d", "b", "c", "e4"])
        log = []
        g.write(a, 2)
        #expect(g.invariants() == [])
        g.flush()
        #expect(log.last == "e7")
        #expect(log.count == 4)
        #expect(g.invariants() == [])
    }
}
