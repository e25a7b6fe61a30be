extension Publishers {
    /// How a buffer demands values.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As many as fit, at the start and whenever one has left.
        case keepFull
        /// All there are, whenever they come.
        case byRequest
    }

    /// What a buffer does with a value when it is full.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops the value.
        case dropNewest
        /// Drops the value that waits longest.
        case dropOldest
        /// Fails.
        case customError(() -> Failure)
    }

    /// Keeps values until they are demanded.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many values it keeps.
        public let size: Int
        /// How it demands them.
        public let prefetch: PrefetchStrategy
        /// What it does when it is full.
        public let whenFull: BufferingStrategy<Failure>

        /// Buffers a publisher.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferStage(subscriber, plan: self))
        }
    }
}

extension Publisher {
    /// Keeps up to `size` values until they are demanded.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

private final class BufferStage<Upstream: Publisher, Downstream: Subscriber>:
    Stage<Upstream.Output, Upstream.Failure, Downstream>, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let plan: Publishers.Buffer<Upstream>
    // Guarded by `lock`. One thread drains at a time; the others leave their values to it.
    private var demand = Subscribers.Demand.none
    private var kept: [Upstream.Output] = []
    private var ending: Subscribers.Completion<Upstream.Failure>?
    private var isDraining = false

    init(_ downstream: Downstream, plan: Publishers.Buffer<Upstream>) {
        self.plan = plan
        super.init(downstream)
    }

    override func begin(_ subscription: any Subscription) {
        downstream.receive(subscription: self)
        guard gate.isOpen else { return }
        switch plan.prefetch {
        case .keepFull: if plan.size > 0 { subscription.request(.max(plan.size)) }
        case .byRequest: subscription.request(.unlimited)
        }
    }

    override func request(_ more: Subscribers.Demand) {
        precondition(more > 0, "A subscriber must demand at least one value when it calls request(_:).")
        lock.withLock { demand += more }
        drain()
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard gate.isOpen else { return .none }
        let dropped = lock.withLock {
            guard ending == nil else { return false }
            if kept.count < plan.size || (kept.isEmpty && demand > 0) {
                kept.append(input)
                return false
            }
            switch plan.whenFull {
            case .dropNewest: break
            case .dropOldest:
                if !kept.isEmpty { kept.removeFirst() }
                if plan.size > 0 { kept.append(input) }
            case .customError(let error): ending = .failure(error())
            }
            return true
        }
        drain()
        return dropped && plan.prefetch == .keepFull ? .max(1) : .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        gate.upstreamEnded()
        lock.withLock { if ending == nil { ending = completion } }
        drain()
    }

    private enum Turn {
        case value(Upstream.Output)
        case end(Subscribers.Completion<Upstream.Failure>)
    }

    private func drain() {
        guard
            lock.withLock({ () -> Bool in
                defer { isDraining = true }
                return !isDraining
            })
        else { return }
        while let turn = lock.withLock({ nextTurn() }) {
            switch turn {
            case .value(let value):
                let more = downstream.receive(value)
                if more > 0 { lock.withLock { demand += more } }
                if plan.prefetch == .keepFull { gate.subscription?.request(.max(1)) }
            case .end(let completion):
                end(completion)
            }
        }
    }

    private func nextTurn() -> Turn? {
        if !gate.isClosed {
            if demand > 0, !kept.isEmpty {
                demand -= 1
                return .value(kept.removeFirst())
            }
            if kept.isEmpty, let ending { return .end(ending) }
        }
        isDraining = false
        return nil
    }
}
