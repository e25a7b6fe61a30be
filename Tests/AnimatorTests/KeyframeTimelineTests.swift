import Foundation
import SplitMix
import SwiftUI
import Testing

private struct Values {
    var x = 0.0
    var angle = Angle.zero
    var point = CGPoint.zero
}

private struct Bounce: KeyframeTrackContent {
    var height: Double
    var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 1)
        LinearKeyframe(0, duration: 1)
    }
}

private struct WalkAndTurn: Keyframes {
    var body: some Keyframes<Values> {
        KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
        KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 2) }
    }
}

@Suite struct KeyframeTimelineTests {
    @Test("linear keyframes are straight, also along a curve") func linear() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 2)
            LinearKeyframe(0, duration: 1, timingCurve: .easeIn)
        }
        #expect(timeline.duration == 3)
        for step in 0...20 {
            let time = Double(step) * 0.1
            #expect(isNear(timeline.value(time: time), 5 * time))
            let share = Double(step) / 20
            #expect(isNear(timeline.value(time: 2 + share), 10 - 10 * UnitCurve.easeIn.value(at: share)))
        }
        #expect(timeline.value(time: -1) == 0)
        #expect(timeline.value(time: 99) == 0)
        #expect(isNear(timeline.value(progress: 0.5), timeline.value(time: 1.5)))
    }

    @Test("a cubic keyframe alone starts and ends at rest: the smooth step") func cubicAlone() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(8, duration: 2) }
        for step in 0...20 {
            let s = Double(step) / 20
            #expect(isNear(timeline.value(progress: s), 8 * (3 * s * s - 2 * s * s * s)))
        }
    }

    @Test("cubic keyframes with given velocities are Hermite curves") func cubicVelocities() {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            CubicKeyframe(3, duration: 0.5, startVelocity: 6, endVelocity: -2)
        }
        for step in 0..<20 {
            let s = Double(step) / 20
            let (h1, h2, h3) = (3 * s * s - 2 * s * s * s, s - 2 * s * s + s * s * s, s * s * s - s * s)
            #expect(isNear(timeline.value(progress: s), 1 + 2 * h1 + 0.5 * (6 * h2 - 2 * h3)))
        }
    }

    @Test("neighbouring cubic keyframes are a Catmull-Rom spline, also at uneven distances") func catmullRom() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(4, duration: 1)
            CubicKeyframe(10, duration: 2)
            CubicKeyframe(0, duration: 1)
        }
        // The slope at an inner keyframe is that of the line between its neighbours.
        #expect(isNear(slope(timeline, 1), 10.0 / 3, 1e-4))
        #expect(isNear(slope(timeline, 3), -4.0 / 3, 1e-4))
    }

    private func slope(_ timeline: KeyframeTimeline<Double>, _ time: Double) -> Double {
        (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
    }

    @Test("a cubic keyframe goes on with the velocity of another kind beside it") func mixedKinds() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(2, duration: 1)
            CubicKeyframe(5, duration: 1)
            LinearKeyframe(4, duration: 0.5)
        }
        #expect(isNear(slope(timeline, 1 - 2e-6), 2, 1e-4))
        #expect(isNear(slope(timeline, 1 + 2e-6), 2, 1e-4))
        #expect(isNear(slope(timeline, 2 - 2e-6), -2, 1e-4))
    }

    @Test("a spring keyframe is the spring's closed form and takes its settling duration") func spring() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, spring: spring, startVelocity: 50) }
        #expect(isNear(timeline.duration, spring.settlingDuration))
        for step in 0..<20 {
            let time = timeline.duration * Double(step) / 20
            #expect(isNear(timeline.value(time: time), spring.value(target: 100, initialVelocity: 50, time: time)))
        }
        #expect(timeline.value(time: timeline.duration) == 100)
    }

    @Test("a spring that is cut short hands its value and velocity on") func springCutShort() {
        let spring = Spring.bouncy
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(100, duration: 0.1, spring: spring)
            SpringKeyframe(0, duration: 1, spring: spring)
        }
        let (value, velocity) = (
            spring.value(target: 100.0, time: 0.1), spring.velocity(target: 100.0, time: 0.1)
        )
        #expect(isNear(timeline.value(time: 0.1), value))
        let later = timeline.value(time: 0.15)
        #expect(isNear(later, value + spring.value(target: -value, initialVelocity: velocity, time: 0.05)))
    }

    /// Values and, between cubic and spring keyframes, velocities never jump.
    @Test("random tracks of springs and cubics are smooth", arguments: 0..<60) func smooth(seed: Int) {
        var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        var kinds: [String] = []
        let count = Int.random(in: 2...6, using: &random)
        let items = (0..<count).map { _ in
            (
                Bool.random(using: &random), Double.random(in: -50...50, using: &random),
                Double.random(in: 0.1...0.8, using: &random)
            )
        }
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            for item in items {
                if item.0 {
                    CubicKeyframe(item.1, duration: item.2)
                } else {
                    SpringKeyframe(item.1, duration: item.2, spring: .snappy)
                }
            }
        }
        kinds = items.map { $0.0 ? "cubic" : "spring" }
        var time = 0.0
        for item in items.dropLast() {
            time += item.2
            let h = 1e-6
            let (a, b, c, d) = (
                timeline.value(time: time - 2 * h), timeline.value(time: time - h), timeline.value(time: time + h),
                timeline.value(time: time + 2 * h)
            )
            #expect(abs(c - b) < 0.01, "a jump at \(time) of \(kinds)")
            #expect(abs((d - c) - (b - a)) / h < 0.5, "a kink at \(time) of \(kinds)")
        }
    }

    @Test("a move is there at once and takes no time") func move() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 1)
            MoveKeyframe(5)
            LinearKeyframe(6, duration: 1)
        }
        #expect(timeline.duration == 2)
        #expect(isNear(timeline.value(time: 1 - 1e-9), 1))
        #expect(timeline.value(time: 1) == 5)
        #expect(isNear(timeline.value(time: 1.5), 5.5))
        #expect(KeyframeTimeline(initialValue: 0.0) { MoveKeyframe(5) }.value(time: 0) == 5)
    }

    @Test("tracks move properties side by side; the later one wins; the longest counts") func tracks() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.angle) {
                LinearKeyframe(.degrees(90), duration: 2)
            }
            KeyframeTrack(\.point.x) { LinearKeyframe(4, duration: 1) }
            KeyframeTrack(\.x) { LinearKeyframe(-10, duration: 1) }
        }
        let middle = timeline.value(time: 0.5)
        #expect(timeline.duration == 2)
        #expect(isNear(middle.x, -5))
        #expect(isNear(middle.angle.degrees, 22.5))
        #expect(isNear(Double(middle.point.x), 2))
        #expect(isNear(timeline.value(time: 1.5).x, -10))
    }

    @Test("contents of one's own, loops and choices build") func builders() {
        let high = true
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            Bounce(height: 4)
            for height in [2.0, 1.0] { Bounce(height: height) }
            if high { LinearKeyframe(9, duration: 1) } else { MoveKeyframe(1) }
        }
        #expect(timeline.duration == 7)
        #expect(isNear(timeline.value(time: 1), 4))
        #expect(isNear(timeline.value(time: 3), 2))
        #expect(isNear(timeline.value(time: 7), 9))
        let whole = KeyframeTimeline(initialValue: Values()) { WalkAndTurn() }
        #expect(isNear(whole.value(time: 1).x, 10))
        #expect(isNear(whole.value(time: 1).angle.degrees, 45))
        let point = KeyframeTimeline(initialValue: CGPoint.zero) {
            KeyframeTrack { LinearKeyframe(CGPoint(x: 2, y: 4), duration: 1) }
        }
        #expect(point.value(time: 0.5) == CGPoint(x: 1, y: 2))
        let nothing = KeyframeTimeline(initialValue: 3.0) {}
        #expect(nothing.duration == 0 && nothing.value(time: 1) == 3)
    }

    @Test("durations that are none take no time") func oddDurations() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: -3)
            CubicKeyframe(2, duration: 0)
            SpringKeyframe(3, duration: .nan)
            LinearKeyframe(4, duration: .infinity)
        }
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 0) == 4)
    }
}
