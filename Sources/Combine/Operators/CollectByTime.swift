import Foundation

extension Publishers {
    /// When collected values are published.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Again and again after an interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Again and again after an interval, and whenever there are this many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Collects the values into arrays, published from time to time.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// When they are published.
        public let strategy: TimeGroupingStrategy<Context>
        /// How that is scheduled.
        public let options: Context.SchedulerOptions?

        /// Collects a publisher's values.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectByTimeStage(subscriber, plan: self))
        }
    }
}

extension Publisher {
    /// Collects the values into arrays, published from time to time; an interval without values publishes nothing. The rest
    /// is published at a normal end.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

private final class CollectByTimeStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
    Stage<Upstream.Output, Upstream.Failure, Downstream>, @unchecked Sendable
where Downstream.Input == [Upstream.Output], Upstream.Failure == Downstream.Failure {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let limit: Int
    private let options: Context.SchedulerOptions?
    private let delivery = NSRecursiveLock()
    // Guarded by `lock`.
    private var demand = Subscribers.Demand.none
    private var portion: [Upstream.Output] = []
    private var ticks: (any Cancellable)?

    init(_ downstream: Downstream, plan: Publishers.CollectByTime<Upstream, Context>) {
        switch plan.strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, limit) = (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, limit) = (scheduler, interval, count)
        }
        options = plan.options
        super.init(downstream)
    }

    override func begin(_ subscription: any Subscription) {
        downstream.receive(subscription: self)
        guard gate.isOpen else { return }
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in self?.flush() }
        lock.withLock { ticks = timer }
        subscription.request(.unlimited)
    }

    override func request(_ more: Subscribers.Demand) {
        precondition(more > 0, "A subscriber must demand at least one value when it calls request(_:).")
        lock.withLock { demand += more }
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard gate.isOpen else { return .none }
        let isFull = lock.withLock {
            portion.append(input)
            return portion.count >= limit
        }
        if isFull { flush() }
        return .none
    }

    private func flush() {
        delivery.withLock {
            let ready: [Upstream.Output] = lock.withLock {
                guard demand > 0, !portion.isEmpty else { return [] }
                demand -= 1
                defer { portion = [] }
                return portion
            }
            guard !ready.isEmpty, !gate.isClosed else { return }
            let more = downstream.receive(ready)
            lock.withLock { demand += more }
        }
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        lock.withLock { ticks.take() }?.cancel()
        delivery.withLock {
            if case .finished = completion { flush() }
            if gate.close() != nil { downstream.receive(completion: completion) }
        }
    }

    override func cancel() {
        lock.withLock { ticks.take() }?.cancel()
        super.cancel()
    }
}
