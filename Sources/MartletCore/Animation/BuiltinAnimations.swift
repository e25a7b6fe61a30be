/// The smooth spring that `Animation.default` is.
struct DefaultAnimation: CustomAnimation {
    private var spring: SpringMotion { SpringMotion(spring: Spring()) }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        spring.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        spring.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { spring.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

/// A curve over a duration in seconds.
struct CurveAnimation: CustomAnimation {
    var curve: UnitCurve
    var duration: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if duration <= 0 || time >= duration { return nil }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        if duration <= 0 || time > duration { return .zero }
        return value.scaled(by: curve.velocity(at: time / duration) / duration)
    }
}

/// A spring that takes over value and velocity of a spring before it.
struct SpringMotion: CustomAnimation {
    var spring: Spring

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if time >= spring.response { context.isLogicallyComplete = true }
        let position = spring.value(target: value, initialVelocity: context.initialVelocity, time: time)
        let velocity = spring.velocity(target: value, initialVelocity: context.initialVelocity, time: time)
        // At rest when neither distance nor speed can be seen. Thresholds: SWIFTUI-FACTS section 4.
        let distance = (value - position).magnitudeSquared
        if time >= spring.response, velocity.magnitudeSquared <= 0.0036, distance <= 1e-6 { return nil }
        return time > 60 ? nil : position
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        spring.velocity(target: value, initialVelocity: context.initialVelocity, time: time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { previous.base is SpringMotion || previous.base is DefaultAnimation }
}

/// A spring that adds to what moves already.
struct InterpolatingSpring: CustomAnimation {
    var spring: Spring
    var initialVelocity: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if time >= spring.settlingDuration { return nil }
        return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }
}

struct DelayedAnimation: CustomAnimation {
    var inner: Animation
    var delay: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : inner.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : inner.velocity(value: value, time: time - delay, context: context)
    }
}

struct SpedAnimation: CustomAnimation {
    var inner: Animation
    var speed: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        inner.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        inner.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}

/// Runs again from its start; odd rounds backwards if it reverses.
struct RepeatedAnimation: CustomAnimation {
    var inner: Animation
    /// How often in all; nil for ever.
    var count: Int?
    var autoreverses: Bool

    private struct Round: AnimationStateKey {
        static var defaultValue: (index: Int, start: Double) { (0, 0) }
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        var (index, start) = context.state[Round.self]
        while true {
            if let count, index >= count { return nil }
            var own = AnimationContext<V>(environment: context.environment)
            if let inside = inner.animate(value: value, time: time - start, context: &own) {
                context.state[Round.self] = (index, start)
                return autoreverses && index % 2 == 1 ? value - inside : inside
            }
            let length = duration(of: value, upTo: time - start)
            // A round without length would never end.
            if length <= 0 { return nil }
            index += 1
            start += length
        }
    }

    /// The length of one round: where the inner animation ends, found by bisection.
    private func duration<V: VectorArithmetic>(of value: V, upTo end: Double) -> Double {
        var low = 0.0
        var high = end
        for _ in 0..<50 {
            let middle = (low + high) / 2
            var context = AnimationContext<V>()
            if inner.animate(value: value, time: middle, context: &context) == nil {
                high = middle
            } else {
                low = middle
            }
        }
        return high
    }
}

struct LogicallyCompleteAnimation: CustomAnimation {
    var inner: Animation
    var duration: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        let result = inner.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= duration
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        inner.velocity(value: value, time: time, context: context)
    }
}
