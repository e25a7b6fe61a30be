import Combine
import Foundation

/// A scheduler whose time a test moves by hand. Actions run in the order of their dates, then as they were scheduled.
final class VirtualScheduler: Scheduler, @unchecked Sendable {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never

    private struct Job {
        var date: Date
        let number: Int
        let interval: TimeInterval?
        let action: () -> Void
    }

    private struct Token: Cancellable {
        let scheduler: VirtualScheduler
        let number: Int
        func cancel() { scheduler.jobs.removeAll { $0.number == number } }
    }

    private var jobs: [Job] = []
    private var count = 0
    private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
    let minimumTolerance = SchedulerTimeType.Stride(0)

    /// Seconds since the start.
    var time: TimeInterval { now.date.timeIntervalSinceReferenceDate }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        _ = add(now.date, every: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        _ = add(date.date, every: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        add(date.date, every: interval.timeInterval, action)
    }

    func add(_ date: Date, every interval: TimeInterval?, _ action: @escaping () -> Void) -> any Cancellable {
        count += 1
        let number = count
        jobs.append(Job(date: date, number: number, interval: interval, action: action))
        return Token(scheduler: self, number: number)
    }

    /// Runs what is due until `seconds` from now; 0 runs what is due now.
    func advance(_ seconds: TimeInterval = 0) {
        let end = now.date + seconds
        while let next = jobs.filter({ $0.date <= end }).min(by: { ($0.date, $0.number) < ($1.date, $1.number) }) {
            now = SchedulerTimeType(max(now.date, next.date))
            if let interval = next.interval, let index = jobs.firstIndex(where: { $0.number == next.number }) {
                jobs[index].date += interval
            } else {
                jobs.removeAll { $0.number == next.number }
            }
            next.action()
        }
        now = SchedulerTimeType(end)
    }

    var pendingCount: Int { jobs.count }

    /// The scheduler as a Combine clock.
    var clock: _CombineClock {
        _CombineClock(
            now: { self.now.date },
            schedule: { delay, interval, action in
                self.add(self.now.date + delay, every: interval, action)
            })
    }
}
