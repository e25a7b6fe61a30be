// The same answers for values that are animatable, from one to another.
extension Spring {
    /// Where a value that left `fromValue` with `initialVelocity` is after `time` on its way to `toValue`.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        let start = fromValue.animatableData
        var result = toValue
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity of that value after `time`, a second.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force on a unit of mass at `position` that moves with `velocity`.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// How long until that value stays within `epsilon` of `toValue`.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
