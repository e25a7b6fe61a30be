/// How a value changes over time, by keyframes: it can be asked for any moment.
///
///     let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
///         CubicKeyframe(CGPoint(x: 0, y: 100), duration: 0.3)
///         CubicKeyframe(CGPoint.zero, duration: 0.7)
///     }
///     let there = timeline.value(time: 0.45)
public struct KeyframeTimeline<Value> {
    private let initial: Value
    let tracks: [KeyframeTrackCurve<Value>]
    /// How long the longest track takes, in seconds.
    public let duration: TimeInterval

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content(), after: nil)
    }

    /// `previous` is what was playing before, and the moment at which it is left: its velocities go on.
    init(
        _ initial: Value, _ content: some Keyframes<Value>,
        after previous: (timeline: KeyframeTimeline<Value>, time: Double)?
    ) {
        var tracks = _KeyframeTracks(initial: initial, previous: previous)
        content._resolve(into: &tracks)
        self.initial = initial
        self.tracks = tracks.list
        duration = tracks.list.reduce(0) { max($0, $1.duration) }
    }

    /// The value after `time` seconds: before the start that of the start, after the end that of the end.
    public func value(time: Double) -> Value {
        var value = initial
        for track in tracks { track.apply(time, to: &value) }
        return value
    }

    /// The value at a part of the duration, 0...1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
