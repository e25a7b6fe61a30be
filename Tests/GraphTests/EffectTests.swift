import MartletGraph
import Testing

/// When effects run, and in which order.
@Suite struct EffectTests {
    let journal = Journal()
    var graph: Graph { journal.graph }

    @Test func anEffectRunsAtOnceAndThenInAFlush() {
        let a = graph.source(1)
        journal.expect(["e"]) { journal.effect("e") { _ = graph.read(a) } }
        #expect(!graph.hasPendingEffects)
        graph.write(a, 2)
        #expect(graph.hasPendingEffects)
        journal.expect(["e"]) {}
        #expect(!graph.hasPendingEffects)
    }

    @Test func effectsRunInTheOrderOfTheirMaking() {
        let sources = (0..<10).map { graph.source($0) }
        for i in 0..<10 {
            graph.effect {
                journal.note("e\(i)"); _ = graph.read(sources[i])
            }
        }
        journal.expect((0..<10).map { "e\($0)" }) {
            for i in [7, 3, 9, 0, 5, 1, 8, 2, 6, 4] { graph.write(sources[i], 100) }
        }
    }

    @Test func orderOfMakingHoldsForReusedSlots() {
        let a = graph.source(0)
        let old = graph.makeSubgraph()
        graph.within(old) { for _ in 0..<4 { graph.effect { _ = graph.read(a) } } }
        journal.effect("first") { _ = graph.read(a) }
        graph.remove(old)
        for name in ["second", "third"] { journal.effect(name) { _ = graph.read(a) } }
        journal.expect(["first", "second", "third"]) { graph.write(a, 1) }
    }

    @Test func anEffectMayWriteAndOthersFollowInTheSameFlush() {
        let (a, b) = (graph.source(1), graph.source(1))
        journal.effect("reads b") { _ = graph.read(b) }
        journal.effect("writes b") { graph.write(b, graph.read(a) * 10) }
        journal.expect(["reads b"]) {}
        journal.expect(["writes b", "reads b"]) { graph.write(a, 2) }
        #expect(graph.peek(b) == 20)
    }

    @Test func anEffectStillToComeRunsOnceInThePass() {
        let (a, b) = (graph.source(1), graph.source(1))
        journal.effect("writes b") { graph.write(b, graph.read(a) * 10) }
        journal.effect("reads both") { _ = graph.read(a) + graph.read(b) }
        journal.expect(["writes b", "reads both"]) { graph.write(a, 2) }
    }

    @Test func anEffectThatWritesWhatItReadRunsUntilItSettles() {
        let a = graph.source(0)
        journal.expect(["e", "e", "e", "e"]) {
            journal.effect("e") { graph.write(a, min(graph.read(a) + 1, 3)) }
        }
        journal.expect(["e", "e", "e"]) { graph.write(a, 1) }
        #expect(graph.peek(a) == 3)
    }

    @Test func feedbackEndsAtTheLimit() {
        graph.passLimit = 5
        let a = graph.source(0)
        let effect = journal.effect("e") { graph.write(a, graph.read(a) + 1) }
        journal.expect(Array(repeating: "e", count: 5)) {}
        #expect(journal.diagnostics == [.feedbackLimit(passes: 5, effects: ["effect \(effect)"])])
        #expect(graph.hasPendingEffects)
        journal.expect(Array(repeating: "e", count: 5)) {}
        #expect(journal.diagnostics.count == 1, "the same place is reported once")
    }

    @Test func anEffectThatInvalidatesItselfEndsAtTheLimit() {
        var runs = 0
        var effect = AnyAttribute.none
        effect = graph.effect {
            runs += 1
            if runs < 4 { graph.invalidate(effect) }
            journal.note("e")
        }
        #expect(runs == 1)
        journal.expect(["e", "e", "e"]) { graph.invalidate(effect) }
    }

    @Test func aRuleThatInvalidatesItselfRunsAgainInTheFlush() {
        var runs = 0
        var rule: Attribute<Int>!
        rule = graph.rule {
            runs += 1
            if runs < 3 { graph.invalidate(rule.id) }
            return runs
        }
        #expect(graph.read(rule) == 1)
        #expect(graph.read(rule) == 1)
        journal.expect([]) {}
        graph.effect { journal.note("e\(graph.read(rule!))") }
        #expect(runs == 2)
        journal.expect(["e3"]) {}
        journal.expect([]) {}
    }

    @Test func aKilledEffectDoesNotRun() {
        let a = graph.source(0)
        let child = graph.makeSubgraph()
        journal.effect("killer") { if graph.read(a) == 1 { graph.remove(child) } }
        graph.within(child) { _ = journal.effect("victim") { _ = graph.read(a) } }
        journal.expect(["killer"]) { graph.write(a, 1) }
        #expect(!graph.hasPendingEffects)
    }

    @Test func anEffectMayKillItself() {
        let a = graph.source(0)
        let child = graph.makeSubgraph()
        graph.within(child) {
            _ = journal.effect("e") {
                if graph.read(a) == 1 { graph.remove(child) }
                _ = graph.read(a)
            }
        }
        journal.expect(["e"]) { graph.write(a, 1) }
        #expect(graph.nodeCount == 1)
        journal.expect([]) { graph.write(a, 2) }
    }

    @Test func aFlushInsideAnEffectRunsTheRestOfThePass() {
        let (a, b) = (graph.source(0), graph.source(0))
        journal.effect("first") {
            _ = graph.read(a)
            graph.flush()
            journal.note("first ends")
        }
        journal.effect("second") { graph.write(b, graph.read(a)) }
        journal.effect("third") { _ = graph.read(b) }
        journal.expect(["first", "second", "third", "first ends"]) { graph.write(a, 1) }
    }

    @Test func aFlushInsideAnEffectDoesNotRunThatEffect() {
        let (a, b) = (graph.source(0), graph.source(0))
        journal.effect("outer") {
            if graph.read(a) > graph.read(b) {
                graph.write(b, graph.peek(a))
                graph.flush()
                journal.note("outer ends")
            }
        }
        journal.effect("reads b") { _ = graph.read(b) }
        journal.expect(["outer", "reads b", "outer ends", "outer"]) { graph.write(a, 1) }
    }

    @Test func effectsMadeInEffectsRunAtOnceAndAreNotTracked() {
        let (a, b) = (graph.source(0), graph.source(0))
        var made = false
        journal.expect(["outer", "inner", "outer ends"]) {
            journal.effect("outer") {
                _ = graph.read(a)
                if !made {
                    made = true
                    journal.effect("inner") { _ = graph.read(b) }
                    journal.note("outer ends")
                }
            }
        }
        journal.expect(["inner"]) { graph.write(b, 1) }
        journal.expect(["outer"]) { graph.write(a, 1) }
    }
}
