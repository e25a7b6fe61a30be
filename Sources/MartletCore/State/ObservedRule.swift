import MartletGraph
import Observation

extension Graph {
    /// A rule that calls a closure of the user outside of any body (the content of a ForEach row, a GeometryReader, a
    /// sheet): what it reads of `@Observable` objects runs it again, as in a body.
    func observedRule<Value>(host: ViewHost, _ evaluate: @escaping (Value?) -> Value?) -> Attribute<Value> {
        observedRule(
            host: host,
            inPlace: { place in
                guard let new = evaluate(place.hasValue ? place.pointer.pointee : nil) else { return false }
                place.set(new)
                return true
            })
    }

    /// The same for a closure that updates the value in place.
    func observedRule<Value>(host: ViewHost, inPlace update: @escaping (Place<Value>) -> Bool) -> Attribute<Value> {
        observedRule(ObservedClosure(host: host, update))
    }

    func observedRule<Value>(_ rule: ObservedRule<Value>) -> Attribute<Value> {
        let attribute = self.rule(inPlace: { rule.run($0) })
        rule.attribute = attribute.id
        return attribute
    }
}

/// What such a rule keeps: one object, which its closure is all about.
class ObservedRule<Value> {
    final let host: ViewHost
    @exclusivity(unchecked) fileprivate final var attribute = AnyAttribute.none

    init(host: ViewHost) { self.host = host }

    /// Updates the value, and answers whether it is another.
    func update(_ place: Graph.Place<Value>) -> Bool { fatalError("abstract") }

    fileprivate final func run(_ place: Graph.Place<Value>) -> Bool {
        withObservationTracking {
            update(place)
        } onChange: { [link = ObservationLink(host: host, attribute: attribute)] in
            link.objectWillChange()
        }
    }
}

private final class ObservedClosure<Value>: ObservedRule<Value> {
    private let closure: (Graph.Place<Value>) -> Bool

    init(host: ViewHost, _ closure: @escaping (Graph.Place<Value>) -> Bool) {
        self.closure = closure
        super.init(host: host)
    }

    override func update(_ place: Graph.Place<Value>) -> Bool { closure(place) }
}

/// From an observed object back to the rule that read it. Made only where something was read.
private final class ObservationLink: @unchecked Sendable {
    private weak var host: ViewHost?
    private let attribute: AnyAttribute

    init(host: ViewHost, attribute: AnyAttribute) {
        self.host = host
        self.attribute = attribute
    }

    func objectWillChange() {
        guard MainExecution.isCurrent else {
            DispatchQueue.main.async { [self] in objectWillChange() }
            return
        }
        guard let host, host.graph.isAlive(attribute) else { return }
        host.enqueue(.current, key: self, label: "observation") { [self] in
            if host.graph.isAlive(attribute) { host.graph.invalidate(attribute) }
        }
    }
}
