import Foundation
import Testing

@testable import MartletCore

/// Animations made of numbers that are none, or that nobody meant.
@MainActor @Suite struct OddNumbersTests {
    nonisolated static let odd: [Double] = [
        .nan, .infinity, -.infinity, -1, 0, 1e200, -1e200, .leastNonzeroMagnitude, 2, -2,
    ]

    nonisolated static let makers: [(String, @Sendable (Double) -> Animation)] = [
        ("linear", { .linear(duration: $0) }), ("ease", { .easeInOut(duration: $0) }),
        ("curve x", { .timingCurve($0, 0, 1, 1, duration: 1) }),
        ("curve y", { .timingCurve(0, $0, 1, 1, duration: 1) }),
        ("circular", { .timingCurve(.circularEaseInOut, duration: $0) }),
        ("duration", { .spring(duration: $0) }), ("bounce", { .spring(duration: 0.5, bounce: $0) }),
        ("blend", { .spring(duration: 0.2, bounce: 0, blendDuration: $0) }),
        ("response", { .spring(response: $0, dampingFraction: 0.5) }),
        ("fraction", { .spring(response: 0.5, dampingFraction: $0) }),
        ("mass", { .spring(Spring(mass: $0, stiffness: 10, damping: 1)) }),
        ("stiffness", { .spring(Spring(mass: 1, stiffness: $0, damping: 1)) }),
        ("damping", { .spring(Spring(mass: 1, stiffness: 10, damping: $0, allowOverDamping: true)) }),
        ("settling", { .spring(Spring(settlingDuration: $0, dampingRatio: 0.5)) }),
        ("settling ratio", { .spring(Spring(settlingDuration: 1, dampingRatio: $0)) }),
        ("epsilon", { .spring(Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: $0)) }),
        ("interpolating", { .interpolatingSpring(duration: 0.5, bounce: 0.1, initialVelocity: $0) }),
        ("interpolating mass", { .interpolatingSpring(mass: $0, stiffness: 10, damping: 1) }),
        ("interpolating bounce", { .interpolatingSpring(duration: 0.5, bounce: $0) }),
        ("delay", { .spring.delay($0) }), ("speed", { .spring.speed($0) }),
        ("linear delay", { .linear.delay($0) }), ("linear speed", { .linear.speed($0) }),
        ("repeated delay", { .linear.delay($0).repeatForever() }),
        ("repeated speed", { .linear.speed($0).repeatForever(autoreverses: false) }),
        ("repeated duration", { .linear(duration: $0).repeatForever() }),
        ("repeated spring", { .spring(duration: $0).repeatForever() }),
        ("repeated bounce", { .spring(duration: 0.4, bounce: $0).repeatCount(3) }),
        ("repeated interpolating", { .interpolatingSpring(duration: $0, bounce: 0.2).repeatForever() }),
        ("logically", { .spring.logicallyComplete(after: $0) }),
        ("speed of speed", { .spring.speed($0).speed($0).delay($0) }),
    ]

    @Test("what is drawn is a number, whatever the animation is made of", arguments: makers.indices)
    func numbers(_ index: Int) {
        let (name, make) = Self.makers[index]
        for number in Self.odd {
            let stage = Stage()
            let animation = make(number)
            stage.set(100, animation)
            var bad: [Double] = []
            for time in [1e-9, 0.016, 0.1, 0.35, 0.5, 1, 7, 59, 61, 4000] {
                let presented = stage.presented(at: time)
                if !presented.isFinite { bad.append(time) }
            }
            #expect(bad.isEmpty, "\(name) of \(number) is no number at \(bad)")
            // What takes over from it.
            stage.set(0, animation)
            _ = stage.presented(at: 4000.1)
            stage.set(50, .spring)
            #expect(stage.presented(at: 4000.2).isFinite, "\(name) of \(number), taken over")
            #expect(abs(stage.presented(at: 4010) - 50) < 1e-6, "\(name) of \(number), taken over: does not arrive")
        }
    }

    @Test(
        "a value that is none, and back",
        arguments: [
            Animation.linear(duration: 1), .spring, .interpolatingSpring, .linear.repeatForever(), .easeIn.delay(0.2),
            .bouncy.speed(2),
        ])
    func values(_ animation: Animation) {
        for number in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            let stage = Stage()
            stage.set(number, animation)
            _ = stage.presented(at: 0.1)
            stage.set(7, animation)
            #expect(stage.presented(at: 0.2).isFinite, "\(animation) from \(number)")
            stage.set(9, nil)
            #expect(stage.presented(at: 0.3) == 9)
            stage.set(number, .linear(duration: 0.1))
            _ = stage.presented(at: 5)
            #expect(stage.host.motions.isEmpty, "\(animation) to \(number) goes on")
        }
    }

    @Test("a value that is none asks for no frames") func noFrames() {
        let stage = Stage()
        stage.set(.nan, .spring)
        _ = stage.presented(at: 3)
        #expect(stage.host.motions.isEmpty)
    }

    @Test("the same value that is none, set again and again") func again() {
        let stage = Stage()
        var done = 0
        for frame in 1...500 {
            stage.set(.nan, .linear(duration: 1000)) { $0.addAnimationCompletion { done += 1 } }
            _ = stage.presented(at: Double(frame) / 60)
        }
        #expect(stage.host.motions.isEmpty)
        #expect(done == 500)
    }

    private struct Garbage: CustomAnimation {
        let number: Double
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            if time > 1 { return nil }
            var value = value
            value.scale(by: number)
            return value
        }
        func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
            var value = value
            value.scale(by: number)
            return value
        }
        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool { number < 0 }
    }

    @Test("a custom animation that returns no number", arguments: [Double.nan, .infinity, -.infinity])
    func garbage(_ number: Double) {
        for animation in [
            Animation(Garbage(number: number)), Animation(Garbage(number: number)).repeatForever(),
            Animation(Garbage(number: number)).delay(0.1).speed(2),
        ] {
            let stage = Stage()
            stage.set(100, animation)
            for time in [0.1, 0.2, 0.9] {
                #expect(stage.presented(at: time).isFinite, "\(animation) at \(time)")
            }
            stage.set(0, animation)
            stage.set(50, .spring)
            #expect(stage.presented(at: 0.95).isFinite)
            #expect(stage.presented(at: 10) == 50)
        }
    }

    private struct Over: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            nil
        }
    }

    private struct Brief: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1e-6 ? .zero : nil
        }
    }

    @Test("rounds of a custom animation without length, or hardly any") func rounds() {
        for animation in [
            Animation(Over()).repeatForever(), Animation(Over()).repeatCount(1_000_000_000),
            Animation(Brief()).repeatForever(),
            Animation(Over()).delay(-1).repeatForever(), Animation(Over()).repeatForever().repeatForever(),
        ] {
            let stage = Stage()
            stage.set(100, animation)
            let start = Date()
            #expect(stage.presented(at: 1.0 / 60).isFinite)
            #expect(stage.presented(at: 3600).isFinite)
            #expect(Date().timeIntervalSince(start) < 30, "\(animation)")
        }
    }

    @Test("a sleep of a year in a spring that blends") func sleep() {
        for animation in [Animation.interactiveSpring, .interactiveSpring.repeatForever()] {
            let stage = Stage()
            stage.set(100, .spring(duration: 2))
            _ = stage.presented(at: 0.1)
            stage.set(0, animation)
            #expect(stage.presented(at: 31_536_000).isFinite)
        }
    }

    @Test("time that goes back, or is none") func time() {
        let stage = Stage()
        stage.set(100, .linear(duration: 1))
        for time in [0.5, 0.2, .nan, -3, 0.6] { #expect(stage.presented(at: time).isFinite, "at \(time)") }
        stage.set(0, .interactiveSpring)
        for time in [0.7, 0.65, 1, .infinity] { #expect(stage.presented(at: time).isFinite, "at \(time)") }
    }

    @Test("interrupted in every frame, by everything") func interruptions() {
        var random = SeededGenerator(11)
        let all: [Animation] = [
            .linear, .spring, .bouncy, .linear(duration: 3).repeatForever(), .interactiveSpring, .interpolatingSpring,
            .easeIn.delay(1), .smooth.speed(0.1), Animation(Brief()), .linear.repeatCount(3),
        ]
        let stage = Stage()
        var done = 0
        for frame in 1...1500 {
            let animation = all[Int.random(in: 0..<all.count, using: &random)]
            stage.set(Double(frame % 7), animation) {
                $0.addAnimationCompletion { done += 1 }
                $0.addAnimationCompletion(criteria: .removed) { done += 1 }
            }
            #expect(stage.presented(at: Double(frame) / 60).isFinite)
        }
        stage.set(5, nil)
        #expect(done == 3000)
        #expect(stage.host.motions.isEmpty || stage.presented(at: 30) == 5)
        #expect(stage.host.motions.isEmpty)
    }

    @Test("for ever, interrupted for ever: what it costs does not grow") func piled() {
        let stage = Stage()
        func span(_ frames: Range<Int>) -> Double {
            let start = Date()
            for frame in frames {
                stage.set(Double(frame), .linear(duration: 1).repeatForever())
                _ = stage.presented(at: Double(frame) / 60)
            }
            return Date().timeIntervalSince(start)
        }
        let first = span(1..<600)
        _ = span(600..<5400)
        let last = span(5400..<6000)
        #expect(last < first * 10 + 0.5, "\(first) s at first, \(last) s later")
    }
}
