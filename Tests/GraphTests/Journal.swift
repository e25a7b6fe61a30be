import MartletGraph
import Testing

/// A graph that writes down what runs. A law test changes something and then expects the list of what ran.
final class Journal {
    let graph = Graph()
    private var entries: [String] = []
    private(set) var diagnostics: [GraphDiagnostic] = []

    init() {
        graph.onDiagnostic = { [unowned self] in diagnostics.append($0) }
    }

    func note(_ entry: String) { entries.append(entry) }

    func rule<V: Equatable>(_ name: String, _ evaluate: @escaping () -> V) -> Attribute<V> {
        graph.rule { [unowned self] in
            note(name)
            return evaluate()
        }
    }

    @discardableResult
    func effect(_ name: String, _ body: @escaping () -> Void) -> AnyAttribute {
        graph.effect { [unowned self] in
            note(name)
            body()
        }
    }

    /// Calls `change`, flushes, and expects that exactly `names` ran, in this order, and that the graph is in order before
    /// and after the flush.
    func expect(
        _ names: [String], sourceLocation: SourceLocation = #_sourceLocation, after change: () -> Void
    ) {
        entries = []
        change()
        #expect(graph.invariants() == [], sourceLocation: sourceLocation)
        graph.flush()
        #expect(entries == names, sourceLocation: sourceLocation)
        #expect(graph.invariants() == [], sourceLocation: sourceLocation)
    }
}
