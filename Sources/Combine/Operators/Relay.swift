import Foundation

/// The subscription of a downstream that is fed by one upstream after another: what it demanded and has not received
/// yet is demanded from the next. `catch`, `retry`, `append`, `prepend` and `switchToLatest` are made of it.
final class Relay<Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable {
    typealias Output = Downstream.Input

    /// Held while the downstream is called, as an old upstream may still be talking on another thread.
    private let delivery = NSRecursiveLock()
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var current: (any Subscription)?
    /// The number of the upstream that is listened to; 0 for none.
    private var turn = 0
    private var lastTurn = 0
    /// Attaching to an upstream may end it at once and ask for the next: a loop, not a recursion, as retries can be many.
    private var isAttaching = false
    private var next: (() -> Void)?
    private let onCancel: () -> Void

    init(_ downstream: Downstream, onCancel: @escaping () -> Void = {}) {
        self.downstream = downstream
        self.onCancel = onCancel
    }

    var description: String { "Relay" }

    /// Listens to a publisher from now on, instead of the one before. `onEnd` is called when it ends by itself.
    func follow<P: Publisher>(
        _ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        let (old, number): ((any Subscription)?, Int) = lock.withLock {
            lastTurn += 1
            turn = downstream == nil ? 0 : lastTurn
            return (current.take(), lastTurn)
        }
        old?.cancel()
        attach { [self] in publisher.subscribe(RelayLink(relay: self, turn: number, onEnd: onEnd)) }
    }

    private func attach(_ action: @escaping () -> Void) {
        let mine = lock.withLock {
            guard downstream != nil else { return false }
            next = action
            defer { isAttaching = true }
            return !isAttaching
        }
        guard mine else { return }
        while let action = lock.withLock({ takeNext() }) { action() }
    }

    private func takeNext() -> (() -> Void)? {
        let action = next.take()
        if action == nil { isAttaching = false }
        return action
    }

    func begin(_ subscription: any Subscription, turn number: Int) -> Bool {
        let owed: Subscribers.Demand? = lock.withLock {
            guard turn == number, current == nil else { return nil }
            current = subscription
            return demand
        }
        guard let owed else { return false }
        if owed > 0 { subscription.request(owed) }
        return true
    }

    func deliver(_ value: Output, turn number: Int) -> Subscribers.Demand {
        delivery.withLock {
            let target: Downstream? = lock.withLock {
                guard turn == number, demand > 0 else { return nil }
                demand -= 1
                return downstream
            }
            guard let target else { return .none }
            let more = target.receive(value)
            guard more > 0 else { return .none }
            return lock.withLock {
                demand += more
                // If another upstream took over meanwhile, the demand is that one's.
                if turn == number { return more }
                return .none
            }
        }
    }

    /// True if the upstream that ended is the one listened to.
    func end(turn number: Int) -> Bool {
        lock.withLock {
            guard turn == number else { return false }
            turn = 0
            current = nil
            return true
        }
    }

    /// Ends the downstream, once.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let old = detach()
        old.current?.cancel()
        guard let target = old.downstream else { return }
        delivery.withLock { target.receive(completion: completion) }
    }

    func request(_ more: Subscribers.Demand) {
        precondition(more > 0, "A subscriber must demand at least one value when it calls request(_:).")
        let target: (any Subscription)? = lock.withLock {
            demand += more
            return current
        }
        target?.request(more)
    }

    func cancel() {
        let old = detach()
        old.current?.cancel()
        if old.downstream != nil { onCancel() }
    }

    private func detach() -> (downstream: Downstream?, current: (any Subscription)?) {
        lock.withLock {
            turn = 0
            next = nil
            return (downstream.take(), current.take())
        }
    }
}

/// The subscriber to one of a relay's upstreams.
private final class RelayLink<Failure: Error, Downstream: Subscriber>: Subscriber, @unchecked Sendable {
    private let relay: Relay<Downstream>
    private let turn: Int
    private let onEnd: (Subscribers.Completion<Failure>) -> Void

    init(relay: Relay<Downstream>, turn: Int, onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.relay = relay
        self.turn = turn
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) {
        if !relay.begin(subscription, turn: turn) { subscription.cancel() }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand { relay.deliver(input, turn: turn) }

    func receive(completion: Subscribers.Completion<Failure>) {
        if relay.end(turn: turn) { onEnd(completion) }
    }
}
