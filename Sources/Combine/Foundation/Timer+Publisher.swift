import Foundation

extension Timer {
    /// A publisher that publishes the date again and again, once it is connected.
    ///
    /// Each connection has a timer of its own. On the main run loop the timer is served by the main dispatch queue. If
    /// `_CombineClock.current` is set when it is connected, that clock drives it instead.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never
        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        /// How much later than due a date may come, in seconds.
        public let tolerance: TimeInterval?
        /// Where the dates come.
        public let runLoop: RunLoop
        /// The run loop's mode in which they come.
        public let mode: RunLoop.Mode
        /// How they are scheduled.
        public let options: RunLoop.SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>()

        /// Makes a timer's publisher.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            let clock = _CombineClock.current
            let ticks = runLoop.repeating(
                after: interval, every: interval, tolerance: tolerance ?? 0, mode: mode, clock: clock
            ) { [subject] in subject.send(clock?.now() ?? Date()) }
            return AnyCancellable(ticks)
        }
    }

    /// A publisher that publishes the date every `interval` seconds, once it is connected (`autoconnect()`).
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
