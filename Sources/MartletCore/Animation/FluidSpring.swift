/// A spring that takes over value and velocity of a spring before it.
///
/// Figures: SWIFTUI-FACTS section 4. There it is integrated in steps of 1/300 s; here it is the closed form that the steps
/// approach, so that a value hangs on its time alone and not on the frames before it.
struct FluidSpring: ScalarAnimation {
    let spring: Spring
    let blendDuration: Double

    /// A stiffer spring than this cannot be told from a jump.
    private static let greatestStiffness = 45000.0
    /// After so many seconds it is over, whatever it does.
    fileprivate static let longest = 60.0

    init(spring: Spring, blendDuration: Double) {
        let shortest = 2 * Double.pi / Self.greatestStiffness.squareRoot()
        self.spring =
            spring.response < shortest ? Spring(response: shortest, dampingRatio: spring.dampingRatio) : spring
        self.blendDuration = blendDuration
    }

    var fluidSpring: FluidSpring? { self }

    func progress(at time: Double, in run: inout ScalarRun) -> Progress? {
        if time >= spring.response { run.isLogicallyComplete = true }
        // Not `time > 60`: a time that is no number is over at once.
        guard time <= Self.longest else { return nil }
        let (position, velocity) = state(at: time, &run.blend)
        if time >= spring.response, isAtRest(position, velocity, run) { return nil }
        return position
    }

    func rate(at time: Double, in run: ScalarRun) -> Progress {
        var blend = run.blend
        return state(at: time, &blend).velocity
    }

    func length(in run: ScalarRun) -> Double {
        var low = spring.response
        var high = Self.longest
        func isOver(_ time: Double) -> Bool {
            let (position, velocity) = state(at: time)
            return isAtRest(position, velocity, run)
        }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if isOver(middle) { high = middle } else { low = middle }
        }
        return high
    }

    private func state(at time: Double, _ blend: inout SpringBlend?) -> (position: Progress, velocity: Progress) {
        blend?.state(at: time, towards: self) ?? state(at: time)
    }

    private func state(at time: Double) -> (position: Progress, velocity: Progress) {
        let (position, velocity) = spring.motion(at: max(time, 0))
        return (position, velocity)
    }

    /// Whether neither distance, nor speed, nor force can be seen.
    private func isAtRest(_ position: Progress, _ velocity: Progress, _ run: ScalarRun) -> Bool {
        let rest = Progress(distance: 1 - position.distance, velocity: -position.velocity)
        let force = Progress(
            distance: spring.stiffness * rest.distance - spring.damping * velocity.distance,
            velocity: spring.stiffness * rest.velocity - spring.damping * velocity.velocity)
        return run.squared(velocity) <= 0.0036 && run.squared(force) <= 0.0036 && run.squared(rest) <= 1e-6
    }
}

/// A spring whose response becomes that of another: what `blendDuration` asks for. It has no closed form; its steps are
/// those of the facts, each exact by itself.
struct SpringBlend {
    private let start: Spring
    private var steps = 0
    /// Rest and speed of what began at distance 1, and of what began with velocity 1.
    private var distance = (rest: 1.0, speed: 0.0)
    private var velocity = (rest: 0.0, speed: 1.0)

    private static let step = 1.0 / 300

    private init(from start: Spring) { self.start = start }

    /// Nil where there is nothing to blend.
    init?(from old: FluidSpring, to new: FluidSpring) {
        guard new.blendDuration > 0, new.spring.response != old.spring.response else { return nil }
        self.init(from: old.spring)
    }

    mutating func state(at time: Double, towards end: FluidSpring) -> (position: Progress, velocity: Progress) {
        let time = min(time, FluidSpring.longest)
        // A time before the last one: from the start again.
        if Double(steps) * Self.step > time, steps > 0 { self = SpringBlend(from: start) }
        while Double(steps + 1) * Self.step <= time {
            advance(by: Self.step, towards: end)
            steps += 1
        }
        var now = self
        now.advance(by: max(time - Double(steps) * Self.step, 0), towards: end)
        return (
            Progress(distance: 1 - now.distance.rest, velocity: -now.velocity.rest),
            Progress(distance: now.distance.speed, velocity: now.velocity.speed)
        )
    }

    private mutating func advance(by time: Double, towards end: FluidSpring) {
        let part = end.blendDuration > 0 ? min((Double(steps) + 0.5) * Self.step / end.blendDuration, 1) : 1
        let response = start.response + (end.spring.response - start.response) * part
        let (position, speed) = Spring(response: response, dampingRatio: end.spring.dampingRatio).motion(at: time)
        func move(_ state: inout (rest: Double, speed: Double)) {
            state = (
                state.rest * (1 - position.distance) - state.speed * position.velocity,
                state.rest * speed.distance + state.speed * speed.velocity
            )
        }
        move(&distance)
        move(&velocity)
    }
}
