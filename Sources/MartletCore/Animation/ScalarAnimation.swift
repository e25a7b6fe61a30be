/// How far an animation is: so much of the distance, and so many seconds of the velocity that it began with.
struct Progress: Equatable {
    var distance: Double
    var velocity: Double

    static let none = Progress(distance: 0, velocity: 0)
}

/// An animation that is linear in the distance and in the velocity that it began with: at every instant the value is
/// a number times the one plus a number times the other.
///
/// All built-in animations are. Their numbers are found once for an instant, whatever the value is made of, without
/// generic code: it is what makes a frame of a thousand moving views cheap.
protocol ScalarAnimation: CustomAnimation {
    /// False where it stands on a custom animation, of which nothing is known.
    var isScalar: Bool { get }
    /// Whether it never comes to an end by itself.
    var isEndless: Bool { get }
    /// The progress after `time` seconds; nil when it is over.
    func progress(at time: Double, in run: inout ScalarRun) -> Progress?
    /// The progress a second, after `time` seconds.
    func rate(at time: Double, in run: ScalarRun) -> Progress
    /// How long it takes, in seconds; infinite if for ever.
    func length(in run: ScalarRun) -> Double
    /// The spring by which it takes over from others of its kind, if it does.
    var fluidSpring: FluidSpring? { get }
}

/// What a scalar animation knows and keeps of one run.
struct ScalarRun {
    /// The squared length of the distance, that of the velocity, and their inner product.
    private(set) var distance = 1.0
    private(set) var velocity = 0.0
    private(set) var product = 0.0
    /// Set by the animation when to the eye it has arrived.
    var isLogicallyComplete = false
    /// The rounds of repeated animations, the outermost first.
    var rounds: [RepeatedAnimation.Round] = []
    /// How many repeated animations are around the one that is asked.
    var level = 0
    /// Set where a spring of another response is taken over.
    var blend: SpringBlend?

    init() {}

    init<V: VectorArithmetic>(distance: V, velocity: V) {
        self.distance = distance.magnitudeSquared
        self.velocity = velocity.magnitudeSquared
        if self.velocity > 0 {
            product = ((distance + velocity).magnitudeSquared - self.distance - self.velocity) / 2
        }
    }

    var isFinite: Bool { distance.isFinite && velocity.isFinite }

    /// The squared length of a progress.
    func squared(_ progress: Progress) -> Double {
        progress.distance * progress.distance * distance + 2 * progress.distance * progress.velocity * product
            + progress.velocity * progress.velocity * velocity
    }
}

extension ScalarAnimation {
    var isScalar: Bool { true }
    var isEndless: Bool { false }
    var fluidSpring: FluidSpring? { nil }
}

extension Progress {
    func value<V: VectorArithmetic>(distance: V, initialVelocity: V) -> V {
        let part = distance.scaled(by: self.distance)
        return velocity == 0 ? part : part + initialVelocity.scaled(by: velocity)
    }
}

// As custom animations, for those that build on them.
extension ScalarAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        scalarValue(value, time, &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        scalarVelocity(value, time, context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        takesOver(previous, value, time, &context)
    }

    func scalarValue<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: inout AnimationContext<V>) -> V? {
        let (gone, velocity, start) = context.takeover
        var run = context.state[ScalarRunKey.self] ?? ScalarRun(distance: value - gone, velocity: velocity)
        guard let progress = progress(at: time - start, in: &run) else { return nil }
        if run.isLogicallyComplete { context.isLogicallyComplete = true }
        context.state[ScalarRunKey.self] = run
        return gone + progress.value(distance: value - gone, initialVelocity: velocity)
    }

    func scalarVelocity<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: AnimationContext<V>) -> V {
        let (gone, velocity, start) = context.takeover
        let run = context.state[ScalarRunKey.self] ?? ScalarRun(distance: value - gone, velocity: velocity)
        return rate(at: time - start, in: run).value(distance: value - gone, initialVelocity: velocity)
    }

    private func takesOver<V: VectorArithmetic>(
        _ previous: Animation, _ value: V, _ time: Double, _ context: inout AnimationContext<V>
    ) -> Bool {
        guard let fluidSpring, let other = previous.fluidSpring else { return false }
        let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
        let gone = previous.animate(value: value, time: time, context: &context) ?? value
        context.state[TakeoverKey<V>.self] = (gone, velocity, time)
        context.state[ScalarRunKey.self] = nil
        if let blend = SpringBlend(from: other, to: fluidSpring) {
            var run = ScalarRun(distance: value - gone, velocity: velocity)
            run.blend = blend
            context.state[ScalarRunKey.self] = run
        }
        return true
    }
}

private struct ScalarRunKey: AnimationStateKey {
    static var defaultValue: ScalarRun? { nil }
}

private struct TakeoverKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: (gone: V, velocity: V, start: Double) { (.zero, .zero, 0) }
}

extension AnimationContext {
    /// What had been gone when the animation took over, how fast, and when.
    fileprivate var takeover: (gone: Value, velocity: Value, start: Double) { state[TakeoverKey<Value>.self] }
}
