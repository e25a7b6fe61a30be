/// A spring that adds to what moves already.
struct InterpolatingSpring: ScalarAnimation {
    let spring: Spring
    /// In distances of the change a second.
    let initialVelocity: Double
    /// When nobody sees any more that it has not arrived.
    private let end: Double

    init(spring: Spring, initialVelocity: Double) {
        self.spring = spring
        self.initialVelocity = initialVelocity
        end = spring.settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: 1e-5)
    }

    func progress(at time: Double, in run: inout ScalarRun) -> Progress? {
        guard time < end else { return nil }
        return withInitialVelocity(spring.motion(at: max(time, 0)).position)
    }

    func rate(at time: Double, in run: ScalarRun) -> Progress {
        withInitialVelocity(spring.motion(at: max(time, 0)).velocity)
    }

    func length(in run: ScalarRun) -> Double { end }

    private func withInitialVelocity(_ progress: Progress) -> Progress {
        Progress(distance: progress.distance + initialVelocity * progress.velocity, velocity: progress.velocity)
    }
}
