/// Tells whether tasks that were begun during an act are still alive.
///
/// It is the value of a task local: each task that is made while it is in force, and each task made by that one, holds
/// it until it is over. So a reference that has become nil says that all of them are done. Detached tasks do not
/// inherit task locals and are not seen.
package final class TaskWitness: Sendable {
    @TaskLocal package static var current: TaskWitness?

    init() {}

    /// Knows a witness without keeping it.
    final class Reference {
        private(set) weak var witness: TaskWitness?
        /// Whether it was alive after a wait of full length: it may wait for ever, so nobody waits for it again.
        var hasOutlivedWait = false

        init(_ witness: TaskWitness) { self.witness = witness }
    }
}

/// The witnesses of the acts of one program.
@MainActor
final class TaskWitnesses {
    private var references: [TaskWitness.Reference] = []

    func add(_ witness: TaskWitness) {
        references.removeAll { $0.witness == nil }
        references.append(TaskWitness.Reference(witness))
    }

    /// The tasks that are alive, without those that have outlived a whole wait.
    var awaited: [TaskWitness.Reference] {
        references.removeAll { $0.witness == nil }
        return references.filter { !$0.hasOutlivedWait }
    }
}
