extension Publishers {
    /// Subscribes, demands and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Where it is subscribed to.
        public let scheduler: Context
        /// How that is scheduled.
        public let options: Context.SchedulerOptions?

        /// Subscribes to a publisher on a scheduler.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stage = SubscribeOnStage<Upstream, S, Context>(subscriber, scheduler: scheduler, options: options)
            let upstream = upstream
            scheduler.schedule(options: options) { upstream.subscribe(stage) }
        }
    }
}

extension Publisher {
    /// Subscribes, demands and cancels on a scheduler. Where the values arrive is the publisher's matter.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

private final class SubscribeOnStage<Upstream: Publisher, Downstream: Subscriber, Context: Scheduler>:
    Stage<Upstream.Output, Upstream.Failure, Downstream>, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        gate.isOpen ? downstream.receive(input) : .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if gate.close() != nil { downstream.receive(completion: completion) }
    }

    override func request(_ demand: Subscribers.Demand) {
        scheduler.schedule(options: options) { [gate] in gate.subscription?.request(demand) }
    }

    override func cancel() {
        guard let upstream = gate.close() else { return }
        scheduler.schedule(options: options) { upstream.cancel() }
    }
}
