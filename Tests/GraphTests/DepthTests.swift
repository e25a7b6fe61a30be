import MartletGraph
import Testing

/// The native stack is not used for the depth of a graph. Each test notes how deep bodies were nested in each other.
@Suite(.serialized) struct DepthTests {
    let graph = Graph()
    let nesting = Nesting()

    /// Beyond this many nested bodies, inputs are evaluated beforehand.
    static let limit = 100

    final class Nesting {
        private var depth = 0
        private(set) var deepest = 0

        func count<V>(_ body: () -> V) -> V {
            depth += 1
            deepest = max(deepest, depth)
            defer { depth -= 1 }
            return body()
        }
    }

    @Test func aChainOfAMillion() {
        let count = 1_000_000
        let source = graph.source(0)
        let subgraph = graph.makeSubgraph()
        let last = graph.within(subgraph) {
            var last = source
            for _ in 0..<count {
                let previous = last
                last = graph.rule { nesting.count { graph.read(previous) + 1 } }
            }
            return last
        }
        #expect(graph.read(last) == count)
        graph.write(source, 1)
        #expect(graph.read(last) == count + 1)
        #expect(graph.evaluationCount == 2 * count)
        #expect(nesting.deepest <= Self.limit)
        graph.remove(subgraph)
        #expect(graph.nodeCount == 1)
        #expect(graph.edgeCount == 0)
    }

    /// Each rule reads the source first, so it has to run before its neighbour is looked at.
    @Test func aComb() {
        let count = 200_000
        let source = graph.source(0)
        var last = source
        for _ in 0..<count {
            let previous = last
            last = graph.rule { nesting.count { graph.read(source) &+ graph.read(previous) } }
        }
        #expect(graph.read(last) == 0)
        graph.write(source, 1)
        #expect(graph.read(last) == count + 1)
        #expect(graph.evaluationCount == 2 * count)
        #expect(nesting.deepest <= Self.limit)
    }

    @Test func aLadder() {
        let count = 100_000
        let source = graph.source(1)
        var (left, right) = (source, source)
        for _ in 0..<count {
            let (l, r) = (left, right)
            left = graph.rule { nesting.count { (graph.read(l) + graph.read(r)) % 1000 } }
            right = graph.rule { nesting.count { (graph.read(r) + graph.read(l) + 1) % 1000 } }
        }
        _ = graph.read(left)
        graph.write(source, 2)
        let value = graph.read(left)
        #expect(graph.evaluationCount == 4 * count - 2)
        #expect(nesting.deepest <= Self.limit)
        var (l, r) = (2, 2)
        for _ in 0..<count { (l, r) = ((l + r) % 1000, (r + l + 1) % 1000) }
        #expect(value == l)
    }

    @Test func effectsAtTheEndOfAChain() {
        let source = graph.source(0)
        var seen: [Int] = []
        var last = source
        for _ in 0..<100_000 {
            let previous = last
            last = graph.rule { nesting.count { graph.read(previous) + 1 } }
        }
        let end = last
        graph.effect { seen.append(graph.read(end)) }
        graph.write(source, 1)
        graph.flush()
        #expect(seen == [100_000, 100_001])
        #expect(nesting.deepest <= Self.limit)
    }

    @Test func nestedSubgraphs() {
        let count = 200_000
        let outermost = graph.makeSubgraph()
        var order: [Int] = []
        var current = outermost
        for i in 0..<count {
            current = graph.within(current) {
                _ = graph.source(i)
                return graph.makeSubgraph()
            }
            if i % 50_000 == 0 { graph.onRemove(current) { order.append(i) } }
        }
        graph.invalidateAll(in: outermost)
        graph.remove(outermost)
        #expect(order == [150_000, 100_000, 50_000, 0])
        #expect(graph.nodeCount == 0)
        #expect(graph.subgraphCount == 1)
    }

    /// The documented exception: rules that read rules made later nest in their first run, and never again.
    @Test func rulesThatReadLaterOnesNestOnce() {
        let count = 1000
        let source = graph.source(0)
        var rules: [Attribute<Int>] = []
        for i in 0..<count {
            rules.append(
                graph.rule { nesting.count { i + 1 < count ? graph.read(rules[i + 1]) + 1 : graph.read(source) } })
        }
        #expect(graph.read(rules[0]) == count - 1)
        let first = nesting.deepest
        #expect(first > Self.limit && first <= count)
        graph.write(source, 1)
        #expect(graph.read(rules[0]) == count)
        #expect(nesting.deepest == first)
        #expect(graph.evaluationCount == 2 * count)
        #expect(graph.invariants() == [])
    }

    /// Deep down, an older rule that nobody asked for may run early; up to that depth it does not.
    @Test(arguments: [90, 200]) func olderNewbornsRunOnlyDeepDown(depth: Int) {
        var strays = 0
        _ = graph.rule {
            strays += 1
            return 0
        }
        var last = graph.source(0)
        for _ in 0..<depth {
            let previous = last
            last = graph.rule { graph.read(previous) + 1 }
        }
        #expect(graph.read(last) == depth)
        #expect(strays == (depth < DepthTests.limit ? 0 : 1))
        #expect(graph.invariants() == [])
    }
}
