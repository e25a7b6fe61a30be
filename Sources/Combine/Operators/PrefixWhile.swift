extension Publishers {
    /// Passes values as long as a closure is true, then finishes.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value passes.
        public let predicate: (Output) -> Bool

        /// Passes the start of a publisher's values.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.steps(subscriber) { predicate($0) ? .emit($0) : .finish }
        }
    }

    /// Passes values as long as a closure is true, then finishes; an error that it throws ends the sequence.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value passes.
        public let predicate: (Output) throws -> Bool

        /// Passes the start of a publisher's values.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            upstream.trySteps(subscriber) { try predicate($0) ? .emit($0) : .finish }
        }
    }
}

extension Publisher {
    /// Passes values as long as a closure is true, then finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Passes values as long as a closure is true, then finishes; an error that it throws ends the sequence.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
