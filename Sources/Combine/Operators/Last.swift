extension Publishers {
    /// Passes the last value, at the end.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// Passes the last value of a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            LastWhere(upstream: upstream) { _ in true }.receive(subscriber: subscriber)
        }
    }

    /// Passes the last value for which a closure is true, at the end.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value may be the one.
        public let predicate: (Output) -> Bool

        /// Looks for a value of a publisher.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var last: Output?
            upstream.reduction(subscriber) { value in
                if predicate(value) { last = value }
                return .more
            } result: {
                last
            }
        }
    }

    /// Passes the last value for which a closure is true, at the end; an error that it throws ends the sequence.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value may be the one.
        public let predicate: (Output) throws -> Bool

        /// Looks for a value of a publisher.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            var last: Output?
            upstream.tryReduction(subscriber) { value in
                if try predicate(value) { last = value }
                return .more
            } result: {
                last
            }
        }
    }
}

extension Publisher {
    /// Passes the last value, at the end.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Passes the last value for which a closure is true, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Passes the last value for which a closure is true, at the end; an error that it throws ends the sequence.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
