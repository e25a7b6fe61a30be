import MartletGraph

/// Plays keyframes into an attribute, frame by frame.
final class KeyframePlayer<Value>: Motion {
    typealias Moment = (timeline: KeyframeTimeline<Value>, time: Double)

    private unowned let host: ViewHost
    private let watch: ShownWatch
    /// The value now.
    let value: Attribute<Value>
    /// Makes the keyframes that start at a value, after what was playing before.
    var keyframes: ((Value, Moment?) -> KeyframeTimeline<Value>)!
    private var timeline: KeyframeTimeline<Value>?
    private var start = 0.0
    private var isRepeating: Bool?

    init(_ initial: Value, watch: ShownWatch, inputs: _ViewInputs) {
        host = inputs.host
        self.watch = watch
        value = inputs.graph.source(initial, isEqual: nil)
    }

    /// Plays again and again, or shows the start.
    func set(repeating: Bool, from initial: Value) {
        guard repeating != isRepeating else { return }
        isRepeating = repeating
        let timeline = keyframes(initial, nil)
        // With no length there is nothing to repeat.
        guard repeating, timeline.duration > 0 else {
            self.timeline = nil
            host.graph.write(value, timeline.value(time: 0))
            return
        }
        begin(timeline)
    }

    /// Plays once, from where the value is.
    func play() {
        let before = timeline.map { ($0, host.now - start) }
        begin(keyframes(before.map { $0.0.value(time: $0.1) } ?? host.graph.peek(value), before))
    }

    private func begin(_ timeline: KeyframeTimeline<Value>) {
        self.timeline = timeline
        start = host.now
        host.graph.write(value, timeline.value(time: 0))
        if timeline.duration > 0 { host.motions.add(self) } else { self.timeline = nil }
    }

    override func advance(to time: Double) -> Bool {
        guard !watch.hasEnded, var timeline else { return false }
        if isRepeating == true {
            guard watch.isShown else {
                watch.whenShown { [weak self] in self?.wakeUp() }
                return false
            }
            // After a long time out of sight only the last round counts.
            let rounds = ((time - start) / timeline.duration).rounded(.down)
            if rounds >= 1 {
                start += rounds * timeline.duration
                timeline = keyframes(timeline.value(time: timeline.duration), nil)
                guard timeline.duration > 0 else {
                    self.timeline = nil
                    return false
                }
                self.timeline = timeline
            }
        }
        host.graph.write(value, timeline.value(time: time - start))
        if isRepeating != true, time - start >= timeline.duration {
            self.timeline = nil
            return false
        }
        return true
    }

    private func wakeUp() {
        guard timeline != nil, advance(to: host.now) else { return }
        host.motions.add(self)
    }
}
