import MartletTesting
import SwiftUI
import Testing

@testable import MartletCore

private struct Cycling: View {
    let phases: [Double]
    let notes: Notes
    var animation: Animation? = .linear(duration: 1)

    var body: some View {
        PhaseAnimator(phases) { phase in
            Rectangle().accessibilityIdentifier("it").opacity(phase)
            let _ = notes.note(phase)
        } animation: { _ in
            animation
        }
    }
}

private struct Tapping: View {
    @State private var count = 0
    let notes: Notes

    var body: some View {
        VStack {
            Button("go") { count += 1 }
            Color.red.accessibilityIdentifier("it")
                .phaseAnimator([1.0, 0.5, 0.0], trigger: count) { content, phase in
                    content.opacity(phase)
                    let _ = notes.note(phase)
                } animation: { phase in
                    phase == 0.5 ? .linear(duration: 1) : .linear(duration: 0.5)
                }
        }
    }
}

private struct Changing: View {
    @State private var phases = [1.0, 0.5, 0.25]
    @State private var trigger = 0

    var body: some View {
        VStack {
            Button("none") { phases = [] }
            Button("other") { phases = [0.75] }
            PhaseAnimator(phases, trigger: trigger) { Rectangle().accessibilityIdentifier("it").opacity($0) }
        }
    }
}

@MainActor @Suite struct PhaseAnimatorTests {
    private let notes = Notes()
    /// The phases in order. A closure may run again in the same phase, when the view around has changed.
    private var seen: [String] {
        notes.entries.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    @Test("the first phase is shown first, then each starts when the animation before is complete")
    func cycle() async throws {
        let ui = Harness { Cycling(phases: [0, 1, 0.5], notes: notes) }
        #expect(notes.entries == ["0.0", "1.0"])
        #expect(try ui.opacity("it") == 0)
        await ui.advance(0.5)
        #expect(isNear(try ui.opacity("it"), 0.5, 0.01))
        await ui.advance(0.5)
        #expect(notes.entries == ["0.0", "1.0", "0.5"])
        await ui.advance(0.5)
        #expect(isNear(try ui.opacity("it"), 0.75, 0.01))
        await ui.advance(0.5)
        #expect(notes.entries == ["0.0", "1.0", "0.5", "0.0"])
        await ui.advance(3)
        #expect(notes.entries.count == 7)
        #expect(ui.asksForFrames)
    }

    @Test("each phase is reached along its own animation, springs until they are logically complete")
    func ownAnimations() async throws {
        let ui = Harness { Cycling(phases: [0, 1], notes: notes, animation: .spring(duration: 0.5)) }
        await ui.advance(0.49)
        #expect(notes.entries.count == 2)
        await ui.advance(0.03)
        #expect(notes.entries.count == 3)
    }

    @Test("without an animation a phase lasts for a frame") func jumps() async throws {
        let ui = Harness { Cycling(phases: [0, 1], notes: notes, animation: nil) }
        #expect(notes.entries.count == 2)
        await ui.advance(0.1)
        #expect(notes.entries.count == 2 + 6)
        #expect(ui.diagnostics.isEmpty)
    }

    @Test("one phase never moves") func one() async throws {
        let ui = Harness { Cycling(phases: [0.5], notes: notes) }
        await ui.advance(1)
        #expect(notes.entries == ["0.5"])
        #expect(!ui.asksForFrames)
    }

    @Test("a trigger leads once through all phases and back to the first") func trigger() async throws {
        let ui = Harness { Tapping(notes: notes) }
        #expect(seen == ["1.0"])
        #expect(!ui.asksForFrames)
        try ui.tap("go")
        #expect(seen == ["1.0", "0.5"])
        await ui.advance(0.5)
        #expect(isNear(try ui.opacity("it"), 0.75, 0.01))
        await ui.advance(0.55)
        #expect(seen == ["1.0", "0.5", "0.0"])
        await ui.advance(0.5)
        #expect(seen == ["1.0", "0.5", "0.0", "1.0"])
        await ui.advance(2)
        #expect(seen == ["1.0", "0.5", "0.0", "1.0"])
        #expect(try ui.opacity("it") == 1)
        #expect(!ui.asksForFrames)
        ui.expectSameAsFresh()
    }

    @Test("a trigger on the way moves on to the next phase at once, without a jump") func triggerOnTheWay() async throws
    {
        let ui = Harness { Tapping(notes: notes) }
        try ui.tap("go")
        await ui.advance(0.2)
        let before = try ui.opacity("it")
        try ui.tap("go")
        #expect(seen == ["1.0", "0.5", "0.0"])
        #expect(isNear(try ui.opacity("it"), before))
        await ui.advance(3)
        #expect(seen == ["1.0", "0.5", "0.0", "1.0"])
        #expect(try ui.opacity("it") == 1)
        #expect(!ui.asksForFrames)
    }

    @Test("without phases a warning is said and shown; with others the first of them is shown")
    func otherPhases() async throws {
        let ui = Harness { Changing() }
        #expect(try ui.opacity("it") == 1)
        try ui.tap("other")
        #expect(try ui.opacity("it") == 0.75)
        try ui.tap("none")
        #expect(!ui.exists("it"))
        #expect(ui.texts.contains("⚠️ no phases"))
        #expect(ui.diagnostics.map(\.code) == [.emptyPhases])
    }

    @Test("an animator that has gone asks for nothing") func gone() async throws {
        struct Screen: View {
            @State private var isThere = true
            let notes: Notes
            var body: some View {
                Button("away") { isThere = false }
                if isThere { Cycling(phases: [0, 1], notes: notes) }
            }
        }
        let ui = Harness { Screen(notes: notes) }
        await ui.advance(0.3)
        try ui.tap("away")
        let count = notes.entries.count
        await ui.advance(3)
        #expect(notes.entries.count == count)
        #expect(!ui.asksForFrames)
    }

    @Test("phases of several views take their places in the container around") func severalViews() throws {
        let ui = Harness {
            VStack(spacing: 0) {
                PhaseAnimator([1.0], trigger: 0) { _ in
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
                }
            }
        }
        #expect(try ui.frame("b").minY == ui.frame("a").maxY)
    }
}
