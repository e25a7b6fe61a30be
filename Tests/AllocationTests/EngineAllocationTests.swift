import MartletGraph
import Testing

/// After a first round, an update of the engine asks for no memory, whatever kind of update it is.
@Suite(.releaseOnly) struct EngineAllocationTests {
    /// How often memory is asked for in rounds 10 to 100 of `round`.
    private func requests(_ round: (Int) -> Void) -> Int {
        for i in 1..<10 { round(i) }
        return allocations { for i in 10...100 { round(i) } }
    }

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
        let count = requests { value in
            graph.write(source, value)
            graph.flush()
        }
        #expect(seen == 151)
        #expect(count == 0)
    }

    @Test func aWriteToManyReadersAsksForNoMemory() {
        let graph = Graph()
        let source = graph.source(0)
        var sum = 0
        for i in 0..<200 {
            let rule = graph.rule { graph.read(source) + i }
            graph.effect { sum &+= graph.read(rule) }
        }
        #expect(
            requests { value in
                graph.write(source, value)
                graph.flush()
            } == 0)
        #expect(sum > 0)
    }

    @Test func readsOutsideOfEffectsAskForNoMemory() {
        let graph = Graph()
        let source = graph.source(0)
        let rule = graph.rule { graph.read(source) * 2 }
        var sum = 0
        #expect(
            requests { value in
                graph.write(source, value)
                sum &+= graph.read(rule) &+ graph.peek(rule) &+ (graph.peekCommitted(rule) ?? 0)
            } == 0)
        #expect(sum == 6 * 5050)
    }

    @Test func aWriteOfTheSameValueAsksForNoMemory() {
        let graph = Graph()
        let source = graph.source("a text that is longer than what lies in the string itself")
        let value = graph.read(source)
        var runs = 0
        graph.effect {
            runs += 1
            _ = graph.read(source)
        }
        #expect(
            requests { _ in
                graph.write(source, value)
                graph.flush()
            } == 0)
        #expect(runs == 1)
    }

    @Test func changingInputsAskForNoMemory() {
        let graph = Graph()
        let choice = graph.source(0)
        let sources = (0..<8).map { graph.source($0) }
        let rule = graph.rule {
            let choice = graph.read(choice)
            var sum = 0
            for i in 0...(choice % 5) { sum += graph.read(sources[(choice + i) % 8]) }
            return sum
        }
        var seen = 0
        graph.effect { seen = graph.read(rule) }
        // Twenty rounds meet every set of inputs once, so that the pools have what each needs.
        for i in 1...40 {
            graph.write(choice, i)
            graph.flush()
        }
        let count = allocations {
            for i in 41...200 {
                graph.write(choice, i)
                graph.flush()
            }
        }
        #expect(seen == 0 + 200 % 8)
        #expect(count == 0)
    }

    @Test func effectsThatWriteAskForNoMemory() {
        let graph = Graph()
        let source = graph.source(0)
        let copy = graph.source(0)
        var seen = 0
        graph.effect { graph.write(copy, graph.read(source)) }
        graph.effect { seen = graph.read(copy) }
        #expect(
            requests { value in
                graph.write(source, value)
                graph.flush()
            } == 0)
        #expect(seen == 100)
    }

    @Test func invalidationAsksForNoMemory() {
        let graph = Graph()
        var runs = 0
        let effect = graph.effect { runs += 1 }
        #expect(
            requests { _ in
                graph.invalidate(effect)
                graph.flush()
            } == 0)
        #expect(runs == 101)
    }
}
