import Foundation

/// The subscription to the elements of a sequence: delivers as many as are demanded, then finishes.
///
/// One thread drains at a time; demand that arrives meanwhile, also from inside the subscriber, is served by that loop.
final class SequenceSubscription<Downstream: Subscriber, Elements: IteratorProtocol>: Subscription,
    CustomStringConvertible, @unchecked Sendable
where Elements.Element == Downstream.Input {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var elements: Elements
    private var next: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isDraining = false
    private let name: String

    /// The iterator is asked for one element ahead, so that the end follows the last value without further demand.
    init(_ downstream: Downstream, _ elements: Elements, name: String = "Sequence") {
        self.downstream = downstream
        self.elements = elements
        self.name = name
        next = self.elements.next()
    }

    /// Whether there is no element at all.
    var isEmpty: Bool { next == nil }

    var description: String { name }

    func request(_ more: Subscribers.Demand) {
        precondition(more > 0, "A subscriber must demand at least one value when it calls request(_:).")
        let drain = lock.withLock {
            demand += more
            defer { isDraining = true }
            return !isDraining
        }
        if drain { self.drain() }
    }

    private func drain() {
        while true {
            let turn: (Downstream, Elements.Element)? = lock.withLock {
                guard let downstream, demand > 0, let value = next else {
                    isDraining = false
                    return nil
                }
                demand -= 1
                return (downstream, value)
            }
            guard let (target, value) = turn else { return }
            // The iterator is anyone's code: it runs outside the lock; only the draining thread touches it.
            let following = elements.next()
            lock.withLock { next = following }
            let more = target.receive(value)
            lock.withLock { demand += more }
            if following == nil {
                lock.withLock { downstream.take() }?.receive(completion: .finished)
            }
        }
    }

    func cancel() {
        _ = lock.withLock { downstream.take() }
    }
}
