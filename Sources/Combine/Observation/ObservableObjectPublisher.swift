/// The publisher that tells that an observable object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let core = SubjectCore<Void, Never>()

    /// Makes a publisher without subscribers.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        core.attach(subscriber) { nil }
    }

    /// Tells the subscribers that the object is about to change.
    public func send() { core.send(()) }
}
