import Foundation

/// A subject that has a current value, which a new subscriber receives first.
///
/// The value is stored before the subscribers receive it. A subscriber without demand later receives only the latest.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let core = SubjectCore<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    /// Makes a subject with its first value.
    public init(_ value: Output) { current = value }

    /// The current value; setting it sends it. After the end it no longer changes.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.attach(subscriber) { value }
    }

    public func send(_ value: Output) {
        // The old value is freed outside the locks: its deinit may be anyone's code.
        let old = self.value
        core.send(value) { lock.withLock { current = value } }
        withExtendedLifetime(old) {}
    }

    public func send(completion: Subscribers.Completion<Failure>) { core.finish(completion) }
    public func send(subscription: any Subscription) { core.feed(from: subscription) }
}
