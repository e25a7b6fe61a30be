@testable import MartletTesting
import SwiftUI
import Testing

// Phases, keyframes and dates.
extension MotionFaults {
    @Test func phasesThatChangeOnTheirWay() async {
        struct V: View {
            let actions: Actions
            @State private var phases = [0, 1, 2]
            @State private var trigger = 0
            var body: some View {
                VStack {
                    PhaseAnimator(phases) {
                        Color.red.frame(width: CGFloat($0 * 20 + 5))
                    } animation: { _ in
                        .linear(duration: 0.1)
                    }
                    PhaseAnimator(phases, trigger: trigger) { Color.blue.frame(width: CGFloat($0 * 20 + 5)) }
                    PhaseAnimator(phases) {
                        Text("\($0)")
                    } animation: { _ in
                        nil
                    }
                }
                .probe(actions, "none") { phases = [] }
                .probe(actions, "one") { phases = [1] }
                .probe(actions, "two") { (phases, trigger) = ([5, 5], trigger + 1) }
                .probe(actions, "many") { (phases, trigger) = (Array(0..<9), trigger + 1) }
            }
        }
        let actions = Actions()
        var ui: Harness? = harness(V(actions: actions))
        for name in ["one", "many", "two", "none", "many", "one", "two", "many", "none", "one", "many"] {
            ui!.run(name, actions)
            await ui!.advance(by: .milliseconds(250))
            _ = try? ui!.bitmap()
        }
        // It still goes round.
        var seen: Set<String> = []
        for _ in 0..<20 {
            await ui!.advance(by: .milliseconds(50))
            seen.formUnion(ui!.texts)
        }
        #expect(seen.count == 9)
        ui!.run("one", actions)
        await ui!.advance(by: .seconds(3))
        #expect(ui!.isAtRest)
        #expect(Set(ui!.diagnostics.map(\.code)) == [.emptyPhases])
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    @Test func keyframesWithoutLength() async {
        struct V: View {
            let actions: Actions
            @State private var n = 0
            var body: some View {
                VStack {
                    ForEach([0, -1, .nan, .infinity, .leastNonzeroMagnitude, 1e-12] as [Double], id: \.description) {
                        time in
                        Color.red.frame(width: 20, height: 5).keyframeAnimator(initialValue: 0.0) { view, x in
                            view.offset(x: x)
                        } keyframes: { _ in
                            LinearKeyframe(10, duration: time)
                            CubicKeyframe(20, duration: time, startVelocity: 1e300)
                            SpringKeyframe(30, duration: time, spring: Spring(duration: time, bounce: 1))
                            MoveKeyframe(40)
                        }
                        Color.red.frame(width: 20, height: 5).keyframeAnimator(initialValue: 0.0, trigger: n) {
                            view, x in
                            view.offset(x: x)
                        } keyframes: { x in
                            SpringKeyframe(x + 1, spring: Spring(duration: time, bounce: 2))
                            CubicKeyframe(20, duration: time)
                            LinearKeyframe(7, duration: 0.1)
                        }
                    }
                }
                .probe(actions, "play") { n += 1 }
            }
        }
        let actions = Actions()
        var ui: Harness? = harness(V(actions: actions))
        for _ in 0..<5 {
            ui!.run("play", actions)
            await ui!.advance(by: .milliseconds(50))
            ui!.expectNumbers()
        }
        await ui!.advance(by: .seconds(3))
        ui!.expectNumbers()
        ui!.run("play", actions)
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    private struct Dates: TimelineSchedule {
        let seconds: [Double]
        func entries(from startDate: Date, mode: Mode) -> [Date] {
            seconds.map { startDate.addingTimeInterval($0) }
        }
    }

    @Test func datesThatAreNoneOrGoBack() async {
        let actions = Actions()
        let ui = harness(
            VStack {
                TimelineView(Dates(seconds: [.nan, 1])) { _ in Text("a") }
                TimelineView(Dates(seconds: [0, 0.1, .infinity, 0.2])) { _ in Text("b") }
                TimelineView(Dates(seconds: [0, -5, 0.1, -3, 0.3, 0.2, -.infinity])) { _ in
                    let _ = actions.count += 1
                    Text("c")
                }
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: .nan), by: 1)) { _ in Text("d") }
                TimelineView(.periodic(from: .distantPast, by: .infinity)) { _ in Text("e") }
                TimelineView(.periodic(from: .distantPast, by: 0.1)) { context in Text("f") }
                TimelineView(.animation(minimumInterval: .nan)) { _ in Text("g") }
                TimelineView(.animation(minimumInterval: -1, paused: true)) { _ in Text("h") }
            })
        let deadline = ui.host.deadline
        #expect(deadline?.isFinite == true, "\(String(describing: deadline))")
        await ui.advance(by: .seconds(1))
        #expect((2...4).contains(actions.count), "\(actions.count)")
        #expect(ui.texts == ["a", "b", "c", "d", "e", "f", "g", "h"])
    }

    @Test func aScheduleFarTooDense() async {
        let actions = Actions()
        let ui = harness(
            VStack {
                TimelineView(.periodic(from: .now, by: 1e-9)) { _ in
                    let _ = actions.count += 1
                    Text("a")
                }
                TimelineView(.animation(minimumInterval: 1e-7)) { _ in Text("b") }
            })
        await ui.advance(by: .milliseconds(500))
        #expect(actions.count < 100)
        #expect(ui.diagnostics.map(\.code).allSatisfy { $0 == .timelineSchedule })
    }
}
