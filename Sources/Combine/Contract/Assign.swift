import Foundation

extension Subscribers {
    /// A subscriber that writes each value to a property. It holds the object strongly until the end.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, @unchecked Sendable {
        public typealias Failure = Never
        private let gate = Gate()
        private let lock = NSLock()
        private var target: Root?

        /// The object written to; nil after the end.
        public var object: Root? { lock.withLock { target } }
        /// The property written.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Makes a subscriber for a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// `Assign`.
        public var description: String { "Assign" }

        public func receive(subscription: any Subscription) {
            guard gate.open(subscription) else { return subscription.cancel() }
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) { cancel() }

        public func cancel() {
            let old = lock.withLock { target.take() }
            gate.close()?.cancel()
            withExtendedLifetime(old) {}
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property, until the returned object is cancelled or let go. The object is held strongly.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
