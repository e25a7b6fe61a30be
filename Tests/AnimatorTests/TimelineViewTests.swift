import Foundation
import MartletTesting
import SwiftUI
import Testing

private let start = Date(timeIntervalSinceReferenceDate: 0)

private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let notes: Notes

    var body: some View {
        TimelineView(schedule) { context in
            let seconds = context.date.timeIntervalSinceReferenceDate
            Text(verbatim: "\(seconds)")
            let _ = notes.note(seconds)
        }
    }
}

private struct Doubling: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        var next = 1.0
        return AnyIterator {
            defer { next *= 2 }
            return start.addingTimeInterval(next)
        }
    }
}

private struct Stuck: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> { AnyIterator { start } }
}

private struct Pausable: View {
    @State private var isPaused = false
    let notes: Notes
    var body: some View {
        VStack {
            Button("pause") { isPaused.toggle() }
            Clock(schedule: .animation(minimumInterval: nil, paused: isPaused), notes: notes)
        }
    }
}

@Suite struct TimelineScheduleTests {
    private func seconds(_ dates: some Sequence<Date>, _ count: Int) -> [Double] {
        dates.prefix(count).map(\.timeIntervalSinceReferenceDate)
    }

    // Measured: SWIFTUI-FACTS, section 4.
    @Test("periodic entries start at the last one that is not later") func periodic() {
        let schedule = PeriodicTimelineSchedule(from: start, by: 5)
        #expect(seconds(schedule.entries(from: start + 12, mode: .normal), 3) == [10, 15, 20])
        #expect(seconds(schedule.entries(from: start + 15, mode: .normal), 1) == [15])
        #expect(seconds(schedule.entries(from: start - 1, mode: .normal), 2) == [-5, 0])
        #expect(seconds(PeriodicTimelineSchedule(from: start, by: 0).entries(from: start, mode: .normal), 2) == [])
    }

    // Measured: SWIFTUI-FACTS, section 4.
    @Test("animation entries keep their distance; none when paused or seldom") func animation() {
        let schedule = AnimationTimelineSchedule(minimumInterval: 0.5)
        #expect(seconds(schedule.entries(from: start + 0.2, mode: .normal), 3) == [0.2, 0.7, 1.2])
        #expect(seconds(schedule.entries(from: start, mode: .lowFrequency), 3) == [])
        let paused = AnimationTimelineSchedule(minimumInterval: 0.5, paused: true)
        #expect(seconds(paused.entries(from: start, mode: .normal), 3) == [])
    }

    @Test("every minute, and explicit dates as they are") func others() {
        #expect(seconds(EveryMinuteTimelineSchedule().entries(from: start + 90, mode: .normal), 3) == [60, 120, 180])
        let dates = [start + 4, start + 9]
        #expect(Array(ExplicitTimelineSchedule(dates).entries(from: start + 5, mode: .normal)) == dates)
    }

    @Test("cadences are ordered from live to minutes") func cadence() {
        typealias Cadence = TimelineViewDefaultContext.Cadence
        #expect(Cadence.live < .seconds && Cadence.seconds < .minutes)
    }
}

@MainActor @Suite struct TimelineViewTests {
    private let notes = Notes()

    @Test("periodic: the content runs at the dates and at no other moment") func periodic() async throws {
        let ui = Harness(traits: .init(startDate: start)) {
            Clock(schedule: .periodic(from: start, by: 2), notes: notes)
        }
        #expect(notes.entries == ["0.0"])
        #expect(!ui.asksForFrames)
        #expect(ui.deadline == 2)
        await ui.advance(1.9)
        #expect(notes.entries == ["0.0"])
        await ui.advance(0.1)
        #expect(notes.entries == ["0.0", "2.0"])
        #expect(ui.deadline == 4)
        await ui.advance(6)
        #expect(notes.entries == ["0.0", "2.0", "4.0", "6.0", "8.0"])
        #expect(ui.texts == ["8.0"])
        ui.forget()
        await ui.advance(4)
        #expect(ui.bodies(of: Clock<PeriodicTimelineSchedule>.self) == 0)
    }

    @Test("every minute") func everyMinute() async throws {
        let ui = Harness(traits: .init(startDate: start)) { Clock(schedule: .everyMinute, notes: notes) }
        #expect(ui.deadline == 60)
        ui.flush()
    }

    @Test("explicit: before the first date it is now, after the last nothing is waited for") func explicit()
        async throws
    {
        let ui = Harness(traits: .init(startDate: start)) {
            Clock(schedule: .explicit([start + 1, start + 1.5]), notes: notes)
        }
        await ui.advance(0.5)
        #expect(notes.entries == ["0.0"])
        await ui.advance(3)
        #expect(notes.entries == ["0.0", "1.0", "1.5"])
        #expect(ui.deadline == nil)
        #expect(!ui.asksForFrames)
    }

    @Test("animation: each frame, until it is paused") func animation() async throws {
        let ui = Harness(traits: .init(startDate: start)) { Pausable(notes: notes) }
        #expect(ui.asksForFrames)
        await ui.advance(0.5)
        #expect(notes.entries.count == 31)
        try ui.tap("pause")
        await ui.advance(1)
        let paused = notes.entries.count
        #expect(!ui.asksForFrames)
        #expect(ui.deadline == nil)
        try ui.tap("pause")
        #expect(notes.entries.last == "1.5")
        await ui.advance(0.5)
        #expect(notes.entries.count >= paused + 30)
    }

    @Test("animation with a least interval asks for no frames between") func minimumInterval() async throws {
        let ui = Harness(traits: .init(startDate: start)) {
            Clock(schedule: .animation(minimumInterval: 0.25), notes: notes)
        }
        #expect(!ui.asksForFrames)
        await ui.advance(1)
        #expect(notes.entries == ["0.0", "0.25", "0.5", "0.75", "1.0"])
    }

    @Test("a schedule of one's own") func custom() async throws {
        let ui = Harness(traits: .init(startDate: start)) { Clock(schedule: Doubling(), notes: notes) }
        await ui.advance(8.5)
        #expect(notes.entries == ["0.0", "1.0", "2.0", "4.0", "8.0"])
        #expect(ui.deadline == 16)
    }

    @Test("dates that do not ascend are said and left") func stuck() async throws {
        let ui = Harness(traits: .init(startDate: start)) { Clock(schedule: Stuck(), notes: notes) }
        #expect(ui.diagnostics.map(\.code.rawValue) == ["timeline-schedule"])
        #expect(ui.deadline == nil)
    }

    @Test("what the content captures of its surroundings is up to date") func captures() async throws {
        struct Screen: View {
            @State private var name = "a"
            var body: some View {
                Button("rename") { name = "b" }
                TimelineView(.periodic(from: start, by: 1)) { context in
                    Text(verbatim: "\(name) \(Int(context.date.timeIntervalSinceReferenceDate))")
                }
            }
        }
        let ui = Harness(traits: .init(startDate: start)) { Screen() }
        await ui.advance(1)
        #expect(ui.texts.contains("a 1"))
        try ui.tap("rename")
        #expect(ui.texts.contains("b 1"))
        await ui.advance(1)
        #expect(ui.texts.contains("b 2"))
    }
}
