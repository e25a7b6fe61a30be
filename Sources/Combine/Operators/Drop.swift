extension Publishers {
    /// Leaves out a number of values at the start.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many are left out.
        public let count: Int

        /// Leaves out the first values of a publisher.
        public init(upstream: Upstream, count: Int) {
            precondition(count >= 0, "The number of values to drop cannot be negative, it was \(count).")
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.steps(subscriber) { value in
                guard left > 0 else { return .emit(value) }
                left -= 1
                return .skip
            }
        }
    }

    /// Leaves out values as long as a closure is true.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value at the start is left out.
        public let predicate: (Output) -> Bool

        /// Leaves out values at the start of a publisher.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var dropping = true
            upstream.steps(subscriber) { value in
                if dropping { dropping = predicate(value) }
                return dropping ? .skip : .emit(value)
            }
        }
    }

    /// Leaves out values as long as a closure is true; an error that it throws ends the sequence.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value at the start is left out.
        public let predicate: (Output) throws -> Bool

        /// Leaves out values at the start of a publisher.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            var dropping = true
            upstream.trySteps(subscriber) { value in
                if dropping { dropping = try predicate(value) }
                return dropping ? .skip : .emit(value)
            }
        }
    }
}

extension Publisher {
    /// Leaves out the first `count` values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values as long as a closure is true.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves out values as long as a closure is true; an error that it throws ends the sequence.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
