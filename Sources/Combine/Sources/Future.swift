import Foundation

/// A publisher of one value, or one failure, that is worked out once and kept for all subscribers.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// What delivers the result; only its first call counts. It may be called from any thread.
    public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [FutureSubscription<Output, Failure>] = []
    private var observers: [(Result<Output, Failure>) -> Void] = []

    /// Starts the work at once. The work keeps the future alive as long as it holds the promise.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil($0) }
    }

    private func fulfil(_ new: Result<Output, Failure>) {
        typealias Waiting = ([FutureSubscription<Output, Failure>], [(Result<Output, Failure>) -> Void])
        let (ready, asked): Waiting = lock.withLock {
            guard result == nil else { return ([], []) }
            result = new
            defer { (waiting, observers) = ([], []) }
            return (waiting, observers)
        }
        for subscription in ready { subscription.fulfil(new) }
        for action in asked { action(new) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = FutureSubscriber(subscriber) { [weak self] in self?.forget($0) }
        subscriber.receive(subscription: subscription)
        let known: Result<Output, Failure>? = lock.withLock {
            if result == nil { waiting.append(subscription) }
            return result
        }
        if let known { subscription.fulfil(known) }
    }

    /// Calls a closure with the result, now or when it is there.
    func whenFulfilled(_ action: @escaping (Result<Output, Failure>) -> Void) {
        let known: Result<Output, Failure>? = lock.withLock {
            if result == nil { observers.append(action) }
            return result
        }
        if let known { action(known) }
    }

    private func forget(_ subscription: FutureSubscription<Output, Failure>) {
        lock.withLock { waiting.removeAll { $0 === subscription } }
    }
}

class FutureSubscription<Output, Failure: Error>: @unchecked Sendable {
    func fulfil(_ result: Result<Output, Failure>) { preconditionFailure("abstract") }
}

/// A failure is passed at once, a value at the first demand.
private final class FutureSubscriber<Downstream: Subscriber>: FutureSubscription<Downstream.Input, Downstream.Failure>,
    Subscription, CustomStringConvertible, @unchecked Sendable
{
    private let lock = NSLock()
    private var downstream: Downstream?
    private var isDemanded = false
    private var value: Downstream.Input?
    private let forget: (FutureSubscription<Downstream.Input, Downstream.Failure>) -> Void

    init(_ downstream: Downstream, forget: @escaping (FutureSubscription<Downstream.Input, Downstream.Failure>) -> Void)
    {
        self.downstream = downstream
        self.forget = forget
    }

    var description: String { "Future" }

    override func fulfil(_ result: Result<Downstream.Input, Downstream.Failure>) {
        switch result {
        case .success(let output):
            lock.withLock { value = output }
            deliver()
        case .failure(let error):
            lock.withLock { downstream.take() }?.receive(completion: .failure(error))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must demand at least one value when it calls request(_:).")
        lock.withLock { isDemanded = true }
        deliver()
    }

    private func deliver() {
        let turn: (Downstream, Downstream.Input)? = lock.withLock {
            guard isDemanded, let downstream, let output = value.take() else { return nil }
            return (downstream, output)
        }
        guard let (target, output) = turn else { return }
        _ = target.receive(output)
        lock.withLock { downstream.take() }?.receive(completion: .finished)
    }

    func cancel() {
        _ = lock.withLock { downstream.take() }
        forget(self)
    }
}
