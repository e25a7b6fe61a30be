/// A keyframe that is reached in even steps, or along a curve.
public struct LinearKeyframe<Value: Animatable>: SingleKeyframe {
    let item: KeyframeItem<Value.AnimatableData>

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: How long it takes, in seconds.
    ///   - timingCurve: How far the value has come after a part of the time.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        item = KeyframeItem(to.animatableData, duration: duration, .linear(timingCurve))
    }
}

/// A keyframe that is reached along a cubic curve.
///
/// Velocities that are not given make the motion smooth: between two cubic keyframes the curve is a Catmull-Rom spline,
/// beside another kind of keyframe it goes on with that one's velocity, and at the ends of the track it rests.
public struct CubicKeyframe<Value: Animatable>: SingleKeyframe {
    let item: KeyframeItem<Value.AnimatableData>

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: How long it takes, in seconds.
    ///   - startVelocity: The velocity at the start, a second; nil makes the motion smooth.
    ///   - endVelocity: The velocity at the end, a second; nil makes the motion smooth.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        item = KeyframeItem(
            to.animatableData, duration: duration,
            .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }
}

/// A keyframe that a spring leads to.
///
/// Where the time is too short for the spring to arrive, the next keyframe starts from where it is, as fast as it is.
public struct SpringKeyframe<Value: Animatable>: SingleKeyframe {
    let item: KeyframeItem<Value.AnimatableData>

    /// - Parameters:
    ///   - to: The value at which the spring rests.
    ///   - duration: How long the spring acts, in seconds; nil is its settling duration.
    ///   - startVelocity: The velocity at the start, a second; nil goes on with that of the keyframe before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        item = KeyframeItem(
            to.animatableData, duration: duration ?? spring.settlingDuration,
            .spring(spring, start: startVelocity?.animatableData))
    }
}

/// A keyframe that is there at once.
public struct MoveKeyframe<Value: Animatable>: SingleKeyframe {
    let item: KeyframeItem<Value.AnimatableData>

    public init(_ to: Value) { item = KeyframeItem(to.animatableData, duration: 0, .move) }
}
