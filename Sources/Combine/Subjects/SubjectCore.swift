import Foundation

/// What all subjects share: the subscribers in the order they came, the end, and the upstreams that feed it.
///
/// Cost of a send: proportional to the number of subscribers; of a cancellation too.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
    /// Held while subscribers are called: senders on other threads wait. Always taken before `lock`.
    let delivery = NSRecursiveLock()
    private let lock = NSLock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// Whether the sequence has ended.
    var isComplete: Bool { lock.withLock { completion != nil } }

    /// The subscribers of this moment.
    var present: [Conduit<Output, Failure>] { lock.withLock { conduits } }

    /// Adds a subscriber; one that comes after the end receives the end at once. `kept` is read inside the delivery
    /// lock: no value sent meanwhile on another thread can fall between it and the subscription.
    func attach<S: Subscriber>(_ subscriber: S, kept: () -> Output?) where S.Input == Output, S.Failure == Failure {
        let end: Subscribers.Completion<Failure>? = delivery.withLock {
            if let end = lock.withLock({ completion }) { return end }
            let conduit = SubscriberConduit(subscriber, core: self, kept: kept())
            lock.withLock { conduits.append(conduit) }
            subscriber.receive(subscription: conduit)
            return nil
        }
        if let end {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: end)
        }
    }

    func remove(_ conduit: Conduit<Output, Failure>) {
        lock.withLock { conduits.removeAll { $0 === conduit } }
    }

    /// Delivers to the subscribers of this moment. `store` runs before, in the same turn.
    func send(_ value: Output, store: () -> Void = {}) {
        delivery.withLock {
            let targets: [Conduit<Output, Failure>] = lock.withLock {
                guard completion == nil else { return [] }
                store()
                return conduits
            }
            for conduit in targets { conduit.offer(value) }
        }
    }

    func finish(_ end: Subscribers.Completion<Failure>) {
        delivery.withLock {
            let (targets, sources): ([Conduit<Output, Failure>], [any Subscription]) = lock.withLock {
                guard completion == nil else { return ([], []) }
                completion = end
                defer { (conduits, upstreams) = ([], []) }
                return (conduits, upstreams)
            }
            for conduit in targets { conduit.finish(end) }
            for source in sources { source.cancel() }
        }
    }

    /// Takes an upstream and demands all it has.
    func feed(from upstream: any Subscription) {
        lock.withLock {
            upstreams.removeAll { ($0 as? FeedLine)?.gate.isClosed ?? false }
            upstreams.append(upstream)
        }
        upstream.request(.unlimited)
    }
}
