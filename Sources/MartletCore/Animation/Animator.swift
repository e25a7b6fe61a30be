/// The running animations of one value.
///
/// Distances count from where the value stood when the first of them began. Each animation brings the value to a target of
/// its own and acts, at every instant, on what the ones before it have left of the way there. So a later one always
/// arrives, also over one that repeats for ever. Source: SWIFTUI-FACTS section 4, retargeting.
struct Animator<Data: VectorArithmetic> {
    struct Run {
        let animation: Animation
        var start: Double
        /// Where it brings the value.
        var target: Data
        /// Where it began, if it is the first.
        var origin: Data
        /// How fast the value was when it began, a second.
        var velocity: Data
        /// What a built-in animation keeps.
        var scalar: ScalarRun
        /// What a custom animation keeps.
        var context: AnimationContext<Data>?
        var completions: [AnimationCompletion]
    }

    /// An animation that another took over, for those who wait for its logical end.
    private struct Ghost {
        let animation: Animation
        let start: Double
        var scalar: ScalarRun
        var completions: [AnimationCompletion]
    }

    private var runs: [Run] = []
    private var ghosts: [Ghost] = []
    /// Where the value is.
    private(set) var position: Data = .zero
    /// Where it will be.
    private(set) var target: Data = .zero
    /// What is to be told that an animation is complete. Closures of others may not run while the animator works.
    private(set) var finished: [AnimationCompletion] = []

    /// Whether it goes on for ever.
    var isEndless: Bool { runs.last?.animation.isEndless == true }

    /// How far the value is behind.
    var owed: Data { target - position }

    /// Adds `distance` to the way. `velocity` is how fast a value goes that nothing has animated yet.
    mutating func add(
        _ animation: Animation, distance: Data, velocity: Data, now: Double, completions: [AnimationCompletion],
        environment: @autoclosure () -> EnvironmentValues
    ) {
        for completion in completions { completion.begin() }
        target += distance
        var run = Run(
            animation: animation, start: now, target: target, origin: position, velocity: velocity,
            scalar: ScalarRun(), context: nil, completions: completions)
        if let last = runs.last, last.start == now {
            // Nothing was shown in between: the later one stands for both.
            run.origin = last.origin
            run.velocity = last.velocity
            run.completions = last.completions + completions
            runs.removeLast()
            begin(&run, environment)
        } else if runs.count == 1, let taken = takenOver(by: animation, now) {
            run = taken
            run.target = target
            run.completions += completions
        } else {
            begin(&run, environment)
        }
        runs.append(run)
    }

    private func begin(_ run: inout Run, _ environment: () -> EnvironmentValues) {
        if run.animation.isScalar {
            run.scalar = ScalarRun(distance: run.target - run.origin, velocity: run.velocity)
        } else {
            run.context = AnimationContext(environment: environment())
        }
    }

    /// The only run as `animation` goes on with it; nil if they do not merge. What waits for the removal waits on; what
    /// waits for the logical end hears of it when it would have come.
    private mutating func takenOver(by animation: Animation, _ now: Double) -> Run? {
        var old = runs[0]
        let time = now - old.start
        if animation.isScalar, old.animation.isScalar {
            guard let new = animation.fluidSpring, let spring = old.animation.fluidSpring else { return nil }
            let rate = old.animation.rate(at: time, in: old.scalar)
            let velocity = rate.value(distance: old.target - old.origin, initialVelocity: old.velocity)
            let logical = old.completions.filter { !$0.waitsForRemoval }
            if !logical.isEmpty {
                ghosts.append(
                    Ghost(animation: old.animation, start: old.start, scalar: old.scalar, completions: logical))
            }
            var run = Run(
                animation: animation, start: now, target: target, origin: position, velocity: velocity,
                scalar: ScalarRun(distance: target - position, velocity: velocity), context: nil,
                completions: old.completions.filter(\.waitsForRemoval))
            run.scalar.blend = SpringBlend(from: spring, to: new)
            runs.removeLast()
            return run
        }
        // A custom one goes on with state and time of the one before.
        var context = old.context ?? AnimationContext()
        guard
            animation.shouldMerge(
                previous: old.animation, value: old.target - old.origin, time: time, context: &context)
        else { return nil }
        context.isLogicallyComplete = false
        old = Run(
            animation: animation, start: old.start, target: target, origin: old.origin, velocity: old.velocity,
            scalar: ScalarRun(), context: context, completions: old.completions)
        runs.removeLast()
        return old
    }

    /// Moves to `time`; false when all runs are over.
    mutating func advance(to time: Double) -> Bool {
        if !ghosts.isEmpty { advanceGhosts(to: time) }
        var position: Data = .zero
        var lastEnded: Int?
        for index in runs.indices {
            if index == 0 { position = runs[0].origin }
            if let gone = progress(of: index, at: time, from: position) {
                position += gone
            } else {
                position = runs[index].target
                lastEnded = index
            }
        }
        if let lastEnded { end(upTo: lastEnded) }
        self.position = position
        if runs.isEmpty {
            // Whatever was taken over is over as well.
            for ghost in ghosts { finished += ghost.completions }
            ghosts = []
        }
        return !runs.isEmpty
    }

    private mutating func progress(of index: Int, at time: Double, from position: Data) -> Data? {
        let elapsed = time - runs[index].start
        let distance = runs[index].target - position
        if runs[index].context == nil {
            let was = runs[index].scalar.isLogicallyComplete
            let progress = runs[index].animation.progress(at: elapsed, in: &runs[index].scalar)
            if runs[index].scalar.isLogicallyComplete, !was { arrive(index) }
            return progress?.value(distance: distance, initialVelocity: runs[index].velocity)
        }
        let was = runs[index].context!.isLogicallyComplete
        let gone = runs[index].animation.animate(value: distance, time: elapsed, context: &runs[index].context!)
        if runs[index].context!.isLogicallyComplete, !was { arrive(index) }
        return gone
    }

    /// The run is over for those who wait for its logical end.
    private mutating func arrive(_ index: Int) {
        let completions = runs[index].completions
        guard !completions.isEmpty else { return }
        runs[index].completions = completions.filter(\.waitsForRemoval)
        finished += completions.filter { !$0.waitsForRemoval }
    }

    /// A run that has arrived ends those before it too.
    private mutating func end(upTo last: Int) {
        let ended = Array(runs[...last])
        if last + 1 < runs.count { runs[last + 1].origin = runs[last].target }
        runs.removeSubrange(...last)
        for run in ended where !run.completions.isEmpty { finished += run.completions }
    }

    private mutating func advanceGhosts(to time: Double) {
        for index in ghosts.indices {
            let elapsed = time - ghosts[index].start
            let progress = ghosts[index].animation.progress(at: elapsed, in: &ghosts[index].scalar)
            if progress != nil, !ghosts[index].scalar.isLogicallyComplete { continue }
            finished += ghosts[index].completions
            ghosts[index].completions = []
        }
        ghosts.removeAll { $0.completions.isEmpty }
    }

    /// What is to be told, once.
    mutating func takeFinished() -> [AnimationCompletion] {
        if finished.isEmpty { return [] }
        defer { finished = [] }
        return finished
    }

    /// Those that still wait for something.
    var waiting: [AnimationCompletion] { runs.flatMap(\.completions) + ghosts.flatMap(\.completions) + finished }
}
