extension Publishers {
    /// Changes each value with a closure and leaves out nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What makes an output, or nil, of an input.
        public let transform: (Upstream.Output) -> Output?

        /// Changes each value of a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.steps(subscriber) { transform($0).map { .emit($0) } ?? .skip }
        }
    }

    /// Changes each value with a closure and leaves out nil; an error that it throws ends the sequence.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What makes an output, or nil, of an input.
        public let transform: (Upstream.Output) throws -> Output?

        /// Changes each value of a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let transform = transform
            upstream.trySteps(subscriber) { try transform($0).map { .emit($0) } ?? .skip }
        }
    }
}

extension Publisher {
    /// Changes each value with a closure and leaves out nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Changes each value with a closure and leaves out nil; an error that it throws ends the sequence.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
