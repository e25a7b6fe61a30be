import Foundation

extension Subscribers {
    /// A subscriber that demands without limit and calls closures. It lets go of the closures at the end.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        @unchecked Sendable
    {
        private let gate = Gate()
        private let lock = NSLock()
        private var handlers: (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?

        /// What is called with each value.
        public var receiveValue: (Input) -> Void { lock.withLock { handlers }?.value ?? { _ in } }
        /// What is called at the end.
        public var receiveCompletion: (Completion<Failure>) -> Void {
            lock.withLock { handlers }?.completion ?? { _ in }
        }

        /// Makes a sink of two closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            handlers = (receiveValue, receiveCompletion)
        }

        /// `Sink`.
        public var description: String { "Sink" }

        public func receive(subscription: any Subscription) {
            guard gate.open(subscription) else { return subscription.cancel() }
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Demand {
            lock.withLock { handlers }?.value(value)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let taken = lock.withLock { handlers.take() }
            _ = gate.close()
            taken?.completion(completion)
        }

        public func cancel() {
            let taken = lock.withLock { handlers.take() }
            gate.close()?.cancel()
            withExtendedLifetime(taken) {}
        }
    }
}

extension Publisher {
    /// Calls closures with each value and with the end, until the returned object is cancelled or let go.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the returned object is cancelled or let go.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
