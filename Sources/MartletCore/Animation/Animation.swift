/// How a change unfolds in time.
public struct Animation: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    private let box: AnimationBox

    public init<A: CustomAnimation>(_ base: A) {
        box = TypedAnimationBox(base)
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

private class AnimationBox: @unchecked Sendable {
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
}

private final class TypedAnimationBox<A: CustomAnimation>: AnimationBox, @unchecked Sendable {
    private let typed: A

    init(_ base: A) { typed = base }

    override var base: any CustomAnimation { typed }
    override var text: String { "\(typed)" }
    override func isEqual(to other: AnimationBox) -> Bool { (other as? TypedAnimationBox<A>)?.typed == typed }
    override func hash(into hasher: inout Hasher) { typed.hash(into: &hasher) }
    override func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        typed.animate(value: value, time: time, context: &context)
    }
    override func velocity<V: VectorArithmetic>(
        value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        typed.velocity(value: value, time: time, context: context)
    }
    override func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        typed.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

// Figures of the built-in animations: SWIFTUI-FACTS section 4.
extension Animation {
    /// A smooth spring of half a second.
    public static let `default` = Animation(DefaultAnimation())

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
    }

    public static var linear: Animation { linear(duration: 0.35) }
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    public static var spring: Animation { spring(duration: 0.5) }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringMotion(spring: spring))
    }

    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
    }

    public static var smooth: Animation { spring(Spring.smooth) }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(Spring.smooth(duration: duration, extraBounce: extraBounce))
    }
    public static var snappy: Animation { spring(Spring.snappy) }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(Spring.snappy(duration: duration, extraBounce: extraBounce))
    }
    public static var bouncy: Animation { spring(Spring.bouncy) }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(Spring.bouncy(duration: duration, extraBounce: extraBounce))
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(InterpolatingSpring(spring: spring, initialVelocity: initialVelocity))
    }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
    }
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring.smooth) }

    /// Starts `delay` seconds later.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayedAnimation(inner: self, delay: delay))
    }

    /// Runs `speed` times as fast.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpedAnimation(inner: self, speed: speed))
    }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(inner: self, count: repeatCount, autoreverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(inner: self, count: nil, autoreverses: autoreverses))
    }

    /// Counts as complete after `duration`, though it goes on.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicallyCompleteAnimation(inner: self, duration: duration))
    }
}
