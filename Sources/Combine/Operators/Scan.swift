extension Publishers {
    /// Combines each value with the result so far and publishes each result.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value is combined with.
        public let initialResult: Output
        /// What makes a result of the result before and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Combines the values of a publisher one after another.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let next = nextPartialResult
            var result = initialResult
            upstream.steps(subscriber) { value in
                result = next(result, value)
                return .emit(result)
            }
        }
    }

    /// Combines each value with the result so far and publishes each result; a thrown error ends the sequence.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value is combined with.
        public let initialResult: Output
        /// What makes a result of the result before and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Combines the values of a publisher one after another.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let next = nextPartialResult
            var result = initialResult
            upstream.trySteps(subscriber) { value in
                result = try next(result, value)
                return .emit(result)
            }
        }
    }
}

extension Publisher {
    /// Combines each value with the result so far and publishes each result.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines each value with the result so far and publishes each result; a thrown error ends the sequence.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
