/// An animation that starts later.
struct DelayedAnimation: ScalarAnimation {
    var inner: Animation
    var delay: Double

    var isScalar: Bool { inner.isScalar }
    var isEndless: Bool { inner.isEndless }

    func progress(at time: Double, in run: inout ScalarRun) -> Progress? {
        time < delay ? Progress.none : inner.progress(at: time - delay, in: &run)
    }

    func rate(at time: Double, in run: ScalarRun) -> Progress {
        time < delay ? .none : inner.rate(at: time - delay, in: run)
    }

    func length(in run: ScalarRun) -> Double { max(delay + inner.length(in: run), 0) }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if isScalar { return scalarValue(value, time, &context) }
        return time < delay ? .zero : inner.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        if isScalar { return scalarVelocity(value, time, context) }
        return time < delay ? .zero : inner.velocity(value: value, time: time - delay, context: context)
    }
}
