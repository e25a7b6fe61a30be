extension Publishers {
    /// Subscribes again when the upstream fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How often it is tried again; nil for no limit.
        public let retries: Int?

        /// Retries a publisher.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay(subscriber)
            subscriber.receive(subscription: relay)
            attempt(relay, left: retries)
        }

        private func attempt<S: Subscriber>(_ relay: Relay<S>, left: Int?)
        where S.Input == Output, S.Failure == Failure {
            relay.follow(upstream) { [unowned relay] end in
                guard case .failure = end, left.map({ $0 > 0 }) ?? true else { return relay.finish(end) }
                attempt(relay, left: left.map { $0 - 1 })
            }
        }
    }
}

extension Publisher {
    /// Subscribes again when this publisher fails, up to `retries` times; then the failure passes.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
