extension Result {
    /// A publisher of the value of a result, or of its failure.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        /// The result.
        public let result: Result<Success, Failure>

        /// Publishes a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Publishes a value.
        public init(_ output: Success) { self.init(.success(output)) }
        /// Fails with an error.
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let output):
                let once = SequenceSubscription(subscriber, CollectionOfOne(output).makeIterator(), name: "Once")
                subscriber.receive(subscription: once)
            case .failure(let error):
                Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }

    /// A publisher of the value, or of the failure.
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
