import MartletGraph
import SplitMix
import Testing

/// Subgraphs: what dies with them, what is left, and when.
@Suite struct LifetimeTests {
    let journal = Journal()
    var graph: Graph { journal.graph }

    final class Token {
        let onDeinit: () -> Void
        init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
        deinit { onDeinit() }
    }

    @Test func everythingInASubgraphDiesWithIt() {
        let a = graph.source(1)
        let child = graph.makeSubgraph()
        var inner: [AnyAttribute] = []
        graph.within(child) {
            let b = graph.source(2)
            let c = graph.rule { graph.read(a) + graph.read(b) }
            let e = journal.effect("e") { _ = graph.read(c) }
            let grandchild = graph.makeSubgraph()
            graph.within(grandchild) { inner.append(graph.rule { graph.read(c) }.id) }
            inner += [b.id, c.id, e]
        }
        #expect(graph.nodeCount == 5)
        #expect(graph.subgraphCount == 3)
        journal.expect([]) { graph.remove(child) }
        #expect(graph.nodeCount == 1)
        #expect(graph.edgeCount == 0)
        #expect(graph.subgraphCount == 1)
        for attribute in inner { #expect(!graph.isAlive(attribute)) }
        #expect(!graph.isAlive(child))
        #expect(graph.isAlive(a.id))
        journal.expect([]) { graph.write(a, 2) }
        journal.expect([]) { graph.remove(child) }
    }

    @Test func pendingWorkDiesWithItsSubgraph() {
        let a = graph.source(1)
        let child = graph.makeSubgraph()
        graph.within(child) { _ = journal.effect("e") { _ = graph.read(a) } }
        journal.expect([]) {
            graph.write(a, 2)
            graph.remove(child)
            #expect(!graph.hasPendingEffects)
        }
    }

    @Test func outsideReadersRunAgainAndLoseTheInput() {
        let child = graph.makeSubgraph()
        let inner = graph.within(child) { graph.source(5) }
        let other = graph.source(1)
        let reader = journal.rule("reader") { graph.read(other) + (graph.isAlive(inner.id) ? graph.read(inner) : 0) }
        let further = journal.rule("further") { graph.read(reader) }
        journal.expect(["e", "further", "reader"]) { journal.effect("e") { _ = graph.read(further) } }
        #expect(graph.edgeCount == 4)
        journal.expect(["reader", "further", "e"]) { graph.remove(child) }
        #expect(graph.edgeCount == 3)
        #expect(graph.read(reader) == 1)
        journal.expect(["reader", "further", "e"]) { graph.write(other, 2) }
    }

    /// One reader of many subgraphs that are removed in each of several orders.
    @Test(arguments: 0..<6) func oneReaderOfManySubgraphs(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let parts = (0..<40).map { i -> (Subgraph, Attribute<Int>) in
            let subgraph = graph.makeSubgraph()
            return (subgraph, graph.within(subgraph) { graph.source(i) })
        }
        let sum = graph.rule { parts.reduce(0) { $0 + (graph.isAlive($1.1.id) ? graph.read($1.1) : 0) } }
        #expect(graph.read(sum) == 780)
        let order = seed == 0 ? Array(0..<40) : seed == 1 ? (0..<40).reversed() : (0..<40).shuffled(using: &random)
        var left = 780
        for (count, i) in order.enumerated() {
            graph.remove(parts[i].0)
            left -= i
            #expect(graph.invariants() == [])
            if count % Int(seed + 1) == 0 { #expect(graph.read(sum) == left) }
            #expect(graph.invariants() == [])
        }
        #expect(graph.read(sum) == 0)
    }

    @Test func aHandleDoesNotFitTheNextUserOfItsSlot() {
        let a = graph.source(1)
        var handles: Set<AnyAttribute> = []
        for i in 0..<1000 {
            let child = graph.makeSubgraph()
            let handle = graph.within(child) { graph.rule { graph.read(a) + i } }
            #expect(graph.read(handle) == i + 1)
            #expect(handles.insert(handle.id).inserted)
            graph.remove(child)
            #expect(graph.peekCommitted(handle) == nil)
            #expect(!graph.isAlive(child))
        }
        #expect(Set(handles.map(\.index)).count == 1, "the slot is used again")
        #expect(handles.filter { graph.isAlive($0) }.isEmpty)
        #expect(!graph.isAlive(AnyAttribute.none))
        #expect(graph.invariants() == [])
    }

    @Test func removalActionsRunOnceNestedFirstBeforeAnythingDies() {
        let outer = graph.makeSubgraph()
        let value = graph.within(outer) { graph.source(1) }
        let (inner, innermost) = graph.within(outer) {
            let inner = graph.makeSubgraph()
            return (inner, graph.within(inner) { graph.makeSubgraph() })
        }
        graph.onRemove(outer) { journal.note("outer \(graph.peek(value))") }
        graph.onRemove(inner) { journal.note("inner 1") }
        graph.onRemove(inner) { journal.note("inner 2") }
        graph.onRemove(innermost) { journal.note("innermost") }
        journal.expect(["innermost", "inner 1", "inner 2", "outer 1"]) { graph.remove(outer) }
        journal.expect([]) { graph.remove(outer) }
        journal.expect(["late"]) { graph.onRemove(outer) { journal.note("late") } }
    }

    @Test func removalActionsMayRemoveAndAdd() {
        let outer = graph.makeSubgraph()
        let inner = graph.within(outer) { graph.makeSubgraph() }
        graph.onRemove(inner) {
            journal.note("inner")
            graph.onRemove(outer) { journal.note("added") }
            graph.within(outer) { graph.onRemove(graph.makeSubgraph()) { journal.note("made") } }
            graph.remove(outer)
            graph.remove(inner)
        }
        graph.onRemove(outer) {
            journal.note("outer")
            graph.remove(outer)
        }
        journal.expect(["inner", "outer", "added", "made"]) {
            graph.remove(outer)
        }
        #expect(graph.subgraphCount == 1)
    }

    @Test func aRuleThatRemovesItselfIsDestroyedWhenItReturns() {
        let child = graph.makeSubgraph()
        let a = graph.source(0)
        var lived = false
        graph.within(child) {
            _ = graph.effect {
                let token = Token { journal.note("gone") }
                if graph.read(a) == 1 {
                    graph.remove(child)
                    let later = graph.source(7)
                    lived = graph.read(later) == 7
                    journal.effect("made in a removed subgraph") { _ = graph.read(a) }
                    #expect(!graph.isAlive(child))
                    #expect(graph.nodeCount == 4)
                }
                withExtendedLifetime(token) {}
            }
        }
        journal.expect(["made in a removed subgraph", "gone"]) { graph.write(a, 1) }
        #expect(lived)
        #expect(graph.nodeCount == 1)
        #expect(graph.subgraphCount == 1)
        journal.expect([]) { graph.write(a, 2) }
    }

    @Test func whatABodyMakesBelongsToTheSubgraphOfItsNode() {
        let (home, elsewhere) = (graph.makeSubgraph(), graph.makeSubgraph())
        let rule = graph.within(home) {
            graph.rule {
                journal.effect("made") {}
                return 1
            }
        }
        graph.within(elsewhere) { _ = graph.read(rule) }
        graph.remove(elsewhere)
        #expect(graph.nodeCount == 2)
        graph.remove(home)
        #expect(graph.nodeCount == 0)
    }

    @Test func withinIsNestedAndRestoredAlsoWhenTheSubgraphGoes() {
        let (a, b) = (graph.makeSubgraph(), graph.makeSubgraph())
        graph.within(a) {
            #expect(graph.currentSubgraph == a)
            graph.within(b) {
                graph.remove(a)
                #expect(graph.currentSubgraph == b)
            }
            _ = graph.source(1)
            _ = graph.makeSubgraph()
            #expect(graph.nodeCount == 1)
        }
        #expect(graph.currentSubgraph == graph.root)
        #expect(graph.nodeCount == 0)
        #expect(graph.subgraphCount == 2)
        #expect(graph.invariants() == [])
    }

    @Test func withinARemovedSubgraphIsReported() {
        let a = graph.makeSubgraph()
        graph.remove(a)
        let made = graph.within(a) { graph.source(1) }
        #expect(journal.diagnostics == [.removedSubgraph("\(a)")])
        #expect(!graph.isAlive(made.id))
        #expect(graph.nodeCount == 0)
        #expect(graph.invariants() == [])
    }

    /// A rule that builds and tears down a child by what it reads, as a conditional view does.
    @Test func aRuleMayBuildAndRemoveSubgraphsWhileItRuns() {
        let (condition, a) = (graph.source(true), graph.source(1))
        var child: Subgraph?
        var content: Attribute<Int>!
        let conditional = journal.rule("conditional") {
            let isOn = graph.read(condition)
            if let child { graph.remove(child) }
            let new = graph.makeSubgraph()
            child = new
            graph.within(new) {
                content = journal.rule(isOn ? "on" : "off") { graph.read(a) + (isOn ? 100 : 200) }
                journal.effect("child effect") { _ = graph.read(content!) }
            }
            return isOn
        }
        journal.expect(["e", "conditional", "child effect", "on"]) {
            journal.effect("e") { _ = graph.read(conditional) ? graph.read(content!) : graph.read(content!) }
        }
        let (nodes, edges) = (graph.nodeCount, graph.edgeCount)
        journal.expect(["on", "e", "child effect"]) { graph.write(a, 2) }
        journal.expect(["conditional", "child effect", "off", "e"]) { graph.write(condition, false) }
        #expect(graph.nodeCount == nodes)
        #expect(graph.edgeCount == edges)
        #expect(graph.peek(content) == 202)
        journal.expect([]) { graph.write(condition, false) }
    }

    @Test func valuesAndRulesAreLetGo() {
        var gone: [String] = []
        let child = graph.makeSubgraph()
        graph.within(child) {
            let token = Token { gone.append("captured") }
            let held = graph.source(Token { gone.append("value") }, isEqual: nil)
            _ = graph.rule { () -> Int in withExtendedLifetime(token) { 1 } }
            graph.write(held, Token { gone.append("second value") })
            #expect(gone == ["value"])
        }
        graph.remove(child)
        #expect(gone.sorted() == ["captured", "second value", "value"])
    }

    @Test func aDeinitMayUseTheGraph() {
        let a = graph.source(0)
        let child = graph.makeSubgraph()
        var made: [Attribute<Int>] = []
        graph.within(child) {
            for i in 0..<100 {
                _ = graph.source(
                    Token {
                        graph.write(a, graph.peek(a) + 1)
                        made.append(graph.source(i))
                        let temporary = graph.makeSubgraph()
                        graph.within(temporary) { _ = graph.source(i) }
                        graph.remove(temporary)
                    }, isEqual: nil)
            }
        }
        graph.remove(child)
        #expect(graph.peek(a) == 100)
        #expect(made.map { graph.peek($0) }.sorted() == Array(0..<100))
        #expect(graph.nodeCount == 101)
        #expect(graph.invariants() == [])
    }

    @Test func aGraphLetsGoOfEverything() {
        var gone = 0
        do {
            let graph = Graph()
            let child = graph.makeSubgraph()
            graph.onRemove(child) { gone += 1 }
            graph.within(child) { _ = graph.source(Token { gone += 10 }, isEqual: nil) }
            _ = graph.source(Token { gone += 100 }, isEqual: nil)
        }
        #expect(gone == 111)
    }

    @Test func graphsDoNotKnowOfEachOther() {
        let (first, second) = (Graph(), Graph())
        let (a, b) = (first.source(1), second.source(2))
        let rule = first.rule { first.read(a) + second.read(b) }
        #expect(first.read(rule) == 3)
        second.write(b, 5)
        #expect(first.read(rule) == 3)
        first.write(a, 2)
        #expect(first.read(rule) == 7)
        #expect(second.edgeCount == 0)
    }
}
