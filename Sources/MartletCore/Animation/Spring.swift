import Foundation

/// A damped spring, by how it feels (duration and bounce) or by its physics (mass, stiffness, damping).
public struct Spring: Hashable, Sendable {
    private let angularFrequency: Double
    private let decay: Double
    public let mass: Double

    /// `duration` is the perceived duration in seconds; `bounce` −1…1: 0 is critically damped, above overshoots.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 1e-9)
        mass = 1
        angularFrequency = frequency
        decay = dampingRatio * frequency
    }

    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        angularFrequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        decay = (allowOverDamping ? ratio : min(ratio, 1)) * angularFrequency
    }

    /// `settlingDuration` is the time until the spring rests within `epsilon`.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        mass = 1
        // The settling time of a spring of one second's response scales with the response.
        let unit = Spring(response: 1, dampingRatio: dampingRatio).settlingDuration(epsilon: epsilon)
        let frequency = 2 * Double.pi * unit / max(settlingDuration, 1e-9)
        angularFrequency = frequency
        decay = dampingRatio * frequency
    }

    public static var smooth: Spring { smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static var snappy: Spring { snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var bouncy: Spring { bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public var stiffness: Double { angularFrequency * angularFrequency * mass }
    public var damping: Double { 2 * decay * mass }
    public var response: Double { 2 * Double.pi / angularFrequency }
    public var duration: TimeInterval { response }
    public var dampingRatio: Double { decay / angularFrequency }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// How far a unit step has gone after `time`, from rest, and the part of an initial velocity that shows as distance.
    private func response(at time: Double) -> (step: Double, velocity: Double) {
        let w = angularFrequency
        let ratio = dampingRatio
        let e = exp(-decay * time)
        if ratio < 1 {
            let d = w * (1 - ratio * ratio).squareRoot()
            return (1 - e * (cos(d * time) + decay / d * sin(d * time)), e * sin(d * time) / d)
        }
        if ratio == 1 { return (1 - e * (1 + w * time), time * e) }
        let root = w * (ratio * ratio - 1).squareRoot()
        let (a, b) = (-decay + root, -decay - root)
        return (
            1 - (b * exp(a * time) - a * exp(b * time)) / (b - a), (exp(b * time) - exp(a * time)) / (b - a)
        )
    }

    /// The slopes of `response(at:)`.
    private func slope(at time: Double) -> (step: Double, velocity: Double) {
        let w = angularFrequency
        let ratio = dampingRatio
        let e = exp(-decay * time)
        if ratio < 1 {
            let d = w * (1 - ratio * ratio).squareRoot()
            return (e * w * w / d * sin(d * time), e * (cos(d * time) - decay / d * sin(d * time)))
        }
        if ratio == 1 { return (w * w * time * e, e * (1 - w * time)) }
        let root = w * (ratio * ratio - 1).squareRoot()
        let (a, b) = (-decay + root, -decay - root)
        return (
            -a * b * (exp(a * time) - exp(b * time)) / (b - a), (b * exp(b * time) - a * exp(a * time)) / (b - a)
        )
    }

    /// Where a value that started at zero with `initialVelocity` is after `time` on its way to `target`.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let (step, velocity) = response(at: max(time, 0))
        return target.scaled(by: step) + initialVelocity.scaled(by: velocity)
    }

    /// The velocity of that value after `time`, a second.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let (step, velocity) = slope(at: max(time, 0))
        return target.scaled(by: step) + initialVelocity.scaled(by: velocity)
    }

    /// Adds the spring's force on a value at `position` with `velocity` to `force`.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// How long until a unit step rests.
    public var settlingDuration: TimeInterval { settlingDuration(epsilon: 0.001) }

    /// How long until a change to `target` stays within `epsilon` of it. Formula: SWIFTUI-FACTS section 4.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let size = max(target.magnitudeSquared.squareRoot(), 1e-9)
        return settlingDuration(epsilon: epsilon / size)
    }

    private func settlingDuration(epsilon: Double) -> TimeInterval {
        if dampingRatio < 1 { return -log(epsilon / (decay + 1)) / decay }
        var time = 0.0
        while time < 1000, abs(1 - response(at: time).step) > epsilon { time += 0.1 }
        return time
    }
}
