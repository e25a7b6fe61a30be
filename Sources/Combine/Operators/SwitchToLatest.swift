import Foundation

extension Publishers {
    /// Publishes the values of the latest of the publishers that the upstream publishes.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        /// Where the publishers come from.
        public let upstream: Upstream

        /// Follows the latest publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outer = SwitchOuter<P, S>(subscriber)
            subscriber.receive(subscription: outer.relay)
            upstream.subscribe(outer)
        }
    }
}

extension Publisher where Output: Publisher {
    /// Publishes the values of the latest of the publishers that this one publishes; those before are cancelled. It
    /// finishes when both this and the latest have finished.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Failure {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Publishes the values of the latest of the publishers that this one publishes; those before are cancelled.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Publishes the values of the latest of the publishers that this one publishes; those before are cancelled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Publishes the values of the latest of the publishers that this one publishes; those before are cancelled.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

private final class SwitchOuter<P: Publisher, Downstream: Subscriber>: Subscriber, @unchecked Sendable
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let relay: Relay<Downstream>
    private let gate: Gate
    private let lock = NSLock()
    private var outerIsDone = false
    /// The number of the inner publisher that goes on; 0 for none.
    private var live = 0
    private var count = 0

    init(_ downstream: Downstream) {
        let gate = Gate()
        self.gate = gate
        relay = Relay(downstream) { gate.close()?.cancel() }
    }

    func receive(subscription: any Subscription) {
        guard gate.open(subscription) else { return subscription.cancel() }
        subscription.request(.unlimited)
    }

    func receive(_ publisher: P) -> Subscribers.Demand {
        guard gate.isOpen else { return .none }
        let number = lock.withLock {
            count += 1
            live = count
            return count
        }
        relay.follow(publisher) { [self] end in
            let isLast = lock.withLock {
                if live == number { live = 0 }
                return outerIsDone && live == 0
            }
            switch end {
            case .failure: finish(end)
            case .finished: if isLast { finish(end) }
            }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<P.Failure>) {
        guard gate.isOpen else { return }
        let isLast = lock.withLock {
            outerIsDone = true
            return live == 0
        }
        switch completion {
        case .failure: finish(completion)
        case .finished: if isLast { finish(completion) }
        }
    }

    private func finish(_ completion: Subscribers.Completion<P.Failure>) {
        gate.close()?.cancel()
        relay.finish(completion)
    }
}
