/// What waits for a moment of the host's clock, without frames before.
package final class AlarmList {
    /// Something that waits; to let go of it changes nothing.
    final class Alarm {
        let time: Double
        fileprivate let number: Int
        fileprivate let action: () -> Void

        fileprivate init(_ time: Double, number: Int, _ action: @escaping () -> Void) {
            self.time = time
            self.number = number
            self.action = action
        }
    }

    private var waiting: [Alarm] = []
    private var count = 0

    /// When the host has to move time on next, in seconds of its clock; nil if nothing waits. Costs the number of alarms.
    package var next: Double? { waiting.lazy.map(\.time).min() }

    /// Calls `action` once, when time has come to `time` or passed it.
    func add(at time: Double, _ action: @escaping () -> Void) -> Alarm {
        count += 1
        let alarm = Alarm(time, number: count, action)
        waiting.append(alarm)
        return alarm
    }

    func cancel(_ alarm: Alarm) { waiting.removeAll { $0 === alarm } }

    /// Calls what is due, in order.
    func ring(until now: Double) {
        guard waiting.contains(where: { $0.time <= now + 1e-9 }) else { return }
        let due = waiting.filter { $0.time <= now + 1e-9 }.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
        for alarm in due where waiting.contains(where: { $0 === alarm }) {
            cancel(alarm)
            alarm.action()
        }
    }
}

extension ViewHost {
    /// When the host has to move time on next although nothing moves, in seconds of its clock; nil if nothing waits.
    package var deadline: Double? { [input.deadline, alarms.next].compactMap { $0 }.min() }

    /// The date now, by the host's clock.
    package var date: Date { startDate.addingTimeInterval(now) }
}
