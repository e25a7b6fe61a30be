/// How fast a value goes that is changed step by step: the mean of the last tenth of a second.
struct VelocitySampler<Data: VectorArithmetic> {
    private var samples: [(value: Data, time: Double)] = []

    /// How far back it looks, and how old the last sample may be, in seconds.
    private static var window: Double { 0.1 }

    mutating func add(_ value: Data, at time: Double) {
        if let last = samples.last, last.time >= time { samples.removeLast() }
        samples.append((value, time))
        // One sample older than the window stays, so that the first step is not lost.
        while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
    }

    /// The velocity at `time`, a second; zero where the value has stood still since.
    func velocity(at time: Double) -> Data {
        guard let first = samples.first, let last = samples.last, last.time > first.time,
            time - last.time <= Self.window
        else { return .zero }
        return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
    }
}
