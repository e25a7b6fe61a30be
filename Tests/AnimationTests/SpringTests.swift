import Foundation
import Testing

@testable import MartletCore

@Suite struct SpringTests {
    // Source: SWIFTUI-FACTS section 4, unit response, stiffness, damping and settling.
    @Test func figures() {
        let times = [0.1, 0.2, 0.3, 0.5, 1.0]
        let expected: [(Spring, [Double])] = [
            (.smooth, [0.3577, 0.7154, 0.8900, 0.9864, 1.000]),
            (.snappy, [0.3881, 0.7864, 0.9564, 1.0060, 1.000]),
            (.bouncy, [0.4233, 0.8737, 1.0339, 1.0145, 1.0001]),
        ]
        for (spring, values) in expected {
            for (time, value) in zip(times, values) {
                #expect(abs(spring.value(target: 1.0, time: time) - value) < 1e-4)
            }
        }
        for (spring, damping, settling) in [
            (Spring.smooth, 25.133, 0.8), (.snappy, 21.363, 0.877), (.bouncy, 17.593, 1.045),
        ] {
            #expect(abs(spring.stiffness - 157.914) < 1e-3)
            #expect(abs(spring.damping - damping) < 1e-3)
            #expect(abs(spring.settlingDuration - settling) < 2e-3)
        }
    }

    // Source: developer.apple.com/documentation/swiftui/spring, the examples of the overview.
    @Test func conversions() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.stiffness - 157.9) < 0.05 && abs(spring.damping - 17.6) < 0.05 && spring.mass == 1)
        let other = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(other.duration - 0.63) < 0.005 && abs(other.bounce - 0.5) < 1e-9)
    }

    @Test("the forms of a spring are one spring", arguments: [-0.6, -0.2, 0, 0.15, 0.5, 0.9])
    func forms(_ bounce: Double) {
        let a = Spring(duration: 0.7, bounce: bounce)
        let b = Spring(mass: a.mass, stiffness: a.stiffness, damping: a.damping, allowOverDamping: true)
        let c = Spring(response: a.response, dampingRatio: a.dampingRatio)
        for spring in [b, c] {
            #expect(abs(spring.duration - 0.7) < 1e-9 && abs(spring.bounce - bounce) < 1e-9)
            for time in [0.05, 0.3, 0.8] {
                #expect(abs(spring.value(target: 1.0, time: time) - a.value(target: 1.0, time: time)) < 1e-6)
            }
        }
    }

    @Test("a spring is the solution of its equation", arguments: 0..<30)
    func equation(_ seed: Int) {
        var random = SeededGenerator(UInt64(seed) + 7)
        let ratio = seed % 5 == 0 ? 1 : Double.random(in: 0.05...2.5, using: &random)
        let spring = Spring(response: .random(in: 0.1...2, using: &random), dampingRatio: ratio)
        let target = Double.random(in: -300...300, using: &random)
        let start = Double.random(in: -900...900, using: &random)
        var oracle = IntegratedSpring(
            stiffness: spring.stiffness, damping: spring.damping, target: target, velocity: start)
        var (stepped, speed) = (0.0, start)
        let h = spring.response / 10
        for step in 1...20 {
            oracle.advance(by: h)
            spring.update(value: &stepped, velocity: &speed, target: target, deltaTime: h)
            let time = Double(step) * h
            let value = spring.value(target: target, initialVelocity: start, time: time)
            let velocity = spring.velocity(target: target, initialVelocity: start, time: time)
            #expect(abs(value - oracle.position) < 1e-4)
            #expect(abs(velocity - oracle.velocity) < 1e-2)
            #expect(abs(stepped - value) < 1e-6 && abs(speed - velocity) < 1e-4)
        }
    }

    @Test("after the settling duration the value stays close", arguments: [0.1, 0.5, 0.85, 1, 1.6])
    func settling(_ ratio: Double) {
        let spring = Spring(response: 0.6, dampingRatio: ratio)
        for (target, start) in [(1.0, 0.0), (200, 0), (1, 50), (-30, 400)] {
            let settled = spring.settlingDuration(target: target, initialVelocity: start, epsilon: 0.01)
            for step in 0...200 {
                let time = settled + Double(step) * 0.01
                let value = spring.value(target: target, initialVelocity: start, time: time)
                #expect(abs(value - target) <= 0.0101, "\(ratio) \(target) \(start) at \(time)")
            }
        }
        let wanted = Spring(settlingDuration: 1.5, dampingRatio: ratio, epsilon: 0.001)
        #expect(abs(wanted.settlingDuration - 1.5) < (ratio < 1 ? 1e-6 : 0.11))
    }

    @Test func animatableForms() {
        let spring = Spring.bouncy
        let (from, to) = (CGPoint(x: 10, y: 0), CGPoint(x: 110, y: 50))
        let speed = CGPoint(x: 0, y: 20)
        let value = spring.value(fromValue: from, toValue: to, initialVelocity: speed, time: 0.2)
        #expect(abs(value.x - (10 + spring.value(target: 100.0, time: 0.2))) < 1e-9)
        #expect(abs(value.y - spring.value(target: 50.0, initialVelocity: 20, time: 0.2)) < 1e-9)
        let velocity = spring.velocity(fromValue: from, toValue: to, initialVelocity: speed, time: 0)
        #expect(abs(velocity.x) < 1e-9 && abs(velocity.y - 20) < 1e-9)
        let force = spring.force(fromValue: from, toValue: to, position: to, velocity: speed)
        #expect(abs(force.y + spring.damping * 20) < 1e-9 && abs(force.x) < 1e-9)
        let settled = spring.settlingDuration(fromValue: 0.0, toValue: 1, initialVelocity: 0, epsilon: 0.001)
        #expect(settled == spring.settlingDuration)
    }
}
