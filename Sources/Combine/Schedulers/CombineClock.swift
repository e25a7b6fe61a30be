import Foundation

/// A clock that stands in for real time on the main thread, for tests that advance time by hand.
///
/// While `current` is set (`_CombineClock.$current.withValue(clock) { ... }`), `Timer.publish` on any run loop, and the
/// schedulers `DispatchQueue.main`, `RunLoop.main` and `OperationQueue.main`, use it for all they do: also an action to be
/// run at once goes to `schedule`, with delay 0. A timer keeps the clock it was connected under. Whoever advances the clock
/// must run the actions with `current` set, so that what they schedule comes to the same clock.
public struct _CombineClock: Sendable {
    /// The clock in force; nil for real time.
    @TaskLocal public static var current: _CombineClock?

    /// This moment.
    public var now: @Sendable () -> Date
    /// Runs an action after a delay in seconds, and then, if there is an interval in seconds, again and again until what
    /// is returned is cancelled. To let go of that must not cancel.
    public var schedule:
        @Sendable (_ delay: TimeInterval, _ interval: TimeInterval?, _ action: @escaping @Sendable () -> Void)
            -> any Cancellable

    /// Makes a clock of two closures.
    public init(
        now: @escaping @Sendable () -> Date,
        schedule: @escaping @Sendable (TimeInterval, TimeInterval?, @escaping @Sendable () -> Void) -> any Cancellable
    ) {
        self.now = now
        self.schedule = schedule
    }

    func run(after delay: TimeInterval = 0, every interval: TimeInterval? = nil, _ action: @escaping () -> Void)
        -> any Cancellable
    {
        let handover = Handover(action)
        return schedule(max(0, delay), interval) { handover.run() }
    }
}
