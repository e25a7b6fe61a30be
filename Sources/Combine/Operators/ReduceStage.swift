/// What one input means for an operator with a single result.
enum Reduction<Output, Failure: Error> {
    case more
    /// The result is known before the upstream's end.
    case done(Output)
    case fail(Failure)
}

/// An operator that makes one result of all values: it demands without limit from above, and delivers once demanded.
final class ReduceStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream>,
    @unchecked Sendable
{
    typealias Outcome = Downstream.Input
    private let next: (Input) -> Reduction<Outcome, Downstream.Failure>
    private let result: () -> Outcome?
    private let failure: (Failure) -> Downstream.Failure
    // Guarded by `lock`.
    private var isDemanded = false
    private var ready: Outcome?

    init(
        _ downstream: Downstream, failure: @escaping (Failure) -> Downstream.Failure,
        next: @escaping (Input) -> Reduction<Outcome, Downstream.Failure>, result: @escaping () -> Outcome?
    ) {
        self.next = next
        self.result = result
        self.failure = failure
        super.init(downstream)
    }

    override func begin(_ subscription: any Subscription) {
        downstream.receive(subscription: self)
        if gate.isOpen { subscription.request(.unlimited) }
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard gate.isOpen else { return .none }
        switch next(input) {
        case .more: break
        case .done(let output):
            guard gate.beginClosing() else { break }
            settle(output)
        case .fail(let error): end(.failure(error))
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished:
            guard gate.beginClosing() else { return }
            gate.upstreamEnded()
            if let output = result() { settle(output) } else { end(.finished) }
        case .failure(let error):
            guard gate.isOpen, gate.close() != nil else { return }
            downstream.receive(completion: .failure(failure(error)))
        }
    }

    /// The result is there: delivers it now, or at the first demand.
    private func settle(_ output: Outcome) {
        let deliver = lock.withLock {
            if !isDemanded { ready = output }
            return isDemanded
        }
        if deliver { finish(output) }
    }

    private func finish(_ output: Outcome) {
        guard !gate.isClosed else { return }
        _ = downstream.receive(output)
        end(.finished)
    }

    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must demand at least one value when it calls request(_:).")
        let output: Outcome? = lock.withLock {
            isDemanded = true
            return ready.take()
        }
        if let output { finish(output) }
    }
}

extension Publisher {
    /// Attaches a subscriber that receives one result.
    func reduction<S: Subscriber>(
        _ subscriber: S, _ next: @escaping (Output) -> Reduction<S.Input, Failure>, result: @escaping () -> S.Input?
    ) where S.Failure == Failure {
        subscribe(ReduceStage(subscriber, failure: { $0 }, next: next, result: result))
    }

    /// Attaches a subscriber that receives one result, or the error thrown on the way.
    func tryReduction<S: Subscriber>(
        _ subscriber: S, _ next: @escaping (Output) throws -> Reduction<S.Input, any Error>,
        result: @escaping () -> S.Input?
    ) where S.Failure == any Error {
        let attempt: (Output) -> Reduction<S.Input, any Error> = { input in
            do { return try next(input) } catch { return .fail(error) }
        }
        subscribe(ReduceStage(subscriber, failure: { $0 }, next: attempt, result: result))
    }
}
