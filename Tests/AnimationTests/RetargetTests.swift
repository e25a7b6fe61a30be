import Foundation
import Testing

@testable import MartletCore

/// Interruptions: the value goes on from where it is and, where a spring follows a spring, as fast as it is.
@MainActor @Suite struct RetargetTests {
    nonisolated private static let animations: [Animation] = [
        .linear(duration: 0.3), .easeIn(duration: 0.5), .easeOut(duration: 0.4), .easeInOut, .default, .bouncy, .snappy,
        .spring(duration: 0.3, bounce: 0.6), .spring(duration: 0.8, bounce: -0.3), .interactiveSpring,
        .interpolatingSpring(duration: 0.4, bounce: 0.3), .linear(duration: 0.3).delay(0.1),
        .bouncy.speed(2), .linear(duration: 0.2).repeatCount(3), .easeIn(duration: 0.3).repeatForever(),
        .spring(duration: 0.6, bounce: 0.2, blendDuration: 0.3),
    ]

    /// The steepest that any of them gets, in distances a second.
    nonisolated private static let steepest: Double = {
        var steepest = 0.0
        for animation in animations {
            var (run, last) = (ScalarRun(), 0.0)
            for step in 1...4000 {
                guard let progress = animation.progress(at: Double(step) / 2000, in: &run) else { break }
                steepest = max(steepest, abs(progress.distance - last) * 2000)
                last = progress.distance
            }
        }
        return steepest
    }()

    @Test("no jump over random interruptions", arguments: 0..<60)
    func continuity(_ seed: Int) {
        var random = SeededGenerator(UInt64(seed) + 100)
        let stage = Stage()
        var time = 0.0
        var (reach, last) = (0.0, 0.0)
        for _ in 0..<12 {
            let before = stage.value.presented
            let target = Double.random(in: -100...100, using: &random)
            reach = max(reach, abs(target - before), abs(target - stage.value.model))
            let animation = Self.animations.randomElement(using: &random)!
            stage.set(target, animation)
            #expect(abs(stage.value.presented - before) < 1e-9, "\(animation)")
            last = stage.value.presented
            for _ in 0..<Int.random(in: 1...300, using: &random) {
                time += 1 / 600
                let presented = stage.presented(at: time)
                // Springs overshoot, and taken over with speed they go further than their own distance.
                let step = abs(presented - last)
                #expect(step <= 6 * max(reach, 20) * Self.steepest / 600, "\(step) at \(time) with \(animation)")
                last = presented
            }
        }
        stage.set(7, .linear(duration: 0.1))
        #expect(stage.presented(at: time + 0.1 + 1e-9) == 7)
        #expect(stage.host.motions.isEmpty)
    }

    @Test("a spring takes over value and velocity of a spring", arguments: 0..<40)
    func springToSpring(_ seed: Int) {
        var random = SeededGenerator(UInt64(seed) + 3)
        func spring() -> Spring {
            Spring(duration: .random(in: 0.2...1, using: &random), bounce: .random(in: -0.4...0.7, using: &random))
        }
        let (a, b) = (spring(), spring())
        let stage = Stage()
        var (target, time) = (100.0, Double.random(in: 0.02...0.5, using: &random))
        stage.set(target, .spring(a))
        var oracle = IntegratedSpring(stiffness: a.stiffness, damping: a.damping, target: target)
        oracle.advance(by: time)
        _ = stage.presented(at: time)
        target = .random(in: -200...200, using: &random)
        stage.set(target, .spring(b))
        oracle = IntegratedSpring(
            stiffness: b.stiffness, damping: b.damping, target: target, position: oracle.position,
            velocity: oracle.velocity)
        for _ in 0..<20 {
            time += 0.02
            oracle.advance(by: 0.02)
            #expect(abs(stage.presented(at: time) - oracle.position) < 1e-2)
        }
    }

