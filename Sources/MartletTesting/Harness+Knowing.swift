import MartletCore
import MartletGraph

/// What an author wants to know: which bodies ran and why, which state lives.
extension Harness {
    /// How often bodies of that view type have run since the start or the last `forget()`.
    public func bodies<V>(of type: V.Type) -> Int { host.observed.bodyCounts[ObjectIdentifier(type)] ?? 0 }

    /// The type names of views in the order in which their bodies ran, since the start or the last `forget()`.
    public var bodyLog: [String] { host.observed.bodyLog }

    /// Begins counting anew: bodies, log, updates.
    public func forget() { host.observed.forget() }

    /// The values of a `@State` or `@StateObject` property now, for each live view of the type, in tree order.
    ///
    /// A property that no view of the type has, or that has another type, is left out and a failure is recorded.
    public func state<V, T>(of type: V.Type, _ property: String, as: T.Type) -> [T] {
        flush()
        return host.observed.alive(type).compactMap { instance in
            let value = instance.state(property, as: T.self)
            if value == nil, let problem = instance.problem(reading: property, as: T.self) {
                TestFailure.record(problem)
            }
            return value
        }
    }

    /// How many identities of that view type are alive.
    public func liveCount<V>(of type: V.Type) -> Int {
        flush()
        return host.observed.alive(type).count
    }

    /// What the newest update did; empty if there was none since `forget()`.
    public var lastUpdate: UpdateReport { updates.last ?? UpdateReport() }

    /// What each update since the start or the last `forget()` did: which bodies ran or were skipped and why, which
    /// identities began and ended, with the state that was lost.
    public var updates: [UpdateReport] { host.observed.updates }

    /// What was said about mistakes: runtime issues and the doctor's findings, in order.
    public var diagnostics: [Diagnostic] { headless.diagnostics }

    /// The engine's state as a value.
    public var graph: GraphSnapshot {
        flush()
        return host.graphSnapshot
    }
}
