/// How a change unfolds in time.
public struct Animation: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    private let box: AnimationBox

    public init<A: CustomAnimation>(_ base: A) {
        box = TypedAnimationBox(base)
    }

    init<A: ScalarAnimation>(scalar base: A) {
        box = ScalarAnimationBox(base)
    }

    public static func == (a: Animation, b: Animation) -> Bool { a.box.isEqual(to: b.box) }

    public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }

    public var description: String { box.text }
    public var debugDescription: String { "AnyAnimator(SwiftUI.\(box.text))" }

    /// The custom animation inside.
    public var base: any CustomAnimation { box.base }

    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        box.animate(value: value, time: time, context: &context)
    }

    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        box.velocity(value: value, time: time, context: context)
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        box.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation {
    /// Whether it is known by numbers alone, whatever the value is made of.
    var isScalar: Bool { box.isScalar }

    /// Whether it never comes to an end by itself.
    var isEndless: Bool { box.isEndless }

    /// How far it is after `time`; nil when it is over. Only of a scalar animation.
    func progress(at time: Double, in run: inout ScalarRun) -> Progress? { box.progress(at: time, in: &run) }

    /// How fast it is after `time`, a second. Only of a scalar animation.
    func rate(at time: Double, in run: ScalarRun) -> Progress { box.rate(at: time, in: run) }

    /// How long it takes, in seconds. Only of a scalar animation.
    func length(in run: ScalarRun) -> Double { box.length(in: run) }

    /// The spring by which it takes over from others of its kind, if it does.
    var fluidSpring: FluidSpring? { box.fluidSpring }
}
