import Foundation
import MartletGraph
import Testing

/// Causes, names and snapshots.
@Suite struct TracingTests {
    let journal = Journal()
    var graph: Graph { journal.graph }

    @Test func aCauseLeadsBackToTheWrite() {
        graph.isTracing = true
        let (a, b) = (graph.source(1), graph.source(1))
        let double = graph.rule { graph.read(a) * 2 }
        let sum = graph.rule { graph.read(double) + graph.read(b) }
        let effect = graph.effect { _ = graph.read(sum) }
        graph.setName(a.id, "a")
        graph.setName(double.id, "double")
        graph.setName(sum.id, "sum")
        #expect(graph.cause(of: effect) == Cause(reason: .firstRun, path: []))
        #expect(graph.cause(of: sum.id) == Cause(reason: .firstRun, path: []))
        #expect(graph.cause(of: a.id) == nil)

        graph.writeLabel = "button"
        graph.write(a, 2)
        graph.writeLabel = nil
        graph.flush()
        #expect(
            graph.cause(of: effect)
                == Cause(reason: .inputChanged, path: ["sum", "double", "a"], source: a.id, label: "button"))
        graph.write(b, 2)
        graph.flush()
        #expect(
            graph.cause(of: effect)
                == Cause(reason: .inputChanged, path: ["sum", "Int \(b.id)"], source: b.id, label: nil))
        #expect(graph.cause(of: double.id)?.label == "button")
    }

    @Test func invalidationAndRemovalAreCauses() {
        graph.isTracing = true
        let child = graph.makeSubgraph()
        let a = graph.within(child) { graph.source(1) }
        let rule = graph.rule { graph.isAlive(a.id) ? graph.read(a) : 0 }
        let effect = graph.effect { _ = graph.read(rule) }
        graph.invalidate(effect)
        graph.flush()
        #expect(graph.cause(of: effect)?.reason == .invalidated)
        graph.remove(child)
        graph.flush()
        #expect(graph.cause(of: rule.id)?.reason == .inputRemoved)
        #expect(graph.cause(of: effect)?.path == ["Int \(rule.id)"])
    }

    @Test func withoutTracingNothingIsKept() {
        var named = false
        func name() -> String { named = true; return "a" }
        let a = graph.source(1)
        let rule = graph.rule { graph.read(a) }
        graph.setName(a.id, name())
        _ = graph.read(rule)
        #expect(!named)
        #expect(graph.cause(of: rule.id) == nil)
        #expect(graph.snapshot().nodes.first?.name == "Int")
    }

    @Test func aSnapshotTellsTheState() throws {
        graph.isTracing = true
        let a = graph.source("x")
        let child = graph.makeSubgraph()
        let length = graph.within(child) { graph.rule { graph.read(a).count } }
        let unread = graph.rule { [graph.read(length)] }
        graph.setName(length.id, "length")
        let effect = graph.effect { _ = graph.read(length) }
        graph.write(a, "four")
        let snapshot = graph.snapshot()
        #expect(snapshot.subgraphs.map(\.parent) == [nil, 0])
        #expect(
            snapshot.nodes.map { "\($0.kind) \($0.name) \($0.value ?? "-") in \($0.subgraph) \($0.inputs) \($0.state)" }
                == [
                    "source String four in 0 [] clean",
                    "rule length 1 in 1 [\(a.id)] dirty",
                    "rule Array<Int> - in 0 [] new",
                    "effect effect - in 0 [\(length.id)] check",
                ])
        #expect(snapshot.nodes.map(\.id) == [a.id, length.id, unread.id, effect])
        let decoded = try JSONDecoder().decode(GraphSnapshot.self, from: JSONEncoder().encode(snapshot))
        #expect(decoded == snapshot)
        #expect(
            snapshot.graphviz == """
                digraph {
                  rankdir=LR; node [fontname=Helvetica]
                  subgraph cluster_0 {
                    n1 [label="String = four", shape=box]
                    n3 [label="Array<Int>", shape=ellipse, style=dashed]
                    n4 [label="effect", shape=hexagon, style=dashed]
                  subgraph cluster_1 {
                    n2 [label="length = 1", shape=ellipse, style=dashed]
                  }
                  }
                  n1 -> n2
                  n2 -> n4
                }
                """)
    }
}
