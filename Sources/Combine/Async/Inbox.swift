import Foundation

/// The subscriber behind `values`: each call of `next` demands one value and waits for it.
final class Inbox<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    /// A value on its way to the task that waits for it.
    private struct Parcel: @unchecked Sendable {
        let content: Result<Input, Failure>?
    }

    private let gate = Gate()
    private let lock = NSLock()
    // Guarded by `lock`.
    private var waiting: [CheckedContinuation<Parcel, Never>] = []
    private var arrived: [Input] = []
    private var owed = Subscribers.Demand.none
    private var failure: Failure?
    private var isOver = false

    func receive(subscription: any Subscription) {
        guard gate.open(subscription) else { return subscription.cancel() }
        let demand = lock.withLock {
            defer { owed = .none }
            return owed
        }
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let reader: CheckedContinuation<Parcel, Never>? = lock.withLock {
            if isOver { return nil }
            if waiting.isEmpty {
                arrived.append(input)
                return nil
            }
            return waiting.removeFirst()
        }
        reader?.resume(returning: Parcel(content: .success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        _ = gate.close()
        close { readers in
            guard case .failure(let error) = completion else { return nil }
            // The failure is told once: to who waits, else to who comes first.
            if readers.isEmpty { failure = error }
            return error
        }
    }

    func cancel() {
        gate.close()?.cancel()
        close { _ in
            arrived = []
            return nil
        }
    }

    private func close(_ reason: ([CheckedContinuation<Parcel, Never>]) -> Failure?) {
        let (readers, error): ([CheckedContinuation<Parcel, Never>], Failure?) = lock.withLock {
            guard !isOver else { return ([], nil) }
            isOver = true
            defer { waiting = [] }
            return (waiting, reason(waiting))
        }
        for (index, reader) in readers.enumerated() {
            reader.resume(returning: Parcel(content: index == 0 ? error.map { .failure($0) } : nil))
        }
    }

    /// The next value, the failure, or nil at the end.
    func next(isolation: isolated (any Actor)?) async -> Result<Input, Failure>? {
        await withTaskCancellationHandler {
            await withCheckedContinuation(isolation: isolation) { self.enqueue($0) }.content
        } onCancel: {
            self.cancel()
        }
    }

    private func enqueue(_ reader: CheckedContinuation<Parcel, Never>) {
        let subscription = gate.subscription
        let now: Parcel? = lock.withLock {
            if !arrived.isEmpty { return Parcel(content: .success(arrived.removeFirst())) }
            if let failure = failure.take() { return Parcel(content: .failure(failure)) }
            if isOver { return Parcel(content: nil) }
            waiting.append(reader)
            if subscription == nil { owed += 1 }
            return nil
        }
        if let now { return reader.resume(returning: now) }
        subscription?.request(.max(1))
    }
}
