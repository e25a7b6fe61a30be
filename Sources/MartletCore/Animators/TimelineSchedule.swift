/// When a timeline view updates: a sequence of dates.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates, in ascending order.
    ///
    /// - Parameters:
    ///   - startDate: The date around which they start: the first is not later, if there is one.
    ///   - mode: How often the view may update.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may update its view.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as the schedule says.
    case normal
    /// Seldom: the view is hardly looked at.
    case lowFrequency
}

/// Updates at fixed distances from a date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// Dates without an end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private let start: Date
        private let interval: TimeInterval
        private var index: Double

        fileprivate init(start: Date, interval: TimeInterval, index: Double) {
            self.start = start
            self.interval = interval
            self.index = index
        }

        public mutating func next() -> Date? {
            guard interval > 0, index.isFinite else { return nil }
            // Multiplied, not added up, so that no error grows.
            defer { index += 1 }
            return start.addingTimeInterval(index * interval)
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// - Parameters:
    ///   - startDate: One of the dates.
    ///   - interval: The distance from one to the next, in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The dates from the last one that is not later than `startDate` (measured: SWIFTUI-FACTS, section 4).
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(
            start: start, interval: interval, index: (startDate.timeIntervalSince(start) / interval).rounded(.down))
    }
}

/// Updates at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries

    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Updates at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// - Parameter dates: In ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Updates in every frame, or no oftener than at an interval, until it is paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    /// Dates without an end; none while it is paused.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var dates: PeriodicTimelineSchedule.Entries?

        fileprivate init(_ dates: PeriodicTimelineSchedule.Entries?) { self.dates = dates }

        public mutating func next() -> Date? { dates?.next() }
    }

    /// nil is each frame.
    let minimumInterval: Double?
    let paused: Bool

    /// - Parameters:
    ///   - minimumInterval: The least time from one update to the next, in seconds; nil is a frame.
    ///   - paused: Whether it does not update.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        self.paused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        if paused || mode == .lowFrequency { return Entries(nil) }
        return Entries(
            PeriodicTimelineSchedule(from: start, by: minimumInterval ?? 1.0 / 60).entries(from: start, mode: mode))
    }

    /// Whether it wants each frame.
    var isEachFrame: Bool { !paused && (minimumInterval ?? 0) <= 0 }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Updates each `interval` seconds, counted from a date.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Updates at the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Updates at given dates, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Updates in every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Updates in every frame, but no oftener than each `minimumInterval` seconds, until it is paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
