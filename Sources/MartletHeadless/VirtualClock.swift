import Combine
import Foundation
import Synchronization

/// Time that stands still until it is moved, and the actions that wait for it. Safe to use from any thread.
package final class VirtualClock: Sendable {
    private struct Entry {
        let id: Int
        var due: Double
        let interval: Double?
        let action: @Sendable () -> Void
    }

    private struct State {
        var now = 0.0
        var nextID = 0
        var entries: [Entry] = []
    }

    private let state = Mutex(State())
    /// The date at time 0: the start of the year 2001.
    private static let start = Date(timeIntervalSinceReferenceDate: 0)

    init() {}

    /// Seconds since the host was made.
    package var now: Double { state.withLock(\.now) }

    package var date: Date { Self.start.addingTimeInterval(now) }

    /// Whether something waits to be run at this moment.
    var hasDueActions: Bool { state.withLock { state in state.entries.contains { $0.due <= state.now } } }

    /// Runs `action` after `delay` seconds and then each `interval` seconds until it is cancelled.
    package func schedule(
        after delay: Double, every interval: Double?, _ action: @escaping @Sendable () -> Void
    ) -> Ticket {
        let id = state.withLock { state in
            state.nextID += 1
            state.entries.append(
                Entry(id: state.nextID, due: state.now + max(0, delay), interval: interval, action: action))
            return state.nextID
        }
        return Ticket(clock: self, id: id)
    }

    /// What was scheduled: it can be cancelled, and to let go of it changes nothing.
    package struct Ticket: Cancellable {
        fileprivate weak let clock: VirtualClock?
        fileprivate let id: Int

        package func cancel() { clock?.state.withLock { $0.entries.removeAll { $0.id == id } } }
    }

    /// Moves to `time` by way of each moment at which something is due, and runs it then, in order.
    @MainActor
    func advance(to time: Double) {
        while let action = takeNext(until: time) { action() }
        state.withLock { $0.now = max($0.now, time) }
    }

    /// Runs what is due at this moment; true if there was anything.
    @MainActor
    func runDueActions() -> Bool {
        let now = now
        var hasRun = false
        // An action that is due again at once would never end.
        for _ in 0..<1000 {
            guard let action = takeNext(until: now) else { break }
            action()
            hasRun = true
        }
        return hasRun
    }

    private func takeNext(until time: Double) -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard
                let index = state.entries.indices.filter({ state.entries[$0].due <= time })
                    .min(by: {
                        (state.entries[$0].due, state.entries[$0].id) < (state.entries[$1].due, state.entries[$1].id)
                    })
            else { return nil }
            let entry = state.entries[index]
            state.now = max(state.now, entry.due)
            if let interval = entry.interval, interval > 0 {
                state.entries[index].due += interval
            } else {
                state.entries.remove(at: index)
            }
            return entry.action
        }
    }

    func cancelAll() { state.withLock { $0.entries.removeAll() } }

    /// Runs `body` while timers and schedulers of the main thread use this clock.
    func inForce<Result>(_ body: () throws -> Result) rethrows -> Result {
        let clock = _CombineClock(now: { self.date }) { delay, interval, action in
            self.schedule(after: delay, every: interval, action)
        }
        return try _CombineClock.$current.withValue(clock, operation: body)
    }
}
