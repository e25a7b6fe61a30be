extension Optional {
    /// A publisher of the value of an optional, if there is one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        /// The value, or nil.
        public let output: Wrapped?

        /// Publishes an optional's value.
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            guard let output else { return Empty<Wrapped, Never>().receive(subscriber: subscriber) }
            Just(output).receive(subscriber: subscriber)
        }
    }

    /// A publisher of the value, if there is one; it finishes at once without.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
