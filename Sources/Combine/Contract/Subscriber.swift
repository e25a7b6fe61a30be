/// A type that receives a subscription, then values as far as it demanded them, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values received.
    associatedtype Input
    /// The kind of error received.
    associatedtype Failure: Error

    /// Hands over the subscription by which the subscriber demands values or cancels. Called once, first.
    func receive(subscription: any Subscription)
    /// Hands over a value. Returns how many values more than already demanded are wanted.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Tells that no value will follow. Called at most once, last.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Hands over the value `()`.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the subscribers' types.
public enum Subscribers {}
