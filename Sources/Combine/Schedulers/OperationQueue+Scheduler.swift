import Foundation

extension OperationQueue: Scheduler {
    /// A point in time: a date.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    /// There is nothing to choose.
    public struct SchedulerOptions: Sendable {}

    private var clock: _CombineClock? { self === OperationQueue.main ? _CombineClock.current : nil }

    public var now: SchedulerTimeType { SchedulerTimeType(clock?.now() ?? Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let handover = Handover(action)
        if let clock {
            _ = clock.run(action)
        } else {
            addOperation { handover.run() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let delay = now.distance(to: date).timeInterval
        if let clock {
            _ = clock.run(after: delay, action)
            return
        }
        let handover = Handover(action)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.addOperation { handover.run() } }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let delay = now.distance(to: date).timeInterval
        if let clock { return clock.run(after: delay, every: interval.timeInterval, action) }
        let handover = Handover(action)
        let gap = DispatchQueue.SchedulerTimeType.Stride.seconds(interval.timeInterval).timeInterval
        return QueueTimer(on: .global(), at: .now() + delay, every: gap) { self.addOperation { handover.run() } }
    }
}
