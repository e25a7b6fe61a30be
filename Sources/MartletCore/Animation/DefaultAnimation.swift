/// The smooth spring that `Animation.default` is.
struct DefaultAnimation: ScalarAnimation {
    private static let spring = FluidSpring(spring: Spring(), blendDuration: 0)

    var fluidSpring: FluidSpring? { Self.spring }

    func progress(at time: Double, in run: inout ScalarRun) -> Progress? { Self.spring.progress(at: time, in: &run) }
    func rate(at time: Double, in run: ScalarRun) -> Progress { Self.spring.rate(at: time, in: run) }
    func length(in run: ScalarRun) -> Double { Self.spring.length(in: run) }
}
