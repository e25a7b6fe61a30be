/// An animation whose time goes faster or slower.
struct SpedAnimation: ScalarAnimation {
    var inner: Animation
    var speed: Double

    var isScalar: Bool { inner.isScalar }
    var isEndless: Bool { inner.isEndless }

    /// A spring that is twice as fast has half the response.
    var fluidSpring: FluidSpring? {
        guard speed > 0, let slow = inner.fluidSpring else { return nil }
        let spring = Spring(response: slow.spring.response / speed, dampingRatio: slow.spring.dampingRatio)
        return FluidSpring(spring: spring, blendDuration: slow.blendDuration / speed)
    }

    func progress(at time: Double, in run: inout ScalarRun) -> Progress? {
        guard let progress = inner.progress(at: time * speed, in: &run) else { return nil }
        return Progress(distance: progress.distance, velocity: speed == 0 ? 0 : progress.velocity / speed)
    }

    func rate(at time: Double, in run: ScalarRun) -> Progress {
        let rate = inner.rate(at: time * speed, in: run)
        return Progress(distance: rate.distance * speed, velocity: rate.velocity)
    }

    func length(in run: ScalarRun) -> Double {
        let length = inner.length(in: run)
        return length == 0 ? 0 : speed > 0 ? length / speed : .infinity
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if isScalar { return scalarValue(value, time, &context) }
        return inner.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        if isScalar { return scalarVelocity(value, time, context) }
        return inner.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}
