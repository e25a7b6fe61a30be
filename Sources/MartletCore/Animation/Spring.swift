import Foundation

/// A damped spring, by how it feels (duration and bounce) or by its physics (mass, stiffness, damping).
public struct Spring: Hashable, Sendable {
    private let angularFrequency: Double
    private let decay: Double
    public let mass: Double

    /// `duration` is the perceived duration in seconds; `bounce` −1…1: 0 is critically damped, above overshoots.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        // At -1 it would not move at all, above 1 it would swing farther each time.
        let bounce = min(max(bounce, -0.9999), 1)
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

    /// `settlingDuration` is the time in seconds until the spring rests within `epsilon`. Costs a search.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // The longer the response, the longer it takes.
        var (low, high) = (0.0, max(settlingDuration, 1e-9) * 4)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            let spring = Spring(response: middle, dampingRatio: dampingRatio)
            if spring.settlingDuration(target: 1, epsilon: epsilon) > settlingDuration {
                high = middle
            } else {
                low = middle
            }
        }
        self.init(response: (low + high) / 2, dampingRatio: dampingRatio)
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

    /// How far a unit step from rest and a unit of velocity have brought a value after `time`, and how fast they go.
    func motion(at time: Double) -> (position: Progress, velocity: Progress) {
        let w = angularFrequency
        let ratio = dampingRatio
        let e = exp(-decay * time)
        if ratio < 1 {
            let d = w * (1 - ratio * ratio).squareRoot()
            let (sine, cosine) = (e * sin(d * time), e * cos(d * time))
            return (
                Progress(distance: 1 - (cosine + decay / d * sine), velocity: sine / d),
                Progress(distance: w * w / d * sine, velocity: cosine - decay / d * sine)
            )
        }
        if ratio == 1 {
            return (
                Progress(distance: 1 - e * (1 + w * time), velocity: time * e),
                Progress(distance: w * w * time * e, velocity: e * (1 - w * time))
            )
        }
        let root = w * (ratio * ratio - 1).squareRoot()
        let (a, b) = (-decay + root, -decay - root)
        let (ea, eb) = (exp(a * time), exp(b * time))
        return (
            Progress(distance: 1 - (b * ea - a * eb) / (b - a), velocity: (eb - ea) / (b - a)),
            Progress(distance: -a * b * (ea - eb) / (b - a), velocity: (b * eb - a * ea) / (b - a))
        )
    }

    /// Where a value that started at zero with `initialVelocity` is after `time` on its way to `target`.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        motion(at: max(time, 0)).position.value(distance: target, initialVelocity: initialVelocity)
    }

    /// The velocity of that value after `time`, a second.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        motion(at: max(time, 0)).velocity.value(distance: target, initialVelocity: initialVelocity)
    }

    /// The force on a unit of mass at `position` that moves with `velocity`, in distances a second squared.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Moves `value` and `velocity` on by `deltaTime` seconds towards `target`. Exact for any step.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let (distance, start) = (target - value, velocity)
        let (position, speed) = motion(at: max(deltaTime, 0))
        value += position.value(distance: distance, initialVelocity: start)
        velocity = speed.value(distance: distance, initialVelocity: start)
    }

    /// How long until a unit step rests.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1, epsilon: 0.001) }

    /// How long until a value that started at zero with `initialVelocity` stays within `epsilon` of `target`; infinite
    /// without damping. Formula: SWIFTUI-FACTS section 4.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let run = ScalarRun(distance: target, velocity: initialVelocity)
        if dampingRatio < 1 {
            let speed = run.squared(Progress(distance: decay, velocity: -1)).squareRoot()
            let reach = target.magnitudeSquared.squareRoot() + speed
            return max(-log(epsilon / reach) / decay, 0)
        }
        var time = 0.0
        while time < 1000 {
            let position = motion(at: time).position
            let rest = Progress(distance: 1 - position.distance, velocity: -position.velocity)
            if run.squared(rest) <= epsilon * epsilon { break }
            time += 0.1
        }
        return time
    }
}
