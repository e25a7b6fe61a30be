import Foundation

extension DispatchQueue: Scheduler {
    /// What can be chosen for an action on a queue.
    public struct SchedulerOptions: @unchecked Sendable {
        /// Its quality of service.
        public var qos: DispatchQoS
        /// How it is submitted.
        public var flags: DispatchWorkItemFlags
        /// The group it belongs to.
        public var group: DispatchGroup?

        /// Chooses.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The test clock, if this queue follows one. `DispatchQueue.main` is a new object each time here, hence the label.
    private var clock: _CombineClock? {
        guard let current = _CombineClock.current, label == DispatchQueue.main.label else { return nil }
        return current
    }

    public var now: SchedulerTimeType {
        guard let clock else { return SchedulerTimeType(.now()) }
        let nanoseconds = (clock.now().timeIntervalSince1970 * 1e9).rounded()
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(max(1, nanoseconds))))
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock {
            _ = clock.run(action)
            return
        }
        let handover = Handover(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { handover.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let clock {
            _ = clock.run(after: now.distance(to: date).seconds, action)
            return
        }
        let handover = Handover(action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            handover.run()
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let clock {
            return clock.run(after: now.distance(to: date).seconds, every: interval.seconds, action)
        }
        return QueueTimer(
            on: self, at: date.dispatchTime, every: interval.timeInterval, tolerance: tolerance.timeInterval, action)
    }
}
