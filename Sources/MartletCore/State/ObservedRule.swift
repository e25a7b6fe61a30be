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
        let rule = ObservedRule(host: host, update)
        let attribute = self.rule(inPlace: { rule.run($0) })
        rule.attribute = attribute.id
        return attribute
    }
}

/// What such a rule keeps: one object, which its closure is all about.
private final class ObservedRule<Value> {
    private let host: ViewHost
    @exclusivity(unchecked) var attribute = AnyAttribute.none
    private let update: (Graph.Place<Value>) -> Bool

    init(host: ViewHost, _ update: @escaping (Graph.Place<Value>) -> Bool) {
        self.host = host
        self.update = update
    }

    func run(_ place: Graph.Place<Value>) -> Bool {
        withObservationTracking {
            update(place)
        } onChange: { [link = ObservationLink(host: host, attribute: attribute)] in
            link.objectWillChange()
        }
    }
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
