/// A way for a value to get from zero to a target in time.
public protocol CustomAnimation: Hashable, Sendable {
    /// The value after `time` seconds on the way from zero to `value`; nil when it is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The velocity after `time`, a second; nil where it has none.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes over from `previous`, which has run for `time` seconds towards `value`. If so, it goes
    /// on with the state and the time of the previous one, towards the new target; else it acts on what the previous one
    /// has left of the way.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        nil
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// A key of an animation's own state.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What an animation keeps between its instants.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// What an animation is told and may say at each instant.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    /// Set by the animation when to the eye it has arrived.
    public var isLogicallyComplete = false
    public var environment: EnvironmentValues

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
        self.state = state
        self.environment = environment
    }

    /// The same context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}
