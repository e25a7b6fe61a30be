extension Publishers {
    /// Calls closures at the events of a subscription, which pass unchanged.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Output) -> Void)?
        /// Called with the end.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when the downstream cancels.
        public var receiveCancel: (() -> Void)?
        /// Called with each demand by `request(_:)`.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Calls closures at the events of a publisher's subscriptions.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(HandleEventsStage(subscriber, events: self))
        }
    }
}

extension Publisher {
    /// Calls closures at the events of a subscription, which pass unchanged.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}

private final class HandleEventsStage<Upstream: Publisher, Downstream: Subscriber>:
    Stage<Upstream.Output, Upstream.Failure, Downstream>, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    // Guarded by `lock`; let go of at the end, as the closures may hold the subscriber's owner.
    private var kept: Publishers.HandleEvents<Upstream>?

    init(_ downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
        kept = events
        super.init(downstream)
    }

    private var events: Publishers.HandleEvents<Upstream>? { lock.withLock { kept } }

    override func begin(_ subscription: any Subscription) {
        events?.receiveSubscription?(subscription)
        super.begin(subscription)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard gate.isOpen else { return .none }
        events?.receiveOutput?(input)
        guard gate.isOpen else { return .none }
        return downstream.receive(input)
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard gate.close() != nil else { return }
        lock.withLock { kept.take() }?.receiveCompletion?(completion)
        downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        events?.receiveRequest?(demand)
        super.request(demand)
    }

    override func cancel() {
        guard let upstream = gate.close() else { return }
        lock.withLock { kept.take() }?.receiveCancel?()
        upstream.cancel()
    }
}
