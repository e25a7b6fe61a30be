/// A type that delivers a sequence of values over time to its subscribers.
///
/// A publisher is a recipe: nothing happens until a subscriber asks for it with `subscribe(_:)`.
public protocol Publisher<Output, Failure> {
    /// The kind of values delivered.
    associatedtype Output
    /// The kind of error that may end the sequence; `Never` if none can.
    associatedtype Failure: Error

    /// Attaches a subscriber. Called by `subscribe(_:)`; implement this one, call the other.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Feeds a subject with everything this publisher delivers.
    /// - Returns: what keeps the feed alive; the subject itself is not finished when it is cancelled.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let feed = SubjectFeed(subject)
        receive(subscriber: feed)
        return AnyCancellable(feed)
    }
}

/// The namespace of the operators' types.
public enum Publishers {}
