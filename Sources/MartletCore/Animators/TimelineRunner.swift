import MartletGraph

/// Follows the dates of a schedule.
final class TimelineRunner<Schedule: TimelineSchedule>: Motion {
    private unowned let host: ViewHost
    private let watch: ShownWatch
    private let instance: ViewInstance
    /// What the content is told now.
    let context: Attribute<TimelineViewDefaultContext>
    private var schedule: Schedule?
    private var entries: Schedule.Entries.Iterator?
    /// The next date that has not come yet.
    private var next: Date?
    private var alarm: AlarmList.Alarm?
    private var isAsleep = false
    /// Dates are sums of seconds: what is nearer than this is the same.
    private static var tolerance: Double { 1e-6 }
    /// How many dates that have passed may be skipped at once.
    private static var skipLimit: Int { 100_000 }

    init(watch: ShownWatch, inputs: _ViewInputs) {
        host = inputs.host
        instance = inputs.instance
        self.watch = watch
        context = inputs.graph.source(TimelineViewDefaultContext(inputs.host.date))
        super.init()
        inputs.graph.onRemove(inputs.graph.currentSubgraph) { [self] in cancel() }
    }

    /// Takes over a schedule; another one starts now.
    func update(_ new: Schedule) {
        if let schedule, ValueComparison.of(Schedule.self).areEqual(schedule, new) { return }
        schedule = new
        start()
    }

    private var isEachFrame: Bool { (schedule as? AnimationTimelineSchedule)?.isEachFrame == true }

    private func start() {
        cancel()
        entries = schedule?.entries(from: host.date, mode: .normal).makeIterator()
        next = entries?.next()
        catchUp()
        wait()
    }

    private func cancel() {
        alarm.map { host.alarms.cancel($0) }
        alarm = nil
    }

    /// Goes on to the last date that has come.
    private func catchUp() {
        let now = host.date.addingTimeInterval(Self.tolerance)
        if isEachFrame {
            host.graph.write(context, TimelineViewDefaultContext(host.date))
            return
        }
        var last: Date?
        var skipped = 0
        while let date = next, date <= now {
            if last.map({ date > $0 }) ?? true { last = date }
            next = entries?.next()
            skipped += 1
            guard skipped < Self.skipLimit else {
                host.report(
                    .timelineSchedule,
                    "The schedule \(Schedule.self) has more than \(Self.skipLimit) dates before now, or dates that do "
                        + "not ascend: the timeline view does not follow it any more. Let entries(from:mode:) start "
                        + "at the date that it is given.", at: instance)
                next = nil
                break
            }
        }
        if let last { host.graph.write(context, TimelineViewDefaultContext(last)) }
    }

    /// Waits for the next date.
    private func wait() {
        if isEachFrame { return host.motions.add(self) }
        // A date that is no number never comes.
        guard let next, next.timeIntervalSinceReferenceDate.isFinite else { return }
        alarm = host.alarms.add(at: next.timeIntervalSince(host.startDate)) { [weak self] in self?.ring() }
    }

    private func ring() {
        alarm = nil
        guard goesOn else { return }
        catchUp()
        wait()
    }

    override func advance(to time: Double) -> Bool {
        guard isEachFrame, goesOn else { return false }
        catchUp()
        return true
    }

    /// Whether somebody sees it; if not, it waits until then.
    private var goesOn: Bool {
        if watch.hasEnded { return false }
        if watch.isShown { return true }
        if !isAsleep {
            isAsleep = true
            watch.whenShown { [weak self] in
                guard let self else { return }
                isAsleep = false
                cancel()
                catchUp()
                wait()
            }
        }
        return false
    }
}
