import Foundation

extension Publishers {
    /// Passes a value when no other came for a time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How long it must be quiet.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Where the time is measured and values are delivered.
        public let scheduler: Context
        /// How they are scheduled.
        public let options: Context.SchedulerOptions?

        /// Waits for a publisher to be quiet.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DebounceStage(subscriber, plan: self))
        }
    }
}

extension Publisher {
    /// Passes a value when no other came for `dueTime`. A value that still waits when the publisher ends is lost.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

private final class DebounceStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
    Stage<Upstream.Output, Upstream.Failure, Downstream>, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let plan: Publishers.Debounce<Upstream, Context>
    private let delivery = NSRecursiveLock()
    // Guarded by `lock`.
    private var demand = Subscribers.Demand.none
    private var waiting: Upstream.Output?
    private var number = 0

    init(_ downstream: Downstream, plan: Publishers.Debounce<Upstream, Context>) {
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

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard gate.isOpen else { return .none }
        let mine = lock.withLock {
            number += 1
            waiting = input
            return number
        }
        plan.scheduler.schedule(
            after: plan.scheduler.now.advanced(by: plan.dueTime), tolerance: plan.scheduler.minimumTolerance,
            options: plan.options
        ) { [weak self] in self?.settle(mine) }
        return .none
    }

    private func settle(_ mine: Int) {
        delivery.withLock {
            let value: Upstream.Output? = lock.withLock {
                guard number == mine, let value = waiting.take(), demand > 0 else { return nil }
                demand -= 1
                return value
            }
            guard let value, gate.isOpen else { return }
            let more = downstream.receive(value)
            lock.withLock { demand += more }
        }
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        gate.upstreamEnded()
        lock.withLock { waiting = nil }
        plan.scheduler.schedule(options: plan.options) { [self] in
            delivery.withLock {
                if gate.close() != nil { downstream.receive(completion: completion) }
            }
        }
    }

    override func cancel() {
        lock.withLock { waiting = nil }
        super.cancel()
    }
}
