import Foundation

/// The life of one subscription as its subscriber sees it: waiting, open, closed. It opens once and closes once, on
/// whichever thread comes first; what closes it receives the subscription, so a completion or cancel happens once.
final class Gate: @unchecked Sendable {
    private enum Phase {
        case waiting
        case open(any Subscription)
        /// No more input, but the last output is still on its way.
        case closing(any Subscription)
        case closed
    }

    private let lock = NSLock()
    private var phase = Phase.waiting

    /// Takes the subscription. False if there was one already, or it closed before: then the caller must cancel the new one.
    func open(_ subscription: any Subscription) -> Bool {
        lock.withLock {
            guard case .waiting = phase else { return false }
            phase = .open(subscription)
            return true
        }
    }

    var isOpen: Bool {
        lock.withLock { if case .open = phase { true } else { false } }
    }

    /// Whether it has been closed for good (by completion or cancellation).
    var isClosed: Bool {
        lock.withLock { if case .closed = phase { true } else { false } }
    }

    /// Where demand goes while the gate is open.
    var subscription: (any Subscription)? {
        lock.withLock { if case .open(let subscription) = phase { subscription } else { nil } }
    }

    /// Forgets the subscription, whose publisher has completed: demand and cancellation have nowhere to go any more.
    func upstreamEnded() {
        let old: (any Subscription)? = lock.withLock {
            switch phase {
            case .open(let subscription):
                phase = .open(Subscriptions.empty)
                return subscription
            case .closing(let subscription):
                phase = .closing(Subscriptions.empty)
                return subscription
            case .waiting, .closed: return nil
            }
        }
        withExtendedLifetime(old) {}
    }

    /// Stops input, but leaves the gate to be closed. True for the first caller only.
    func beginClosing() -> Bool {
        lock.withLock {
            guard case .open(let subscription) = phase else { return false }
            phase = .closing(subscription)
            return true
        }
    }

    /// Closes for good. Returns the subscription to the first caller, nil to the others and if none was there.
    func close() -> (any Subscription)? {
        lock.withLock {
            defer { phase = .closed }
            switch phase {
            case .open(let subscription), .closing(let subscription): return subscription
            case .waiting, .closed: return nil
            }
        }
    }
}
