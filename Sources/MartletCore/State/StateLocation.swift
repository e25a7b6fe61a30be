import MartletGraph
import Synchronization

/// Where a value lives: what a `Binding` points at.
class AnyLocation<Value>: @unchecked Sendable {
    /// The value now. Inside a body, a dependency of that body.
    func get() -> Value { fatalError("abstract") }

    func set(_ value: Value, transaction: Transaction) { fatalError("abstract") }

    /// Whether a binding to `other` may be taken for one to this.
    func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
}

/// The storage behind one `@State`, owned by the view's identity.
///
/// Writes are seen at once outside of updates; the graph takes them over one transaction at a time. They may come
/// from any thread.
final class StateLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let latest: ValueBox
    private weak var instance: ViewInstance?
    private weak var host: ViewHost?
    private var attribute: Attribute<Value>
    private let graph: Graph
    private let name: String
    /// Somebody other than the owner's body has read the value in an update: the owner has to hand it on again.
    private var hasForeignReader = false

    /// The value under a lock; a class, so that the lock has an address.
    private final class ValueBox: @unchecked Sendable {
        private let lock = Mutex<Void>(())
        private var value: Value

        init(_ value: Value) { self.value = value }

        func load() -> Value { lock.withLock { _ in value } }

        /// Stores `new`; false if it counts as equal to what is there.
        func store(_ new: Value, isEqual: (Value, Value) -> Bool) -> Bool {
            let old = load()
            if isEqual(old, new) { return false }
            lock.withLock { _ in value = new }
            return true
        }
    }

    init(_ value: Value, name: String, instance: ViewInstance) {
        latest = ValueBox(value)
        self.name = name
        self.instance = instance
        host = instance.host
        graph = instance.host.graph
        attribute = graph.source(value, isEqual: nil)
        graph.setName(attribute.id, "\(instance.type.map { "\($0)" } ?? "").\(name)")
    }

    /// The view that owns the value is there again, as `instance`.
    func reattach(to instance: ViewInstance) {
        self.instance = instance
        hasForeignReader = false
        attribute = graph.source(latest.load(), isEqual: nil)
        graph.setName(attribute.id, "\(instance.type.map { "\($0)" } ?? "").\(name)")
    }

    /// The value that the graph knows, without a dependency.
    var committed: Value { graph.peekCommitted(attribute) ?? latest.load() }

    var current: Value { latest.load() }

    /// Called when the owner is about to run its body.
    func connect() { hasForeignReader = false }

    /// A read through the wrapper in a view value whose snapshot was taken before its body.
    func read(snapshot: Value) -> Value {
        guard MainExecution.isCurrent, graph.isEvaluating else { return current }
        guard graph.isAlive(attribute.id) else { return current }
        if let instance, graph.evaluating == instance.body { return graph.read(attribute) }
        hasForeignReader = true
        return snapshot
    }

    override func get() -> Value {
        guard MainExecution.isCurrent, graph.isEvaluating, graph.isAlive(attribute.id) else { return current }
        return graph.read(attribute)
    }

    override func set(_ value: Value, transaction: Transaction) {
        guard MainExecution.isCurrent else {
            let carried = UncheckedSend((value, transaction))
            DispatchQueue.main.async { self.set(carried.value.0, transaction: carried.value.1) }
            return
        }
        guard let host, graph.isAlive(attribute.id) else {
            _ = latest.store(value) { _, _ in false }
            return
        }
        if graph.isEvaluating, let running = graph.evaluating, host.isBody(running) {
            host.report(
                .stateWrittenDuringUpdate,
                "Modifying state during view update, this will cause undefined behavior. "
                    + "(\(name) of \(instance?.type.map { "\($0)" } ?? "a view") was written while a body ran; "
                    + "write it from an action, onAppear, onChange or task.)",
                at: instance)
        }
        let comparison = ValueComparison.of(Value.self)
        guard latest.store(value, isEqual: { comparison.areEqual($0, $1) }) else { return }
        host.enqueue(transaction, key: self, label: name) { [self] in commit(value) }
    }

    private func commit(_ value: Value) {
        guard graph.isAlive(attribute.id) else { return }
        graph.write(attribute, value)
        instance?.changedNames.append(name)
        if hasForeignReader {
            hasForeignReader = false
            if let instance, graph.isAlive(instance.body) { graph.invalidate(instance.body) }
        }
    }
}

/// Carries a value to the main thread where the compiler cannot see that it is safe: the sender lets go of it.
struct UncheckedSend<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
