import Dispatch

/// A timer on a dispatch queue, repeating or not, that can be cancelled.
final class QueueTimer: Cancellable, @unchecked Sendable {
    private let source: any DispatchSourceTimer

    /// Starts the timer; times in nanoseconds.
    init(
        on queue: DispatchQueue, at deadline: DispatchTime, every interval: DispatchTimeInterval = .never,
        tolerance: DispatchTimeInterval = .nanoseconds(0), _ action: @escaping () -> Void
    ) {
        let handover = Handover(action)
        source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: deadline, repeating: interval, leeway: tolerance)
        source.setEventHandler { handover.run() }
        source.activate()
    }

    deinit { source.cancel() }

    func cancel() { source.cancel() }
}
