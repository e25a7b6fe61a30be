import MartletGraph
import SplitMix
import Testing

/// What runs after a change, and what does not.
@Suite struct DependencyTests {
    let journal = Journal()
    var graph: Graph { journal.graph }

    @Test func aRuleRunsWhenFirstReadAndNotBefore() {
        let a = graph.source(1)
        let b = journal.rule("b") { graph.read(a) + 1 }
        journal.expect([]) { graph.write(a, 2) }
        journal.expect(["b"]) { #expect(graph.read(b) == 3) }
        journal.expect([]) { #expect(graph.read(b) == 3) }
    }

    @Test func aRuleThatNobodyPullsDoesNotRunAgain() {
        let a = graph.source(1)
        let b = journal.rule("b") { graph.read(a) + 1 }
        journal.expect(["b"]) { _ = graph.read(b) }
        journal.expect([]) { graph.write(a, 2) }
        journal.expect([]) { graph.write(a, 3) }
        journal.expect(["b"]) { #expect(graph.read(b) == 4) }
    }

    @Test func aDiamondIsEvaluatedOnce() {
        let a = graph.source(1)
        let b = journal.rule("b") { graph.read(a) + 1 }
        let c = journal.rule("c") { graph.read(a) * 2 }
        let d = journal.rule("d") { graph.read(b) + graph.read(c) }
        journal.expect(["e", "d", "b", "c"]) { journal.effect("e") { _ = graph.read(d) } }
        journal.expect(["b", "d", "c", "e"]) { graph.write(a, 2) }
        #expect(graph.read(d) == 7)
    }

    @Test func anEqualWriteRunsNothing() {
        let a = graph.source("x")
        journal.expect(["e"]) { journal.effect("e") { _ = graph.read(a) } }
        journal.expect([]) { #expect(!graph.write(a, "x")) }
        journal.expect(["e"]) { #expect(graph.write(a, "y")) }
    }

    @Test func anEqualResultStopsTheChange() {
        let a = graph.source(1)
        let sign = journal.rule("sign") { graph.read(a).signum() }
        let text = journal.rule("text") { "\(graph.read(sign))" }
        journal.expect(["e", "text", "sign"]) { journal.effect("e") { _ = graph.read(text) } }
        journal.expect(["sign"]) { graph.write(a, 5) }
        journal.expect(["sign", "text", "e"]) { graph.write(a, -5) }
    }

    @Test func aSourceWithoutComparisonAlwaysChanges() {
        let a = graph.source(1, isEqual: nil)
        let b = graph.source(1) { $0 % 10 == $1 % 10 }
        journal.expect(["e"]) { journal.effect("e") { _ = (graph.read(a), graph.read(b)) } }
        journal.expect(["e"]) { #expect(graph.write(a, 1)) }
        journal.expect([]) { #expect(!graph.write(b, 11)) }
        journal.expect(["e"]) { #expect(graph.write(b, 12)) }
        #expect(graph.peek(b) == 12)
    }

    @Test func inputsAreThoseOfTheLastRun() {
        let condition = graph.source(true)
        let (a, b) = (graph.source(1), graph.source(10))
        let choice = journal.rule("choice") { graph.read(condition) ? graph.read(a) : graph.read(b) }
        journal.expect(["e", "choice"]) { journal.effect("e") { _ = graph.read(choice) } }
        #expect(graph.edgeCount == 3)
        journal.expect([]) { graph.write(b, 11) }
        journal.expect(["choice", "e"]) { graph.write(condition, false) }
        journal.expect([]) { graph.write(a, 2) }
        journal.expect(["choice", "e"]) { graph.write(b, 12) }
        #expect(graph.edgeCount == 3)
    }

    /// The rule reads `wanted` only while `gate` is open. When both change, running `wanted` first would be a run that nobody
    /// asked for.
    @Test func anInputThatIsNoLongerReadDoesNotRun() {
        let a = graph.source(1)
        let gate = journal.rule("gate") { graph.read(a) < 2 }
        let wanted = journal.rule("wanted") { graph.read(a) * 100 }
        let result = journal.rule("result") { graph.read(gate) ? graph.read(wanted) : 0 }
        journal.expect(["e", "result", "gate", "wanted"]) { journal.effect("e") { _ = graph.read(result) } }
        journal.expect(["gate", "result", "e"]) { graph.write(a, 2) }
        journal.expect(["gate"]) { graph.write(a, 3) }
    }

    @Test func readingTwiceIsOneInput() {
        let a = graph.source(1)
        let double = journal.rule("double") { graph.read(a) + graph.read(a) }
        journal.expect(["double"]) { #expect(graph.read(double) == 2) }
        #expect(graph.edgeCount == 1)
        journal.expect(["double"]) {
            graph.write(a, 2)
            #expect(graph.read(double) == 4)
        }
        #expect(graph.edgeCount == 1)
    }

    @Test func manyWritesAreOneRun() {
        let (a, b) = (graph.source(1), graph.source(2))
        let sum = journal.rule("sum") { graph.read(a) + graph.read(b) }
        journal.expect(["e", "sum"]) { journal.effect("e") { _ = graph.read(sum) } }
        journal.expect(["sum", "e"]) {
            for i in 2...9 {
                graph.write(a, i)
                graph.write(b, i)
            }
        }
        #expect(graph.peek(sum) == 18)
    }

    @Test func anUpdatingRuleGetsItsPreviousValueAndMayKeepIt() {
        struct Total { var sum: Int }
        let a = graph.source(1)
        let total = graph.rule { (previous: Total?) -> Total? in
            journal.note("total")
            let new = graph.read(a)
            if new < 0 { return nil }
            return Total(sum: (previous?.sum ?? 0) + new)
        }
        journal.expect(["e", "total"]) { journal.effect("e") { _ = graph.read(total) } }
        journal.expect(["total", "e"]) { graph.write(a, 5) }
        #expect(graph.read(total).sum == 6)
        journal.expect(["total"]) { graph.write(a, -1) }
        #expect(graph.read(total).sum == 6)
    }

    @Test func invalidationRunsWithoutAChange() {
        var outside = 1
        let rule = journal.rule("rule") { outside }
        let reader = journal.rule("reader") { graph.read(rule) + 1 }
        let effect = graph.effect { journal.note("e\(graph.read(reader))") }
        journal.expect(["rule"]) { graph.invalidate(rule.id) }
        outside = 2
        journal.expect([]) {}
        journal.expect(["rule", "reader", "e3"]) { graph.invalidate(rule.id) }
        journal.expect(["e3"]) { graph.invalidate(effect) }
        journal.expect(["reader", "rule", "e3"]) { graph.invalidateAll(in: graph.root) }
    }

    @Test func invalidatingASourceCountsAsAWrite() {
        let a = graph.source(1)
        journal.expect(["e"]) { journal.effect("e") { _ = graph.read(a) } }
        journal.expect(["e"]) { graph.invalidate(a.id) }
    }

    /// A list of inputs that grows, shrinks and changes at both ends and in the middle.
    @Test(arguments: 0..<20) func listsOfInputsAreExchanged(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let sources = (0..<12).map { graph.source($0) }
        let wanted = graph.source([0])
        let sum = graph.rule { graph.read(wanted).reduce(0) { $0 + graph.read(sources[$1]) } }
        for _ in 0..<200 {
            let list = (0..<Int.random(in: 0...14, using: &random)).map { _ in Int.random(in: 0..<12, using: &random) }
            graph.write(wanted, list)
            #expect(graph.read(sum) == list.reduce(0, +), "seed \(seed)")
            #expect(graph.edgeCount == Set(list).count + 1, "seed \(seed)")
            #expect(graph.invariants() == [], "seed \(seed)")
        }
    }
}
