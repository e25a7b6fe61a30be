import Foundation
import Testing

@testable import MartletCore

/// What is drawn in mid-flight, against the mathematics of each animation.
@MainActor @Suite struct PresentedTests {
    nonisolated struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let animation: Animation
        /// Where a unit step is after so many seconds.
        let expected: @Sendable (Double) -> Double
        /// When it is over; nil if for ever.
        let end: Double?

        init(_ name: String, _ animation: Animation, end: Double?, _ expected: @escaping @Sendable (Double) -> Double) {
            testDescription = name
            self.animation = animation
            self.expected = expected
            self.end = end
        }

        static func spring(_ name: String, _ animation: Animation, response: Double, ratio: Double) -> Case {
            let stiffness = pow(2 * Double.pi / response, 2)
            return Case(name, animation, end: nil) { time in
                var oracle = IntegratedSpring(
                    stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot())
                oracle.advance(by: time)
                return oracle.position
            }
        }
    }

    /// easeInOut by its sampled points, found by bisection on the curve's parameter.
    nonisolated private static func eased(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double
    {
        func cubic(_ p: Double, _ q: Double, _ s: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * p + 3 * (1 - s) * s * s * q + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if cubic(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return cubic(y1, y2, low)
    }

    // Durations, control points, responses and damping: SWIFTUI-FACTS section 4.
    nonisolated static let cases: [Case] = [
        Case("linear", .linear, end: 0.35) { $0 / 0.35 },
        Case("linear(duration:)", .linear(duration: 2), end: 2) { $0 / 2 },
        Case("easeIn", .easeIn, end: 0.35) { eased(0.42, 0, 1, 1, $0 / 0.35) },
        Case("easeOut", .easeOut(duration: 1), end: 1) { eased(0, 0, 0.58, 1, $0) },
        Case("easeInOut", .easeInOut(duration: 0.8), end: 0.8) { eased(0.42, 0, 0.58, 1, $0 / 0.8) },
        Case("timingCurve", .timingCurve(0.68, -0.6, 0.32, 1.6), end: 0.35) {
            eased(0.68, -0.6, 0.32, 1.6, $0 / 0.35)
        },
        Case("timingCurve(UnitCurve)", .timingCurve(.circularEaseIn, duration: 1), end: 1) {
            1 - (1 - $0 * $0).squareRoot()
        },
        .spring("default", .default, response: 0.5, ratio: 1),
        .spring("spring", .spring, response: 0.5, ratio: 1),
        .spring("spring(duration:bounce:)", .spring(duration: 0.9, bounce: 0.4), response: 0.9, ratio: 0.6),
        .spring("spring with a bounce below 0", .spring(duration: 0.6, bounce: -0.5), response: 0.6, ratio: 2),
        .spring("spring(response:)", .spring(response: 0.4), response: 0.4, ratio: 0.825),
        .spring(
            "spring(Spring)", .spring(Spring(mass: 1, stiffness: 100, damping: 10)), response: 0.2 * .pi, ratio: 0.5),
        .spring("smooth", .smooth, response: 0.5, ratio: 1),
        .spring("snappy", .snappy, response: 0.5, ratio: 0.85),
        .spring("snappy(extraBounce:)", .snappy(duration: 0.3, extraBounce: 0.1), response: 0.3, ratio: 0.75),
        .spring("bouncy", .bouncy, response: 0.5, ratio: 0.7),
        .spring("interactiveSpring", .interactiveSpring, response: 0.15, ratio: 0.86),
        .spring("interactiveSpring(duration:)", .interactiveSpring(duration: 0.2), response: 0.2, ratio: 0.85),
        .spring("interpolatingSpring", .interpolatingSpring, response: 0.5, ratio: 1),
        .spring(
            "interpolatingSpring(stiffness:damping:)", .interpolatingSpring(stiffness: 400, damping: 8),
            response: 0.1 * .pi, ratio: 0.2),
        Case(
            "interpolatingSpring(initialVelocity:)",
            .interpolatingSpring(duration: 0.5, bounce: 0.3, initialVelocity: 6), end: nil
        ) { time in
            // 1 − e^(−ζωt)(cos ω_d t + (ζω − v0)/ω_d · sin ω_d t).
            let (w, ratio) = (4 * Double.pi, 0.7)
            let d = w * (1 - ratio * ratio).squareRoot()
            return 1 - exp(-ratio * w * time) * (cos(d * time) + (ratio * w - 6) / d * sin(d * time))
        },
        Case("delay", .linear(duration: 1).delay(0.4), end: 1.4) { max($0 - 0.4, 0) },
        Case("speed", .linear(duration: 1).speed(2.5), end: 0.4) { $0 * 2.5 },
        .spring("speed of a spring", .spring(duration: 1, bounce: 0.2).speed(2), response: 0.5, ratio: 0.8),
        Case("delay before speed", .linear(duration: 1).delay(1).speed(2), end: 1) { max($0 * 2 - 1, 0) },
        Case("speed before delay", .linear(duration: 1).speed(2).delay(1), end: 1.5) { max(($0 - 1) * 2, 0) },
        Case("repeatCount", .linear(duration: 0.5).repeatCount(3), end: 1.5) { time in
            let part = (time / 0.5).truncatingRemainder(dividingBy: 1)
            return Int(time / 0.5) % 2 == 0 ? part : 1 - part
        },
        Case(
            "repeatCount(autoreverses: false)", .linear(duration: 0.5).repeatCount(2, autoreverses: false), end: 1
        ) { ($0 / 0.5).truncatingRemainder(dividingBy: 1) },
        Case("repeatForever", .easeIn(duration: 1).repeatForever(), end: nil) { time in
            let part = time.truncatingRemainder(dividingBy: 1)
            let eased = eased(0.42, 0, 1, 1, part)
            return Int(time) % 2 == 0 ? eased : 1 - eased
        },
        Case("a delay in each round", .linear(duration: 1).delay(1).repeatForever(autoreverses: false), end: nil) {
            max($0.truncatingRemainder(dividingBy: 2) - 1, 0)
        },
        Case("rounds of rounds", .linear(duration: 0.5).repeatCount(2).repeatCount(2), end: 2) { time in
            // Twice there and back; the second time backwards: 1 minus there and back.
            let inner = time.truncatingRemainder(dividingBy: 1)
            let there = inner < 0.5 ? inner * 2 : 2 - inner * 2
            return time < 1 ? there : 1 - there
        },
        Case("logicallyComplete", .linear(duration: 1).logicallyComplete(after: 0.2), end: 1) { $0 },
    ]

    @Test("twenty instants of", arguments: cases)
    func midFlight(_ testCase: Case) {
        let stage = Stage(50)
        stage.set(250, testCase.animation)
        #expect(stage.value.presented == 50)
        let span = testCase.end ?? 1.9
        for step in 1...20 {
            // Not at the corners of rounds, where both sides are right.
            let time = (Double(step) - 0.37) / 20 * span
            let presented = stage.presented(at: time)
            let expected = 50 + 200 * testCase.expected(time)
            // Within 1e-4 of the distance, or at rest where nobody sees the rest.
            let isClose = abs(presented - expected) < 200 * 1e-4
            #expect(isClose, "\(presented) instead of \(expected) at \(time)")
        }
        if let end = testCase.end {
            #expect(stage.presented(at: end - 1e-6) != 250 || !stage.host.motions.isEmpty)
            #expect(stage.presented(at: end + 1e-9) == 250)
            #expect(stage.host.motions.isEmpty)
        }
    }

    @Test("frames do not matter, only the time", arguments: cases)
    func anyFrames(_ testCase: Case) {
        let (fine, coarse) = (Stage(), Stage())
        fine.set(100, testCase.animation)
        coarse.set(100, testCase.animation)
        for step in 1...700 { fine.host.advance(to: Double(step) / 300) }
        coarse.host.advance(to: 7 / 3)
        #expect(abs(fine.value.presented - coarse.value.presented) < 1e-6)
    }

    @Test func oddNumbers() {
        for animation in [
            Animation.linear(duration: 0), .linear(duration: -1), .linear(duration: .nan), .easeIn.repeatCount(0),
            .linear(duration: 0).repeatForever(), .linear.repeatCount(-3), .easeOut(duration: 0).delay(0),
        ] {
            let stage = Stage()
            stage.set(100, animation)
            #expect(stage.presented(at: 0.01) == 100, "\(animation)")
            #expect(stage.host.motions.isEmpty)
        }
        // A spring without a duration is as stiff as a spring may be.
        let stage = Stage()
        stage.set(100, .spring(duration: 0))
        #expect(stage.presented(at: 0.005) > 1 && stage.presented(at: 0.2) == 100)
        // Without speed there is no progress, and no harm.
        stage.set(0, .linear.speed(0))
        #expect(stage.presented(at: 100) == 100)
        // A sleep of a year ends in the right place of the right round.
        let long = Stage()
        long.set(1, .linear(duration: 1).repeatForever(autoreverses: false))
        #expect(abs(long.presented(at: 31_536_000.25) - 0.25) < 1e-6)
    }
}
