import MartletGraph
import Testing

/// A barrier changes neither what is read nor what a flush leaves behind (`RandomGraphTests` has barriers in most worlds), but
/// what a flush costs.
@Suite struct BarrierTests {
    /// A barrier that tells whether a number is large, with many effects behind it through a rule.
    private struct Fan {
        let graph = Graph()
        let source: Attribute<Int>
        let isLarge: Attribute<Bool>
        let text: Attribute<String>

        init(count: Int, hasBarrier: Bool = true, _ log: @escaping (String) -> Void) {
            let graph = graph
            let source = graph.source(0)
            let isLarge = graph.rule { graph.read(source) >= 10 }
            if hasBarrier { graph.setBarrier(isLarge.id) }
            let text = graph.rule { graph.read(isLarge) ? "large" : "small" }
            for _ in 0..<count { graph.effect { log(graph.read(text)) } }
            (self.source, self.isLarge, self.text) = (source, isLarge, text)
        }
    }

    private func state(of attribute: AnyAttribute, in graph: Graph) -> GraphSnapshot.State? {
        graph.snapshot().nodes.first { $0.id == attribute }?.state
    }

    @Test func nothingBehindABarrierThatStaysTheSameIsMarked() {
        var log: [String] = []
        let fan = Fan(count: 3) { log.append($0) }
        log = []
        fan.graph.write(fan.source, 5)
        #expect(state(of: fan.text.id, in: fan.graph) == .clean)
        #expect(fan.graph.hasPendingEffects)
        fan.graph.flush()
        #expect(log.isEmpty && fan.graph.invariants().isEmpty && !fan.graph.hasPendingEffects)
    }

    @Test func whatHangsOnABarrierThatChangesRunsInTheSameFlush() {
        var log: [String] = []
        let fan = Fan(count: 3) { log.append($0) }
        log = []
        fan.graph.write(fan.source, 50)
        fan.graph.flush()
        #expect(log == ["large", "large", "large"] && fan.graph.invariants().isEmpty)
    }

    @Test func aReadFromOutsideSeesWhatIsBehindABarrierBeforeTheFlush() {
        let fan = Fan(count: 1) { _ in }
        fan.graph.write(fan.source, 50)
        #expect(fan.graph.peek(fan.text) == "large")
        fan.graph.write(fan.source, 5)
        #expect(fan.graph.read(fan.text) == "small")
        #expect(fan.graph.invariants().isEmpty)
    }

    @Test func anEffectThatWritesSeesWhatIsBehindABarrier() {
        let graph = Graph()
        var seen = ""
        let trigger = graph.source(0)
        let fan = Fan(count: 1) { _ in }
        let inner = fan.graph
        let own = inner.source(0)
        inner.effect {
            let value = inner.read(own)
            if value == 0 { return }
            inner.write(fan.source, value)
            seen = inner.peek(fan.text)
        }
        inner.write(own, 50)
        inner.flush()
        #expect(seen == "large" && inner.invariants().isEmpty)
        _ = trigger
    }

    /// As without barriers: what removes a part is older than the part, so nothing in it runs for a change that ends it.
    @Test func effectsAndBarriersTakeTurnsByAge() {
        let graph = Graph()
        var log: [String] = []
        let item = graph.source(Optional(1))
        let part = graph.makeSubgraph()
        graph.effect {
            if graph.read(item) == nil { graph.remove(part) }
        }
        graph.within(part) {
            let value = graph.rule { graph.read(item)! }
            graph.setBarrier(value.id)
            let body = graph.rule { "\(graph.read(value))" }
            graph.effect { log.append(graph.read(body)) }
        }
        graph.write(item, 2)
        graph.flush()
        graph.write(item, nil)
        graph.flush()
        #expect(log == ["1", "2"] && graph.invariants().isEmpty)
    }

    /// Ten thousand levels, each behind the barrier of the one above: all change in one flush, in one pass, without recursion.
    @Test func aLongChainOfBarriersIsOnePass() {
        let graph = Graph()
        graph.passLimit = 2
        let top = graph.source(0)
        var last = top
        var seen: [Int] = []
        for _ in 0..<10_000 {
            let above = last
            let value = graph.rule { graph.read(above) }
            graph.setBarrier(value.id)
            last = graph.rule { graph.read(value) + 1 }
            _ = graph.peek(last)
        }
        graph.effect { seen.append(graph.read(last)) }
        graph.write(top, 5)
        graph.flush()
        #expect(seen == [10_000, 10_005] && graph.invariants().isEmpty)
    }

    @Test func aBarrierThatIsTakenAwayLetsThroughWhatItHeld() {
        var log: [String] = []
        let fan = Fan(count: 1) { log.append($0) }
        log = []
        fan.graph.write(fan.source, 50)
        fan.graph.removeBarrier(fan.isLarge.id)
        #expect(state(of: fan.text.id, in: fan.graph) == .check && fan.graph.invariants().isEmpty)
        fan.graph.flush()
        #expect(log == ["large"])
    }
}
