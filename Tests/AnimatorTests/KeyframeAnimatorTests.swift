import MartletTesting
import SwiftUI
import Testing

private struct Triggered: View {
    @State private var count = 0
    let notes: Notes
    var spring = false

    var body: some View {
        VStack {
            Button("go") { count += 1 }
            KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
                Color.red.frame(width: 10, height: 10).offset(x: value).accessibilityIdentifier("it")
                let _ = notes.note(value)
            } keyframes: { start in
                if spring {
                    SpringKeyframe(start + 100, duration: 1, spring: .smooth)
                } else {
                    LinearKeyframe(start + 100, duration: 1)
                }
            }
        }
    }
}

private struct Looping: View {
    @State private var isOn = true
    let notes: Notes

    var body: some View {
        VStack {
            Button("toggle") { isOn.toggle() }
            Color.red.frame(width: 10, height: 10)
                .keyframeAnimator(initialValue: 5.0, repeating: isOn) { content, value in
                    content.opacity(value)
                    let _ = MainActor.assumeIsolated { notes.note(value) }
                } keyframes: { _ in
                    LinearKeyframe(6, duration: 1)
                    LinearKeyframe(5, duration: 1)
                }
        }
    }
}

@MainActor @Suite struct KeyframeAnimatorTests {
    private let notes = Notes()
    private var last: Double { Double(notes.entries.last ?? "") ?? .nan }

    @Test("at rest the initial value is shown and nothing is asked for; afterwards the end value stays")
    func triggered() async throws {
        let ui = Harness { Triggered(notes: notes) }
        #expect(notes.entries == ["0.0"])
        #expect(!ui.asksForFrames)
        try ui.tap("go")
        for frame in 1...60 {
            await ui.advance(1.0 / 60)
            #expect(isNear(last, 100 * Double(frame) / 60, 1e-4))
        }
        #expect(!ui.asksForFrames)
        #expect(last == 100)
        // The next run starts where the one before has ended.
        try ui.tap("go")
        await ui.advance(0.5)
        #expect(isNear(last, 150, 1e-4))
        ui.flush()
        await ui.advance(1)
        #expect(last == 200)
        #expect(!ui.asksForFrames)
    }

    @Test("a trigger on the way starts anew from value and velocity") func interrupted() async throws {
        let ui = Harness { Triggered(notes: notes, spring: true) }
        try ui.tap("go")
        await ui.advance(0.2)
        let (value, velocity) = (
            Spring.smooth.value(target: 100.0, time: 0.2), Spring.smooth.velocity(target: 100.0, time: 0.2)
        )
        #expect(isNear(last, value, 1e-3))
        try ui.tap("go")
        #expect(isNear(last, value, 1e-3))
        await ui.advance(0.1)
        #expect(isNear(last, value + Spring.smooth.value(target: 100.0, initialVelocity: velocity, time: 0.1), 1e-2))
    }

    @Test("repeating goes round for ever, and stops at the start") func repeating() async throws {
        let ui = Harness { Looping(notes: notes) }
        #expect(last == 5)
        for time in stride(from: 0.25, through: 5, by: 0.25) {
            await ui.advance(0.25)
            let phase = time.truncatingRemainder(dividingBy: 2)
            #expect(isNear(last, 5 + (phase <= 1 ? phase : 2 - phase), 1e-4), "after \(time)")
        }
        #expect(ui.asksForFrames)
        try ui.tap("toggle")
        await ui.advance(0.1)
        #expect(last == 5)
        #expect(!ui.asksForFrames)
        try ui.tap("toggle")
        await ui.advance(0.5)
        #expect(isNear(last, 5.5, 1e-4))
    }

    @Test("keyframes without a length do not go round") func noLength() async throws {
        let ui = Harness {
            KeyframeAnimator(initialValue: 1.0) { value in
                Text(verbatim: "\(value)")
            } keyframes: { _ in
                MoveKeyframe(4)
            }
        }
        #expect(ui.texts == ["4.0"])
        #expect(!ui.asksForFrames)
    }

    @Test("only the content runs in a frame") func cost() async throws {
        let ui = Harness { Triggered(notes: notes) }
        try ui.tap("go")
        ui.forget()
        notes.entries = []
        await ui.advance(0.5)
        #expect(ui.bodies(of: Triggered.self) == 0)
        #expect(notes.entries.count == 30)
    }
}
