import MartletGraph

/// Runs an asynchronous action from the view's appearance; it is cancelled when the view's identity ends.
public nonisolated struct _TaskModifier: CallbackModifier {
    public var priority: TaskPriority
    public var action: @Sendable () async throws -> Void

    nonisolated static func install(_ modifier: _GraphValue<Self>, inputs: _ViewInputs, order: CallbackOrder) {
        let graph = inputs.graph
        let runner = TaskRunner(inputs: inputs, order: order)
        let first = graph.untracked { modifier.value(in: graph) }
        runner.restart(priority: first.priority, action: first.action)
    }
}

/// Runs an asynchronous action from the view's appearance, and again, cancelling the former, when the id changes.
public nonisolated struct _TaskValueModifier<Value: Equatable>: CallbackModifier {
    public var value: Value
    public var priority: TaskPriority
    public var action: @Sendable () async throws -> Void

    nonisolated static func install(_ modifier: _GraphValue<Self>, inputs: _ViewInputs, order: CallbackOrder) {
        let graph = inputs.graph
        let runner = TaskRunner(inputs: inputs, order: order)
        var known: Value?
        _ = graph.effect {
            let new = modifier.value(in: graph)
            guard new.value != known else { return }
            known = new.value
            runner.restart(priority: new.priority, action: new.action)
        }
    }
}

/// The task of one modifier.
private final class TaskRunner: @unchecked Sendable {
    private unowned let host: ViewHost
    private let instance: ViewInstance
    private let order: CallbackOrder
    private var task: Task<Void, Never>?
    private var run = 0
    private var isOver = false
    private let gate: AppearanceGate?
    private var stop: (() -> Void)?
    /// What runs while the view shows.
    private var latest: (priority: TaskPriority, action: @Sendable () async throws -> Void)?

    init(inputs: _ViewInputs, order: CallbackOrder) {
        host = inputs.host
        instance = inputs.instance
        self.order = order
        gate = inputs.gate
        stop = gate?.listen { [weak self] open in
            guard let self, let latest else { return }
            if open { restart(priority: latest.priority, action: latest.action) } else { cancel() }
        }
        inputs.graph.onRemove(inputs.graph.currentSubgraph) { [self] in
            isOver = true
            stop?()
            task?.cancel()
        }
    }

    func restart(priority: TaskPriority, action: @escaping @Sendable () async throws -> Void) {
        cancel()
        latest = (priority, action)
        if gate?.isOpen == false { return }
        let thisRun = run
        host.afterCallbacks(order) { [self] in
            guard thisRun == run, !isOver else { return }
            start(priority, action)
        }
    }

    private func cancel() {
        task?.cancel()
        task = nil
        run += 1
    }

    private func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async throws -> Void) {
        host.runningTasks += 1
        let host = UncheckedSend(host)
        let instance = instance
        task = Task(priority: priority) { @MainActor in
            do {
                try await action()
            } catch is CancellationError {
            } catch {
                if !Task.isCancelled {
                    host.value.report(.taskFailed, "A task of this view ended with an error: \(error)", at: instance)
                }
            }
            host.value.runningTasks -= 1
        }
    }
}

extension Diagnostic.Code {
    public static let taskFailed = Diagnostic.Code(rawValue: "task-failed")
}

extension View {
    /// Runs `action` when the view appears, once; it is cancelled when the view disappears.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(priority: priority, action: action))
    }

    /// Runs `action` when the view appears, and again whenever `id` changes; the former run is cancelled.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskValueModifier(value: value, priority: priority, action: action))
    }

    /// Like `task`, for an action that may throw: an error is reported as a diagnostic.
    @_disfavoredOverload
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async throws -> Void
    ) -> some View {
        modifier(_TaskModifier(priority: priority, action: action))
    }

    /// Like `task(id:)`, for an action that may throw: an error is reported as a diagnostic.
    @_disfavoredOverload
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async throws -> Void
    ) -> some View {
        modifier(_TaskValueModifier(value: value, priority: priority, action: action))
    }
}
