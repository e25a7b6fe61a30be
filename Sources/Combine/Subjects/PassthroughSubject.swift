/// A subject that passes each value to the subscribers of that moment, and keeps none.
///
/// A subscriber without demand misses the value. Values may be sent from any thread, also by a subscriber while it receives.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let core = SubjectCore<Output, Failure>()

    /// Makes a subject without subscribers.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.attach(subscriber) { nil }
    }

    public func send(_ value: Output) { core.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { core.finish(completion) }
    public func send(subscription: any Subscription) { core.feed(from: subscription) }
}