    // Source: SWIFTUI-FACTS section 4: curves do not merge; the new one acts on the remaining difference.
    @Test func curvesActOnWhatIsLeft() {
        let stage = Stage()
        stage.set(100, .linear(duration: 1))
        _ = stage.presented(at: 0.5)
        stage.set(0, .linear(duration: 1))
        for step in 1...20 {
            let time = 0.5 + Double(step) / 20 * 0.999
            let first = time < 1 ? 100 * time : 100
            let expected = first + (0 - first) * (time - 0.5)
            #expect(abs(stage.presented(at: time) - expected) < 1e-9)
        }
        #expect(stage.presented(at: 1.5) == 0)
        #expect(stage.host.motions.isEmpty)
    }

    @Test("what repeats for ever ends when something else has arrived") func endOfForever() {
        let stage = Stage()
        stage.set(100, .linear(duration: 0.3).repeatForever())
        _ = stage.presented(at: 10)
        stage.set(0, .easeOut(duration: 0.5))
        #expect(stage.presented(at: 10.5) == 0)
        #expect(stage.host.motions.isEmpty)
    }

    @Test func withoutAnAnimationTheValueJumps() {
        let stage = Stage()
        stage.set(100, .bouncy)
        _ = stage.presented(at: 0.1)
        stage.set(30, nil)
        #expect(stage.value.presented == 30)
        #expect(stage.presented(at: 0.2) == 30)
        #expect(stage.host.motions.isEmpty)
    }

    @Test("blendDuration takes the response from the old spring to the new one") func blending() {
        func stage(_ blend: Double) -> Stage {
            let stage = Stage()
            stage.set(100, .spring(duration: 1))
            _ = stage.presented(at: 0.1)
            stage.set(200, .spring(duration: 0.2, blendDuration: blend))
            return stage
        }
        let (at_once, blended) = (stage(0), stage(0.5))
        // Steps of 1/300 s with the response half-way between their ends, each by Runge and Kutta.
        let start = Spring(duration: 1)
        var oracle = IntegratedSpring(
            stiffness: 0, damping: 0, target: 200, position: start.value(target: 100.0, time: 0.1),
            velocity: start.velocity(target: 100.0, time: 0.1))
        for step in 0..<120 {
            let part = min((Double(step) + 0.5) / 300 / 0.5, 1)
            let spring = Spring(response: 1 + (0.2 - 1) * part, dampingRatio: 1)
            oracle = IntegratedSpring(
                stiffness: spring.stiffness, damping: spring.damping, target: 200, position: oracle.position,
                velocity: oracle.velocity)
            oracle.advance(by: 1.0 / 300)
            let time = 0.1 + Double(step + 1) / 300
            #expect(abs(blended.presented(at: time + 1e-9) - oracle.position) < 1e-3)
        }
        #expect(at_once.presented(at: 0.2) > blended.presented(at: 0.2) + 10)
    }

    // Source: developer.apple.com/documentation/swiftui/transaction/tracksvelocity.
    @Test("a spring after a drag begins as fast as the drag was") func trackedVelocity() {
        let stage = Stage()
        for step in 1...12 {
            _ = stage.presented(at: Double(step) / 60)
            stage.set(Double(step) * 5, nil) { $0.tracksVelocity = true }
        }
        // 5 points in each frame of 1/60 s.
        stage.set(0, .smooth)
        let spring = Spring.smooth
        for step in 1...20 {
            let time = Double(step) / 40
            let expected = 60 + spring.value(target: -60.0, initialVelocity: 300, time: time)
            #expect(abs(stage.presented(at: 0.2 + time) - expected) < 1e-3)
        }
        // Who waits before letting go has no velocity left.
        let still = Stage()
        still.set(50, nil) { $0.tracksVelocity = true }
        _ = still.presented(at: 1)
        still.set(0, .smooth)
        #expect(abs(still.presented(at: 1.1) - (50 + spring.value(target: -50.0, time: 0.1))) < 1e-3)
    }
}
