/// How often a host has done what costs: for tests and benchmarks, which compare two moments.
package struct WorkCounts: Equatable, Sendable {
    /// Bodies of views and modifiers that ran; those of all hosts that share the updates.
    package var bodies = 0
    /// Rules and effects of the graph that ran, bodies among them.
    package var evaluations = 0
    /// Sizes that were computed.
    package var measures = 0
    /// Nodes whose children were placed.
    package var places = 0
    /// Pictures that were made.
    package var drawings = 0

    package static func - (after: WorkCounts, before: WorkCounts) -> WorkCounts {
        WorkCounts(
            bodies: after.bodies - before.bodies, evaluations: after.evaluations - before.evaluations,
            measures: after.measures - before.measures, places: after.places - before.places,
            drawings: after.drawings - before.drawings)
    }
}

extension ViewHost {
    /// What has been done since the host was made.
    package var workCounts: WorkCounts {
        WorkCounts(
            bodies: observer.bodyCount, evaluations: graph.evaluationCount, measures: layout.measureCount,
            places: layout.placeCount, drawings: layout.drawCount)
    }
}
