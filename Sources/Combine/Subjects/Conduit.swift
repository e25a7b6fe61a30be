import Foundation

/// The subscription of one subscriber to a subject: counts its demand and delivers to it.
class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
    func offer(_ value: Output) { preconditionFailure("abstract") }
    func finish(_ completion: Subscribers.Completion<Failure>) { preconditionFailure("abstract") }
    func request(_ demand: Subscribers.Demand) { preconditionFailure("abstract") }
    func cancel() { preconditionFailure("abstract") }
}

/// A conduit to a subscriber of a known type.
///
/// What a subscriber did not demand is lost, or, where the subject has a current value (`kept`), the latest is kept until
/// the next demand. The delivery lock is shared by the conduits of a subject, so that no subscriber is called by two
/// threads at once; it is recursive, so that a subscriber may send; `cancel` does not take it, so it never blocks.
final class SubscriberConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure>,
    CustomStringConvertible, @unchecked Sendable
{
    private let lock = NSLock()
    private let delivery: NSRecursiveLock
    private weak var core: SubjectCore<Downstream.Input, Downstream.Failure>?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var pending: Downstream.Input?
    private let keepsLatest: Bool

    init(_ downstream: Downstream, core: SubjectCore<Downstream.Input, Downstream.Failure>, kept: Downstream.Input?) {
        self.downstream = downstream
        self.core = core
        delivery = core.delivery
        pending = kept
        keepsLatest = kept != nil
    }

    var description: String { "Subject" }

    override func offer(_ value: Downstream.Input) {
        delivery.withLock {
            let target: Downstream? = lock.withLock {
                guard demand > 0 else {
                    if keepsLatest, downstream != nil { pending = value }
                    return nil
                }
                demand -= 1
                pending = nil
                return downstream
            }
            guard let target else { return }
            let more = target.receive(value)
            if more > 0 { request(more) }
        }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.withLock {
            let target = lock.withLock { downstream.take() }
            target?.receive(completion: completion)
        }
    }

    override func request(_ more: Subscribers.Demand) {
        precondition(more > 0, "A subscriber must demand at least one value when it calls request(_:).")
        let value: Downstream.Input? = lock.withLock {
            demand += more
            return pending.take()
        }
        if let value { offer(value) }
    }

    override func cancel() {
        let target: Downstream? = lock.withLock {
            pending = nil
            return downstream.take()
        }
        if target != nil { core?.remove(self) }
    }
}
