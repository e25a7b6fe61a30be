extension Publishers {
    /// Publishes the greatest of all values, or the least, at the end.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether the second value takes the place of the first.
        public let areInIncreasingOrder: (Output, Output) -> Bool

        /// Keeps the value that no other takes the place of; among equals the first.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let replaces = areInIncreasingOrder
            var best: Output?
            upstream.reduction(subscriber) { value in
                if best.map({ replaces($0, value) }) ?? true { best = value }
                return .more
            } result: {
                best
            }
        }
    }

    /// Publishes the greatest of all values, or the least, at the end; a thrown error ends the sequence.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether the second value takes the place of the first.
        public let areInIncreasingOrder: (Output, Output) throws -> Bool

        /// Keeps the value that no other takes the place of.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let replaces = areInIncreasingOrder
            var best: Output?
            upstream.tryReduction(subscriber) { value in
                if try best.map({ try replaces($0, value) }) ?? true { best = value }
                return .more
            } result: {
                best
            }
        }
    }
}

extension Publisher where Output: Comparable {
    /// Publishes the least value at the end; nothing if there was none.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
    /// Publishes the greatest value at the end; nothing if there was none.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    /// Publishes the least value in the order of a closure at the end.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Publishes the greatest value in the order of a closure at the end.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Publishes the least value in the order of a closure at the end; a thrown error ends the sequence.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Publishes the greatest value in the order of a closure at the end; a thrown error ends the sequence.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
