/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    public typealias Failure = any Error

    private let publisher: P

    /// Makes a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Waits for one value after another. Subscribed until it is let go, or its task is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: Inbox<P.Output, P.Failure>
        private let lifetime: AnyCancellable

        init(_ publisher: P) {
            let inbox = Inbox<P.Output, P.Failure>()
            publisher.subscribe(inbox)
            self.inbox = inbox
            lifetime = AnyCancellable { inbox.cancel() }
        }

        /// The next value, or nil at the end or when the task is cancelled. Throws the publisher's failure, once.
        public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

        /// The next value, or nil at the end or when the task is cancelled. Throws the publisher's failure, once.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
            try await inbox.next(isolation: actor)?.get()
        }
    }
}

extension Publisher {
    /// The values, for `for try await`.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
