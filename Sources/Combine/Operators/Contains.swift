extension Publishers {
    /// Publishes whether a value is among those of the upstream: true at once, false at the end.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The value looked for.
        public let output: Upstream.Output

        /// Looks for a value.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
            let output = output
            upstream.reduction(subscriber) {
                $0 == output ? .done(true) : .more
            } result: {
                false
            }
        }
    }

    /// Publishes whether a closure is true for some value: true at once, false at the end.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value is one looked for.
        public let predicate: (Upstream.Output) -> Bool

        /// Looks for a value.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
            let predicate = predicate
            upstream.reduction(subscriber) {
                predicate($0) ? .done(true) : .more
            } result: {
                false
            }
        }
    }

    /// Publishes whether a closure is true for some value; a thrown error ends the sequence.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value is one looked for.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Looks for a value.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
            let predicate = predicate
            upstream.tryReduction(subscriber) {
                try predicate($0) ? .done(true) : .more
            } result: {
                false
            }
        }
    }

    /// Publishes whether a closure is true for all values: false at once, true at the end.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What all values are asked.
        public let predicate: (Upstream.Output) -> Bool

        /// Asks all values.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
            let predicate = predicate
            upstream.reduction(subscriber) {
                predicate($0) ? .more : .done(false)
            } result: {
                true
            }
        }
    }

    /// Publishes whether a closure is true for all values; a thrown error ends the sequence.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What all values are asked.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Asks all values.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
            let predicate = predicate
            upstream.tryReduction(subscriber) {
                try predicate($0) ? .more : .done(false)
            } result: {
                true
            }
        }
    }
}

extension Publisher where Output: Equatable {
    /// Publishes whether a value is among the values: true at once, false at the end.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Publishes whether a closure is true for some value: true at once, false at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Publishes whether a closure is true for some value; a thrown error ends the sequence.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Publishes whether a closure is true for all values: false at once, true at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Publishes whether a closure is true for all values; a thrown error ends the sequence.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
