import Foundation

/// The subscription that joins the values of several upstreams into one: `combineLatest` and `zip`.
///
/// Demand goes to each upstream as it is. The downstream gets its subscription when all upstreams are attached.
class JoinStage<Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable {
    final let count: Int
    /// Held while values come in and go out: the upstreams may be on different threads.
    final let delivery = NSRecursiveLock()
    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstreams: [(any Subscription)?]
    private var hasBegun = false
    private var early: Subscribers.Completion<Downstream.Failure>?
    private var isOver = false

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        self.count = count
        upstreams = Array(repeating: nil, count: count)
    }

    var description: String { String(describing: type(of: self)) }

    /// Called inside the delivery lock with a value of an upstream.
    func receive(_ value: Any, from index: Int) {}
    /// Called inside the delivery lock when an upstream finished.
    func finished(_ index: Int) {}
    /// Called inside the delivery lock when the downstream demands more.
    func demanded(_ demand: Subscribers.Demand) {}

    final func attach<P: Publisher>(_ publisher: P, _ index: Int) where P.Failure == Downstream.Failure {
        publisher.subscribe(JoinSide<P.Output, Downstream>(self, index))
    }

    /// Hands the subscription down, after all upstreams were attached.
    final func begin() {
        guard let target = lock.withLock({ downstream }) else { return }
        target.receive(subscription: self)
        let end: Subscribers.Completion<Downstream.Failure>? = lock.withLock {
            hasBegun = true
            return early.take()
        }
        if let end { finish(end) }
    }

    fileprivate final func open(_ subscription: any Subscription, _ index: Int) -> Bool {
        lock.withLock {
            guard !isOver, upstreams[index] == nil else { return false }
            upstreams[index] = subscription
            return true
        }
    }

    fileprivate final func input(_ value: Any, _ index: Int) {
        delivery.withLock { if !lock.withLock({ isOver }) { receive(value, from: index) } }
    }

    fileprivate final func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        delivery.withLock {
            switch completion {
            case .failure: finish(completion)
            case .finished: finished(index)
            }
        }
    }

    final func emit(_ value: Downstream.Input) {
        guard let target = lock.withLock({ downstream }) else { return }
        let more = target.receive(value)
        if more > 0 { request(more) }
    }

    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let target: Downstream? = lock.withLock {
            if !hasBegun {
                if early == nil { early = completion }
                return nil
            }
            isOver = true
            return downstream.take()
        }
        guard let target else { return }
        release()
        target.receive(completion: completion)
    }

    final func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must demand at least one value when it calls request(_:).")
        delivery.withLock { demanded(demand) }
        for index in 0..<count { lock.withLock { upstreams[index] }?.request(demand) }
    }

    final func cancel() {
        _ = lock.withLock {
            isOver = true
            return downstream.take()
        }
        release()
    }

    private func release() {
        let old = lock.withLock {
            defer { upstreams = Array(repeating: nil, count: count) }
            return upstreams
        }
        for upstream in old { upstream?.cancel() }
    }
}

private final class JoinSide<Input, Downstream: Subscriber>: Subscriber, @unchecked Sendable {
    typealias Failure = Downstream.Failure
    private let stage: JoinStage<Downstream>
    private let index: Int

    init(_ stage: JoinStage<Downstream>, _ index: Int) {
        self.stage = stage
        self.index = index
    }

    func receive(subscription: any Subscription) {
        if !stage.open(subscription, index) { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        stage.input(input, index)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { stage.ended(completion, index) }
}
