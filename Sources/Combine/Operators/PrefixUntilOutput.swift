import Foundation

extension Publishers {
    /// Passes values until another publisher publishes one, then finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What ends them.
        public let other: Other

        /// Passes a publisher's values until another's first.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stage = UntilStage<Upstream, S>(subscriber, passesBefore: true)
            stage.watch(other)
            upstream.subscribe(stage)
        }
    }

    /// Leaves out values until another publisher publishes one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What lets them pass.
        public let other: Other

        /// Passes a publisher's values from another's first on.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stage = UntilStage<Upstream, S>(subscriber, passesBefore: false)
            stage.watch(other)
            upstream.subscribe(stage)
        }
    }
}

extension Publisher {
    /// Passes values until another publisher publishes one, then finishes. That one's end changes nothing.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Leaves out values until another publisher publishes one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

/// Passes values, or not, before and after the first output of what it watches.
private final class UntilStage<Upstream: Publisher, Downstream: Subscriber>:
    Stage<Upstream.Output, Upstream.Failure, Downstream>, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let passesBefore: Bool
    // Guarded by `lock`.
    private var isTriggered = false
    private var watched: AnyCancellable?

    init(_ downstream: Downstream, passesBefore: Bool) {
        self.passesBefore = passesBefore
        super.init(downstream)
    }

    func watch<P: Publisher>(_ other: P) {
        let link = other.first().sink(receiveCompletion: { _ in }) { [weak self] _ in self?.trigger() }
        lock.withLock { watched = link }
    }

    private func trigger() {
        lock.withLock { isTriggered = true }
        // Before the upstream is there, `begin` will see it.
        if passesBefore, gate.isOpen { end(.finished) }
    }

    override func begin(_ subscription: any Subscription) {
        super.begin(subscription)
        if passesBefore, lock.withLock({ isTriggered }) { end(.finished) }
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard gate.isOpen else { return .none }
        let passes = lock.withLock { isTriggered } != passesBefore
        return passes ? downstream.receive(input) : .max(1)
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard gate.close() != nil else { return }
        lock.withLock { watched.take() }?.cancel()
        downstream.receive(completion: completion)
    }

    override func cancel() {
        lock.withLock { watched.take() }?.cancel()
        super.cancel()
    }
}
