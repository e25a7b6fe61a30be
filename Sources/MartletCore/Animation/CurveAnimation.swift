/// A curve over a duration in seconds.
struct CurveAnimation: ScalarAnimation {
    var curve: UnitCurve
    var duration: Double

    func progress(at time: Double, in run: inout ScalarRun) -> Progress? {
        // Not `time >= duration`: a duration that is not a number is over at once.
        guard time < duration else { return nil }
        return Progress(distance: curve.value(at: time / duration), velocity: 0)
    }

    func rate(at time: Double, in run: ScalarRun) -> Progress {
        guard time <= duration, duration > 0 else { return .none }
        return Progress(distance: curve.velocity(at: time / duration) / duration, velocity: 0)
    }

    func length(in run: ScalarRun) -> Double { max(duration, 0) }
}
