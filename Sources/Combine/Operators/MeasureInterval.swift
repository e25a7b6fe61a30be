extension Publishers {
    /// Publishes the time from one value to the next.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure
        /// Whose values are timed.
        public let upstream: Upstream
        /// Where the time is measured.
        public let scheduler: Context

        /// Times a publisher.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let scheduler = scheduler
            var last = scheduler.now
            upstream.steps(subscriber) { _ in
                let now = scheduler.now
                defer { last = now }
                return .emit(last.distance(to: now))
            }
        }
    }
}

extension Publisher {
    /// Publishes the time from the subscription to the first value, then from one value to the next.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
