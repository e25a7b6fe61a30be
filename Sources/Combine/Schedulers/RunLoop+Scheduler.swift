import Foundation

/// The main run loop's actions go to the main dispatch queue: every host of the main thread serves that one, while not
/// every host runs a Foundation run loop.
extension RunLoop: Scheduler {
    /// There is nothing to choose.
    public struct SchedulerOptions: Sendable {}

    private var isMain: Bool { self === RunLoop.main }
    private var clock: _CombineClock? { isMain ? _CombineClock.current : nil }

    public var now: SchedulerTimeType { SchedulerTimeType(clock?.now() ?? Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let handover = Handover(action)
        if let clock {
            _ = clock.run(action)
        } else if isMain {
            DispatchQueue.main.async { handover.run() }
        } else {
            perform { handover.run() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let delay = now.distance(to: date).timeInterval
        let handover = Handover(action)
        if let clock {
            _ = clock.run(after: delay, action)
        } else if isMain {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { handover.run() }
        } else {
            add(Timer(fire: date.date, interval: 0, repeats: false) { _ in handover.run() }, forMode: .default)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        repeating(
            after: now.distance(to: date).timeInterval, every: interval.timeInterval,
            tolerance: tolerance.timeInterval, mode: .default, clock: clock, action)
    }

    /// A repeating timer on this run loop, or on the clock if there is one. Times in seconds.
    func repeating(
        after delay: TimeInterval, every interval: TimeInterval, tolerance: TimeInterval, mode: RunLoop.Mode,
        clock: _CombineClock?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let clock { return clock.run(after: delay, every: interval, action) }
        if isMain {
            return QueueTimer(
                on: .main, at: .now() + delay,
                every: DispatchQueue.SchedulerTimeType.Stride.seconds(interval).timeInterval,
                tolerance: DispatchQueue.SchedulerTimeType.Stride.seconds(tolerance).timeInterval, action)
        }
        let handover = Handover(action)
        let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: interval, repeats: true) { _ in
            handover.run()
        }
        timer.tolerance = tolerance
        add(timer, forMode: mode)
        return AnyCancellable { timer.invalidate() }
    }
}
