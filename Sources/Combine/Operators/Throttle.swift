import Foundation

extension Publishers {
    /// Passes at most one value per interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where the time is measured and values are delivered.
        public let scheduler: Context
        /// Whether the last value of an interval passes, or the first.
        public let latest: Bool

        /// Thins out a publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ThrottleStage(subscriber, plan: self))
        }
    }
}

extension Publisher {
    /// Passes the first value at once, and then per interval one, at its end: the last that came in it, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

private final class ThrottleStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
    Stage<Upstream.Output, Upstream.Failure, Downstream>, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let plan: Publishers.Throttle<Upstream, Context>
    private let delivery = NSRecursiveLock()
    // Guarded by `lock`.
    private var demand = Subscribers.Demand.none
    private var windowEnd: Context.SchedulerTimeType?
    private var waiting: Upstream.Output?
    private var ending: Subscribers.Completion<Upstream.Failure>?

    init(_ downstream: Downstream, plan: Publishers.Throttle<Upstream, Context>) {
        self.plan = plan
        super.init(downstream)
    }

    override func begin(_ subscription: any Subscription) {
        downstream.receive(subscription: self)
        if gate.isOpen { subscription.request(.unlimited) }
    }

    override func request(_ more: Subscribers.Demand) {
        precondition(more > 0, "A subscriber must demand at least one value when it calls request(_:).")
        lock.withLock { demand += more }
    }

    private enum Turn { case now, at(Context.SchedulerTimeType), none }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard gate.isOpen else { return .none }
        let now = plan.scheduler.now
        let turn: Turn = lock.withLock {
            if waiting != nil {
                if plan.latest { waiting = input }
                return .none
            }
            if let windowEnd, now < windowEnd {
                waiting = input
                return .at(windowEnd)
            }
            windowEnd = now.advanced(by: plan.interval)
            return .now
        }
        switch turn {
        case .now: plan.scheduler.schedule { [weak self] in self?.deliver(input) }
        case .at(let date): plan.scheduler.schedule(after: date) { [weak self] in self?.closeWindow() }
        case .none: break
        }
        return .none
    }

    private func closeWindow() {
        let now = plan.scheduler.now
        let (value, end) = lock.withLock {
            windowEnd = now.advanced(by: plan.interval)
            return (waiting.take(), ending.take())
        }
        if let value { deliver(value) }
        if let end { finish(end) }
    }

    private func deliver(_ value: Upstream.Output) {
        delivery.withLock {
            let isWanted = lock.withLock {
                guard demand > 0 else { return false }
                demand -= 1
                return true
            }
            guard isWanted, gate.isOpen else { return }
            let more = downstream.receive(value)
            lock.withLock { demand += more }
        }
    }

    /// A normal end waits for the value that waits.
    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        gate.upstreamEnded()
        let isLater = lock.withLock {
            guard case .finished = completion, waiting != nil else { return false }
            ending = completion
            return true
        }
        if !isLater { plan.scheduler.schedule { [self] in finish(completion) } }
    }

    private func finish(_ completion: Subscribers.Completion<Upstream.Failure>) {
        delivery.withLock {
            if gate.close() != nil { downstream.receive(completion: completion) }
        }
    }
}
