extension Publishers {
    /// Ends when no value comes for a time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How long a value may take.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where the time is measured.
        public let scheduler: Context
        /// How that is scheduled.
        public let options: Context.SchedulerOptions?
        /// What makes the failure; nil to finish instead.
        public let customError: (() -> Failure)?

        /// Ends a publisher that is too slow.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeoutStage(subscriber, plan: self))
        }
    }
}

extension Publisher {
    /// Ends when no value comes for a time: with the error of a closure, or by finishing if there is none.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

private final class TimeoutStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
    Stage<Upstream.Output, Upstream.Failure, Downstream>, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let plan: Publishers.Timeout<Upstream, Context>
    // Guarded by `lock`.
    private var number = 0

    init(_ downstream: Downstream, plan: Publishers.Timeout<Upstream, Context>) {
        self.plan = plan
        super.init(downstream)
    }

    override func begin(_ subscription: any Subscription) {
        wait()
        super.begin(subscription)
    }

    private func wait() {
        let mine = lock.withLock {
            number += 1
            return number
        }
        plan.scheduler.schedule(
            after: plan.scheduler.now.advanced(by: plan.interval), tolerance: plan.scheduler.minimumTolerance,
            options: plan.options
        ) { [weak self] in self?.expire(mine) }
    }

    private func expire(_ mine: Int) {
        guard lock.withLock({ number == mine }), gate.isOpen else { return }
        end(plan.customError.map { .failure($0()) } ?? .finished)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard gate.isOpen else { return .none }
        wait()
        return downstream.receive(input)
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if gate.close() != nil { downstream.receive(completion: completion) }
    }
}
