import MartletGraph
import Testing

/// What a graph refuses, and what it says then.
@Suite struct DiagnosticTests {
    let journal = Journal()
    var graph: Graph { journal.graph }

    @Test func aCycleIsReportedWithItsPathAndGivesThePreviousValue() {
        graph.isTracing = true
        let isClosed = graph.source(false)
        var c: Attribute<Int>!
        let a = graph.rule { graph.read(isClosed) ? graph.read(c!) + 1 : 1 }
        let b = graph.rule { graph.read(a) + 1 }
        c = graph.rule { graph.read(b) + 1 }
        graph.setName(a.id, "a")
        graph.setName(b.id, "b")
        #expect(graph.read(c) == 3)
        graph.write(isClosed, true)
        #expect(graph.read(c) == 3)
        let name = "Int \(c!.id)"
        #expect(journal.diagnostics == [.cycle(path: ["a", name, "b", "a"])])
        #expect(journal.diagnostics.first?.message.contains("a reads \(name) reads b reads a") == true)
        #expect(graph.invariants() == [])
        graph.write(isClosed, false)
        #expect(graph.read(c) == 3)
        #expect(journal.diagnostics.count == 1)
        #expect(graph.invariants() == [])
    }

    @Test func aRuleThatReadsItselfGetsItsPreviousValue() {
        let a = graph.source(1)
        var sum: Attribute<Int>!
        sum = graph.rule { graph.read(a) + (graph.peek(a) > 1 ? graph.read(sum!) : 0) }
        #expect(graph.read(sum) == 1)
        graph.write(a, 5)
        #expect(graph.read(sum) == 6)
        #expect(journal.diagnostics == [.cycle(path: ["Int \(sum!.id)", "Int \(sum!.id)"])])
        #expect(graph.invariants() == [])
    }

    @Test func aFirstRunInACycleStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let graph = Graph()
            graph.isTracing = true
            var b: Attribute<Int>!
            let a = graph.rule { graph.read(b!) }
            b = graph.rule { graph.read(a) }
            graph.setName(a.id, "first")
            graph.setName(b.id, "second")
            _ = graph.read(a)
        }
        #expect(text(result).contains("first reads second reads first"))
    }

    @Test func aWriteInARuleIsDropped() {
        let (a, b) = (graph.source(1), graph.source(1))
        let rule = graph.rule { graph.write(b, 5) ? 1 : graph.read(a) }
        #expect(graph.read(rule) == 1)
        graph.write(a, 2)
        #expect(graph.read(rule) == 2)
        #expect(graph.read(b) == 1)
        #expect(journal.diagnostics == [.writeDuringRule(source: "Int \(b.id)", rule: "Int \(rule.id)")])
        graph.untracked { _ = graph.write(b, 6) }
        #expect(graph.read(b) == 6)
    }

    @Test func aFlushInARuleDoesNothing() {
        let a = graph.source(1)
        journal.effect("e") { _ = graph.read(a) }
        let rule = graph.rule { () -> Int in
            graph.flush()
            return 1
        }
        journal.expect(["rule is read", "e"]) {
            graph.write(a, 2)
            journal.note("rule is read")
            _ = graph.read(rule)
            #expect(graph.hasPendingEffects)
        }
        #expect(journal.diagnostics == [.flushInsideRule(rule: "Int \(rule.id)")])
    }

    @Test func aWriteOfARemovedSourceIsDropped() {
        let child = graph.makeSubgraph()
        let a = graph.within(child) { graph.source(1) }
        graph.remove(child)
        #expect(!graph.write(a, 2))
        #expect(!graph.write(a, 3))
        #expect(journal.diagnostics == [.staleWrite(attribute: "\(a.id)")])
        graph.invalidate(a.id)
        #expect(graph.invariants() == [])
    }

    @Test func aReadOfARemovedAttributeStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let graph = Graph()
            let child = graph.makeSubgraph()
            let a = graph.within(child) { graph.source(1.5) }
            graph.remove(child)
            _ = graph.read(a)
        }
        #expect(text(result).contains("Double #1.1 was read after its subgraph was removed"))
    }

    @Test func anUpdatingRuleWithoutAFirstValueStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let graph = Graph()
            _ = graph.read(graph.rule { (_: String?) -> String? in nil })
        }
        #expect(text(result).contains("a rule for String returned nil"))
    }

    @Test func writingARuleStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let graph = Graph()
            graph.write(graph.rule { 1 }, 2)
        }
        #expect(text(result).contains("is not a source and cannot be written"))
    }

    @Test func removingTheRootStops() async {
        await #expect(processExitsWith: .failure) {
            let graph = Graph()
            graph.remove(graph.root)
        }
    }

    @Test func withoutAHandlerDiagnosticsGoToTheErrorStreamOnce() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let graph = Graph()
            let rule = graph.rule { () -> Int in
                graph.flush()
                return 1
            }
            for _ in 0..<3 {
                graph.invalidate(rule.id)
                _ = graph.read(rule)
            }
        }
        #expect(text(result).components(of: "called flush while it ran") == 1)
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
