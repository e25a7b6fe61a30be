import Foundation

/// The base of most operators: the subscriber of the upstream and the subscription of the downstream in one object.
///
/// It lets one subscription in, passes demand and cancellation up, and after completion or cancellation passes nothing
/// more. An operator overrides what it does otherwise. The object below holds this one, and this one the object below,
/// until the end: each lets go of its upstream then.
class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
    @unchecked Sendable
{
    final let downstream: Downstream
    final let gate = Gate()
    final let lock = NSLock()

    init(_ downstream: Downstream) { self.downstream = downstream }

    var description: String { String(describing: type(of: self)) }

    final func receive(subscription: any Subscription) {
        guard gate.open(subscription) else { return subscription.cancel() }
        begin(subscription)
    }

    /// Called when the upstream's subscription is there.
    func begin(_ subscription: any Subscription) { downstream.receive(subscription: self) }

    func receive(_ input: Input) -> Subscribers.Demand { preconditionFailure("abstract") }

    func receive(completion: Subscribers.Completion<Failure>) { preconditionFailure("abstract") }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must demand at least one value when it calls request(_:).")
        gate.subscription?.request(demand)
    }

    func cancel() { gate.close()?.cancel() }

    /// Ends on the operator's own account: cancels the upstream, and completes the downstream unless it was over.
    final func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let upstream = gate.close() else { return }
        upstream.cancel()
        downstream.receive(completion: completion)
    }
}
