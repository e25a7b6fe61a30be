import Foundation
import Testing

@testable import MartletCore

@MainActor @Suite struct CustomAnimationTests {
    /// A square root in time, over a second.
    private struct Root: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            if time >= 1 { return nil }
            var part = value
            part.scale(by: time.squareRoot())
            return part
        }
    }

    @Test func valueAndEnd() {
        let stage = Stage()
        stage.set(100, Animation(Root()))
        for step in 1..<20 {
            let time = Double(step) / 20
            #expect(abs(stage.presented(at: time) - 100 * time.squareRoot()) < 1e-9)
        }
        #expect(stage.presented(at: 1) == 100)
        #expect(stage.host.motions.isEmpty)
    }

    @Test("modifiers of animations work on it") func modified() {
        let expected: [(Animation, (Double) -> Double)] = [
            (Animation(Root()).speed(2), { (2 * $0).squareRoot() }),
            (Animation(Root()).delay(0.25), { max($0 - 0.25, 0).squareRoot() }),
            (
                Animation(Root()).repeatForever(autoreverses: false),
                { $0.truncatingRemainder(dividingBy: 1).squareRoot() }
            ),
            (Animation(Root()).repeatCount(3), { $0 < 1 ? $0.squareRoot() : 1 - ($0 - 1).squareRoot() }),
        ]
        for (animation, value) in expected {
            let stage = Stage()
            stage.set(1, animation)
            for time in [0.1, 0.2, 0.3, 0.45] { #expect(abs(stage.presented(at: time) - value(time)) < 1e-6) }
        }
        let rounds = Stage()
        rounds.set(1, Animation(Root()).repeatCount(3))
        for time in [0.5, 0.9, 1.2, 1.7] {
            #expect(abs(rounds.presented(at: time) - expected[3].1(time)) < 1e-6)
        }
        #expect(rounds.presented(at: 3.001) == 1)
    }

    /// Linear over a second; a second one goes on with the time of the first and counts how often that happened.
    private struct Merging: CustomAnimation {
        struct Count: AnimationStateKey { static let defaultValue = 0 }
        let log: Box

        final class Box: Hashable, @unchecked Sendable {
            var lines: [String] = []
            static func == (a: Box, b: Box) -> Bool { a === b }
            func hash(into hasher: inout Hasher) {}
        }

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            if time >= 1 {
                log.lines.append("ended after \(context.state[Count.self]) merges")
                return nil
            }
            var part = value
            part.scale(by: time)
            return part
        }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool {
            guard previous.base is Merging else { return false }
            log.lines.append("merged at \(time) of \(value)")
            context.state[Count.self] += 1
            return true
        }
    }

    // Source: developer.apple.com, CustomAnimation.shouldMerge: the new one gets state and elapsed time of the old one.
    @Test func merging() {
        let animation = Merging(log: Merging.Box())
        let stage = Stage()
        stage.set(100, Animation(animation))
        _ = stage.presented(at: 0.5)
        stage.set(200, Animation(animation))
        #expect(abs(stage.presented(at: 0.75) - 150) < 1e-9)
        #expect(stage.presented(at: 1) == 200)
        #expect(animation.log.lines == ["merged at 0.5 of 100.0", "ended after 1 merges"])
    }

    /// Hands everything to another animation.
    private struct Wrapped: CustomAnimation {
        let inner: Animation
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            inner.animate(value: value, time: time, context: &context)
        }
        func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
            inner.velocity(value: value, time: time, context: context)
        }
        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool {
            guard let other = previous.base as? Wrapped else { return false }
            return inner.shouldMerge(previous: other.inner, value: value, time: time, context: &context)
        }
    }

    @Test("a built-in animation inside of a custom one is the same, also where it takes over") func wrapped() {
        for animation in [
            Animation.bouncy, .easeIn(duration: 0.6).delay(0.1), .linear(duration: 0.2).repeatCount(4),
            .smooth.speed(2),
        ] {
            let (direct, indirect) = (Stage(), Stage())
            direct.set(100, animation)
            indirect.set(100, Animation(Wrapped(inner: animation)))
            for step in 1...50 {
                if step == 10 {
                    direct.set(-30, animation)
                    indirect.set(-30, Animation(Wrapped(inner: animation)))
                }
                let time = Double(step) / 60
                #expect(
                    abs(direct.presented(at: time) - indirect.presented(at: time)) < 1e-6, "\(animation) at \(time)")
            }
        }
    }

    @Test func hashingAndDescription() {
        #expect(Animation.linear(duration: 1) == .linear(duration: 1))
        #expect(Animation.linear(duration: 1) != .linear(duration: 2))
        #expect(Animation.spring == .smooth)
        #expect(Animation.default != .linear)
        #expect(Set([Animation.bouncy, .bouncy, .snappy]).count == 2)
        #expect(Animation.linear.description.contains("CurveAnimation"))
    }
}
