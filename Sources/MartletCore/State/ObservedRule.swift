import MartletGraph
import Observation

extension Graph {
    /// A rule that calls a closure of the user outside of any body (the content of a ForEach row, a GeometryReader, a
    /// sheet): what it reads of `@Observable` objects runs it again, as in a body.
    func observedRule<Value>(host: ViewHost, _ evaluate: @escaping (Value?) -> Value?) -> Attribute<Value> {
        let link = ObservationLink(host: host)
        let attribute = rule(updating: { (old: Value?) in
            withObservationTracking {
                evaluate(old)
            } onChange: { [weak link] in
                link?.objectWillChange()
            }
        })
        link.attribute = attribute.id
        onRemove(currentSubgraph) { link.isOver = true }
        return attribute
    }
}

/// From an observed object back to the rule that read it.
private final class ObservationLink: @unchecked Sendable {
    private let host: ViewHost
    var attribute = AnyAttribute.none
    var isOver = false

    init(host: ViewHost) { self.host = host }

    func objectWillChange() {
        guard MainExecution.isCurrent else {
            DispatchQueue.main.async { [self] in objectWillChange() }
            return
        }
        if isOver { return }
        host.enqueue(.current, key: self, label: "observation") { [self] in
            if !isOver, host.graph.isAlive(attribute) { host.graph.invalidate(attribute) }
        }
    }
}
