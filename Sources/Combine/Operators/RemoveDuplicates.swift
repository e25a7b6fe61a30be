extension Publishers {
    /// Leaves out values that a closure calls equal to the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether the second value is the same as the first.
        public let predicate: (Output, Output) -> Bool

        /// Leaves out repetitions of a publisher.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var last: Output?
            upstream.steps(subscriber) { value in
                if let last, predicate(last, value) { return .skip }
                last = value
                return .emit(value)
            }
        }
    }

    /// Leaves out values that a closure calls equal to the one before; an error that it throws ends the sequence.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether the second value is the same as the first.
        public let predicate: (Output, Output) throws -> Bool

        /// Leaves out repetitions of a publisher.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            var last: Output?
            upstream.trySteps(subscriber) { value in
                if let last, try predicate(last, value) { return .skip }
                last = value
                return .emit(value)
            }
        }
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out values equal to the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: ==)
    }
}

extension Publisher {
    /// Leaves out values that a closure calls equal to the one before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out values that a closure calls equal to the one before; an error that it throws ends the sequence.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
