extension Publishers {
    /// Publishes a value if the upstream finishes without one.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The value that stands for none.
        public let output: Output

        /// Replaces the missing value of an empty publisher.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay(subscriber)
            let output = output
            var isEmpty = true
            subscriber.receive(subscription: relay)
            relay.follow(
                upstream.map { value in
                    isEmpty = false
                    return value
                }
            ) { [unowned relay] end in
                guard case .finished = end, isEmpty else { return relay.finish(end) }
                relay.follow(Just(output)) { [unowned relay] _ in relay.finish(.finished) }
            }
        }
    }
}

extension Publisher {
    /// Publishes a value if this publisher finishes without one.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
