/// A publisher that code outside feeds by calling `send`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Delivers a value to the subscribers.
    func send(_ value: Output)
    /// Ends the sequence for all subscribers, present and future. Later sends do nothing.
    func send(completion: Subscribers.Completion<Failure>)
    /// Gives the subject the subscription of an upstream publisher that feeds it.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Delivers the value `()`.
    public func send() { send(()) }
}

/// The subscriber that passes everything from an upstream publisher on to a subject.
final class SubjectFeed<S: Subject>: Subscriber, Cancellable, @unchecked Sendable {
    private let gate = Gate()
    private let subject: S

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        guard gate.open(subscription) else { return subscription.cancel() }
        subject.send(subscription: FeedLine(gate: gate))
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        if gate.isOpen { subject.send(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        if gate.close() != nil { subject.send(completion: completion) }
    }

    func cancel() { gate.close()?.cancel() }
}

/// What a subject keeps of a feed's subscription: nothing of it is left when the feed has ended, so that the subject, the
/// feed and the chain between them do not keep each other.
struct FeedLine: Subscription {
    let gate: Gate
    var combineIdentifier: CombineIdentifier { CombineIdentifier(gate) }
    func request(_ demand: Subscribers.Demand) { gate.subscription?.request(demand) }
    func cancel() { gate.close()?.cancel() }
}
