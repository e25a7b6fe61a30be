/// A custom animation of any type.
class AnimationBox: @unchecked Sendable {
    var base: any CustomAnimation { fatalError("abstract") }
    var text: String { fatalError("abstract") }
    func isEqual(to other: AnimationBox) -> Bool { fatalError("abstract") }
    func hash(into hasher: inout Hasher) { fatalError("abstract") }
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        fatalError("abstract")
    }
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        fatalError("abstract")
    }
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { fatalError("abstract") }

    var isScalar: Bool { false }
    var isEndless: Bool { false }
    var fluidSpring: FluidSpring? { nil }
    func progress(at time: Double, in run: inout ScalarRun) -> Progress? { fatalError("not a scalar animation") }
    func rate(at time: Double, in run: ScalarRun) -> Progress { fatalError("not a scalar animation") }
    func length(in run: ScalarRun) -> Double { fatalError("not a scalar animation") }
}

class TypedAnimationBox<A: CustomAnimation>: AnimationBox, @unchecked Sendable {
    fileprivate final let typed: A

    init(_ base: A) { typed = base }

    final override var base: any CustomAnimation { typed }
    final override var text: String { "\(typed)" }
    final override func isEqual(to other: AnimationBox) -> Bool { (other as? TypedAnimationBox<A>)?.typed == typed }
    final override func hash(into hasher: inout Hasher) { typed.hash(into: &hasher) }
    final override func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        typed.animate(value: value, time: time, context: &context)
    }
    final override func velocity<V: VectorArithmetic>(
        value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        typed.velocity(value: value, time: time, context: context)
    }
    final override func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        typed.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

final class ScalarAnimationBox<A: ScalarAnimation>: TypedAnimationBox<A>, @unchecked Sendable {
    override var isScalar: Bool { typed.isScalar }
    override var isEndless: Bool { typed.isEndless }
    override var fluidSpring: FluidSpring? { typed.fluidSpring }
    override func progress(at time: Double, in run: inout ScalarRun) -> Progress? {
        typed.progress(at: time, in: &run)
    }
    override func rate(at time: Double, in run: ScalarRun) -> Progress { typed.rate(at: time, in: run) }
    override func length(in run: ScalarRun) -> Double { typed.length(in: run) }
}
