extension Publishers {
    /// Combines all values to one result, published at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value is combined with; the result if there is none.
        public let initial: Output
        /// What makes a result of the result before and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Combines the values of a publisher.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let next = nextPartialResult
            var result = initial
            upstream.reduction(subscriber) { value in
                result = next(result, value)
                return .more
            } result: {
                result
            }
        }
    }

    /// Combines all values to one result, published at the end; a thrown error ends the sequence.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value is combined with; the result if there is none.
        public let initial: Output
        /// What makes a result of the result before and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Combines the values of a publisher.
        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let next = nextPartialResult
            var result = initial
            upstream.tryReduction(subscriber) { value in
                result = try next(result, value)
                return .more
            } result: {
                result
            }
        }
    }

    /// Counts the values.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// Counts the values of a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
            Reduce(upstream: upstream, initial: 0) { count, _ in count + 1 }.receive(subscriber: subscriber)
        }
    }

    /// Collects all values into one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// Collects the values of a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var all: [Upstream.Output] = []
            upstream.reduction(subscriber) { value in
                all.append(value)
                return .more
            } result: {
                all
            }
        }
    }

    /// Leaves out all values; only the end passes.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// Ignores the values of a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
            upstream.reduction(subscriber) { _ in
                .more
            } result: {
                nil
            }
        }
    }
}

extension Publisher {
    /// Combines all values to one result, published at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines all values to one result, published at the end; a thrown error ends the sequence.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Publishes the number of values at the end.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

    /// Publishes all values as one array at the end. Memory grows with the number of values.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Leaves out all values; only the end passes.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
