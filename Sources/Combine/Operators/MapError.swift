extension Publishers {
    /// Changes the error that ends the sequence.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output
        /// Where the values come from.
        public let upstream: Upstream
        /// What makes the new error of the old.
        public let transform: (Upstream.Failure) -> Failure

        /// Changes the error of a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ElementStage(subscriber, failure: transform, next: { .emit($0) }))
        }
    }

    /// Gives a publisher that cannot fail an error type.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        /// Where the values come from.
        public let upstream: Upstream

        /// Gives a publisher an error type.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Gives the publisher another error type.
        public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
            SetFailureType<Upstream, E>(upstream: upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ElementStage<Output, Never, S>(subscriber, failure: impossible, next: { .emit($0) }))
        }
    }
}

/// The failure of what cannot fail.
private func impossible<Failure>(_ never: Never) -> Failure {}

extension Publisher {
    /// Changes the error that ends the sequence.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Gives this publisher, which cannot fail, an error type, to go with others that can.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
