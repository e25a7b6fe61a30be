extension Publishers {
    /// Passes the values whose positions lie in a range, and finishes after the last of them.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The positions that pass, from 0.
        public let range: CountableRange<Int>

        /// Passes a range of a publisher's values.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0, "A position of a value cannot be negative, it was \(range.lowerBound).")
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else {
                return Empty<Output, Failure>().receive(subscriber: subscriber)
            }
            let range = range
            var position = -1
            upstream.steps(subscriber) { value in
                position += 1
                if position < range.lowerBound { return .skip }
                return position + 1 == range.upperBound ? .emitLast(value) : .emit(value)
            }
        }
    }
}

extension Publisher {
    /// Passes the first values, at most `maxLength`, and finishes then.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: 0..<maxLength)
    }

    /// Passes only the value at a position, counted from 0.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Passes only the values at positions in a range, counted from 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
