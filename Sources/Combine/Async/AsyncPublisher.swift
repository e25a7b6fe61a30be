/// The values of a publisher that cannot fail, for `for await`.
///
/// Each iteration demands one value and waits for it; a value that comes while no one waits is the publisher's matter.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    public typealias Failure = Never

    private let publisher: P

    /// Makes a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Waits for one value after another. Subscribed until it is let go, or its task is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: Inbox<P.Output, Never>
        private let lifetime: AnyCancellable

        init(_ publisher: P) {
            let inbox = Inbox<P.Output, Never>()
            publisher.subscribe(inbox)
            self.inbox = inbox
            lifetime = AnyCancellable { inbox.cancel() }
        }

        /// The next value, or nil at the end or when the task is cancelled.
        public mutating func next() async -> P.Output? { await next(isolation: nil) }

        /// The next value, or nil at the end or when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            switch await inbox.next(isolation: actor) {
            case .success(let value)?: value
            case nil: nil
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
