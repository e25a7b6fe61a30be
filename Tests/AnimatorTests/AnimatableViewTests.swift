import MartletTesting
import SwiftUI
import Testing

private struct Counter: View, Animatable {
    var number: Double
    let notes: Notes
    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }
    var body: some View {
        Text(verbatim: "\(Int(number.rounded()))")
        let _ = notes.note(number)
    }
}

private struct Shift: ViewModifier, Animatable {
    var by: Double
    let notes: Notes
    nonisolated var animatableData: Double {
        get { by }
        set { by = newValue }
    }
    func body(content: Content) -> some View {
        content.offset(x: by)
        let _ = notes.note(by)
    }
}

/// An animatable view inside of another.
private struct Outer: View, Animatable {
    var number: Double
    let notes: Notes
    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }
    var body: some View { Counter(number: number * 10, notes: notes) }
}

private struct Screen: View {
    enum Kind { case view, modifier, nested }
    let kind: Kind
    let notes: Notes
    @State private var target = 0.0

    var body: some View {
        VStack {
            Button("up") { withAnimation(.linear(duration: 1)) { target = 100 } }
            Button("down") { withAnimation(.linear(duration: 1)) { target = 0 } }
            Button("spring") { withAnimation(.spring(duration: 0.5)) { target = target == 0 ? 100 : 0 } }
            Button("jump") { target = 50 }
            switch kind {
            case .view: Counter(number: target, notes: notes)
            case .modifier: Color.red.frame(width: 5, height: 5).modifier(Shift(by: target, notes: notes))
            case .nested: Outer(number: target, notes: notes)
            }
        }
    }
}

@MainActor @Suite struct AnimatableViewTests {
    private let notes = Notes()
    private var last: Double { Double(notes.entries.last ?? "") ?? .nan }

    @Test("the body runs in each frame with the value on its way", arguments: [Screen.Kind.view, .modifier])
    private func eachFrame(kind: Screen.Kind) async throws {
        let ui = Harness { Screen(kind: kind, notes: notes) }
        #expect(notes.entries == ["0.0"])
        try ui.tap("up")
        for frame in 1...60 {
            await ui.advance(1.0 / 60)
            #expect(isNear(last, 100 * Double(frame) / 60, 1e-4))
        }
        #expect(last == 100)
        #expect(!ui.asksForFrames)
        ui.expectSameAsFresh()
        let count = notes.entries.count
        await ui.advance(1)
        #expect(notes.entries.count == count)
    }

    @Test("a change without an animation is there at once, also on the way") func jump() async throws {
        let ui = Harness { Screen(kind: .view, notes: notes) }
        try ui.tap("up")
        await ui.advance(0.25)
        try ui.tap("jump")
        #expect(last == 50)
        await ui.advance(0.05)
        #expect(last == 50)
        #expect(!ui.asksForFrames)
    }

    @Test("an interruption keeps the value; a spring its velocity") func interruption() async throws {
        let ui = Harness { Screen(kind: .view, notes: notes) }
        try ui.tap("spring")
        await ui.advance(0.1)
        let spring = Spring(duration: 0.5)
        let (value, velocity) = (spring.value(target: 100.0, time: 0.1), spring.velocity(target: 100.0, time: 0.1))
        try ui.tap("spring")
        #expect(isNear(last, value, 0.1))
        await ui.advance(0.1)
        #expect(isNear(last, value + spring.value(target: -value, initialVelocity: velocity, time: 0.1), 0.2))
        await ui.advance(3)
        #expect(last == 0)
    }

    @Test("an animatable view inside of another follows it without lagging behind") func nested() async throws {
        let ui = Harness { Screen(kind: .nested, notes: notes) }
        try ui.tap("up")
        await ui.advance(0.5)
        #expect(isNear(last, 500, 1e-3))
        await ui.advance(0.5)
        #expect(last == 1000)
    }

    @Test("state inside of an animatable view stays while it moves") func state() async throws {
        struct Keeper: View, Animatable {
            var number: Double
            @State private var taps = 0
            nonisolated var animatableData: Double {
                get { number }
                set { number = newValue }
            }
            var body: some View {
                Button("taps \(taps)") { taps += 1 }.offset(x: number)
            }
        }
        struct Whole: View {
            @State private var target = 0.0
            var body: some View {
                VStack {
                    Button("up") { withAnimation(.linear(duration: 1)) { target = 20 } }
                    Keeper(number: target)
                }
            }
        }
        let ui = Harness { Whole() }
        try ui.tap("up")
        await ui.advance(0.5)
        try ui.tap("taps 0")
        await ui.advance(0.1)
        #expect(ui.texts.contains("taps 1"))
    }
}

@Suite struct VectorTests {
    @Test("values of any number are a vector space") func values() {
        let a = AnimatableValues(1.0, Float(2), CGFloat(3))
        let b = AnimatableValues(4.0, Float(5), CGFloat(6))
        #expect(a + b == AnimatableValues(5.0, Float(7), CGFloat(9)))
        #expect(b - a == AnimatableValues(3.0, Float(3), CGFloat(3)))
        #expect(a.magnitudeSquared == 14)
        var c = a
        c.scale(by: 2)
        #expect(c == AnimatableValues(2.0, Float(4), CGFloat(6)))
        #expect(a + .zero == a && a != b)
    }

    // Measured: SWIFTUI-FACTS, sections 3.1 and 4.
    @Test("angles and unit points move by 128 times their numbers") func scaled() {
        #expect(Angle.radians(2).animatableData == 256)
        var point = UnitPoint.zero
        point.animatableData = AnimatablePair(64, 128)
        #expect(point == UnitPoint(x: 0.5, y: 1))
    }
}
