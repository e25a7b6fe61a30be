/// An animation that counts as complete at a time of its own.
struct LogicallyCompleteAnimation: ScalarAnimation {
    var inner: Animation
    var duration: Double

    var isScalar: Bool { inner.isScalar }
    var isEndless: Bool { inner.isEndless }
    var fluidSpring: FluidSpring? { inner.fluidSpring }

    func progress(at time: Double, in run: inout ScalarRun) -> Progress? {
        let progress = inner.progress(at: time, in: &run)
        run.isLogicallyComplete = time >= duration
        return progress
    }

    func rate(at time: Double, in run: ScalarRun) -> Progress { inner.rate(at: time, in: run) }
    func length(in run: ScalarRun) -> Double { inner.length(in: run) }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if isScalar { return scalarValue(value, time, &context) }
        let result = inner.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= duration
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        if isScalar { return scalarVelocity(value, time, context) }
        return inner.velocity(value: value, time: time, context: context)
    }
}
