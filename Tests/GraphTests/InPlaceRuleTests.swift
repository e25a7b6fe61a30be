import MartletGraph
import Testing

/// Rules that keep their value where it lies.
@Suite struct InPlaceRuleTests {
    /// Too large for a node, so that it lies elsewhere.
    private struct Large: Equatable {
        var numbers = (0, 0, 0, 0, 0, 0)
        var name = ""

        static func == (a: Large, b: Large) -> Bool { a.numbers.0 == b.numbers.0 && a.name == b.name }
    }

    private final class Held {
        let onEnd: () -> Void
        init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        deinit { onEnd() }
    }

    @Test func readersRunOnlyForAnotherValue() {
        let graph = Graph()
        let source = graph.source(1)
        var runs = 0
        let half = graph.rule(inPlace: { (place: Graph.Place<Large>) in
            let number = graph.read(source) / 2
            if place.hasValue, place.pointer.pointee.numbers.0 == number { return false }
            place.set(Large(numbers: (number, 0, 0, 0, 0, 0), name: "\(number)"))
            return true
        })
        let text = graph.rule {
            runs += 1
            return graph.read(half).name
        }
        #expect(graph.read(text) == "0" && runs == 1)
        for (written, seen, count) in [(2, "1", 2), (3, "1", 2), (4, "2", 3), (5, "2", 3), (5, "2", 3)] {
            graph.write(source, written)
            #expect(graph.read(text) == seen)
            #expect(runs == count)
        }
    }

    /// The place is found again after the nodes have moved to other memory.
    @Test func aRuleThatMakesManyNodesKeepsItsValue() {
        let graph = Graph()
        let source = graph.source(0)
        let rule = graph.rule(inPlace: { (place: Graph.Place<Int>) in
            let number = graph.read(source)
            for index in 0..<3000 { _ = graph.source(index) }
            place.set(number + 1)
            return true
        })
        for number in 1...4 {
            graph.write(source, number)
            #expect(graph.read(rule) == number + 1)
        }
    }

    @Test func oldValuesAreLetGoOnceAndMayUseTheGraph() {
        let graph = Graph()
        let source = graph.source(0)
        let heard = graph.source(0)
        var ended: [Int] = []
        let part = graph.makeSubgraph()
        let rule = graph.within(part) {
            graph.rule(inPlace: { (place: Graph.Place<Held>) in
                let number = graph.read(source)
                place.set(
                    Held {
                        ended.append(number)
                        _ = graph.peek(heard)
                    })
                return true
            })
        }
        for number in 1...3 {
            graph.write(source, number)
            _ = graph.read(rule)
        }
        #expect(ended == [1, 2])
        graph.remove(part)
        #expect(ended == [1, 2, 3])
    }
}
