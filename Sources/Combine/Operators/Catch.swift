extension Publishers {
    /// Goes on with another publisher when the upstream fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
        /// Where the values come from at first.
        public let upstream: Upstream
        /// What makes the publisher to go on with.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Handles a publisher's failure.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay(subscriber)
            let handler = handler
            subscriber.receive(subscription: relay)
            relay.follow(upstream) { [unowned relay] end in
                guard case .failure(let error) = end else { return relay.finish(.finished) }
                relay.follow(handler(error)) { [unowned relay] in relay.finish($0) }
            }
        }
    }

    /// Goes on with another publisher when the upstream fails; the handler may throw another error.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from at first.
        public let upstream: Upstream
        /// What makes the publisher to go on with.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Handles a publisher's failure.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let relay = Relay(subscriber)
            let handler = handler
            subscriber.receive(subscription: relay)
            relay.follow(upstream) { [unowned relay] end in
                guard case .failure(let error) = end else { return relay.finish(.finished) }
                do {
                    relay.follow(try handler(error)) { [unowned relay] in relay.finish($0.mapFailure { $0 }) }
                } catch {
                    relay.finish(.failure(error))
                }
            }
        }
    }

    /// Publishes a value instead of a failure, and finishes.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        /// Where the values come from.
        public let upstream: Upstream
        /// The value that stands for a failure.
        public let output: Output

        /// Replaces a publisher's failure.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            let output = output
            Catch(upstream: upstream) { _ in Just(output) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Goes on with another publisher when this one fails.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher when this one fails; the handler may throw another error.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Publishes a value instead of a failure, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
