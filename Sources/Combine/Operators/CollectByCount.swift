extension Publishers {
    /// Collects the values into arrays of a fixed length; the last may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The length of the arrays.
        public let count: Int

        /// Collects a publisher's values in portions.
        public init(upstream: Upstream, count: Int) {
            precondition(count > 0, "The number of values to collect must be positive, it was \(count).")
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectStage<Upstream, S>(subscriber, count: count))
        }
    }
}

extension Publisher {
    /// Collects the values into arrays of `count`; the last may be shorter. A failure discards what was collected.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

private final class CollectStage<Upstream: Publisher, Downstream: Subscriber>:
    Stage<Upstream.Output, Upstream.Failure, Downstream>, @unchecked Sendable
where Downstream.Input == [Upstream.Output], Upstream.Failure == Downstream.Failure {
    private let count: Int
    private var portion: [Upstream.Output] = []

    init(_ downstream: Downstream, count: Int) {
        self.count = count
        super.init(downstream)
    }

    override func request(_ demand: Subscribers.Demand) { super.request(demand * count) }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard gate.isOpen else { return .none }
        let full: [Upstream.Output]? = lock.withLock {
            portion.append(input)
            guard portion.count == count else { return nil }
            defer { portion = [] }
            return portion
        }
        return full.map { downstream.receive($0) * count } ?? .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let rest = lock.withLock { portion }
        if case .finished = completion, !rest.isEmpty {
            guard gate.beginClosing() else { return }
            _ = downstream.receive(rest)
        }
        guard gate.close() != nil else { return }
        downstream.receive(completion: completion)
    }
}
