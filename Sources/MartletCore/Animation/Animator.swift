/// The running animations of one value.
///
/// Each animation brings the value to a target of its own and acts, at every instant, on what the ones before it have
/// left of the way there. So a later one always arrives, also over one that repeats for ever. Source: SWIFTUI-FACTS
/// section 4, retargeting.
///
/// Nearly always there is one, and a built-in one: then a frame is two numbers, found without generic code, and one sum.
final class Animator<Data: VectorArithmetic> {
    /// An animation and the way that it goes.
    private final class Leg {
        let run: AnimationRun
        /// Where it brings the value.
        let target: Data
        /// Where it began, if it is the first; where it has to go from there.
        private(set) var origin: Data
        private(set) var distance: Data
        /// How fast the value was when it began, a second.
        let velocity: Data
        /// What a custom animation keeps.
        var context: AnimationContext<Data>?

        init(
            _ animation: Animation, from origin: Data, to target: Data, velocity: Data = .zero, start: Double,
            completions: [AnimationCompletion]
        ) {
            self.target = target
            self.origin = origin
            self.velocity = velocity
            distance = target - origin
            run = AnimationRun(
                animation, start: start, scalar: ScalarRun(distance: distance, velocity: velocity),
                completions: completions)
        }

        /// The one before has arrived: from now on the way begins where that ended.
        func begin(at origin: Data) {
            self.origin = origin
            distance = target - origin
        }

        /// How far it brings a value over `distance`; nil when it is over.
        func gone(at time: Double, over distance: Data) -> Data? {
            if run.isScalar {
                return run.progress(at: time)?.value(distance: distance, initialVelocity: velocity)
            }
            guard run.scalar.isFinite else { return nil }
            let gone = run.animation.animate(value: distance, time: time - run.start, context: &context!)
            if context!.isLogicallyComplete { run.arrive() }
            return gone.flatMap { $0.magnitudeSquared.isFinite ? $0 : nil }
        }
    }

    private var first: Leg?
    private var later: [Leg] = []
    private var hasLater = false
    /// Those that were taken over, for who waits for their logical end.
    private var ghosts: [AnimationRun] = []
    /// Where the value is.
    private(set) var position: Data
    /// Whether it goes on for ever.
    private(set) var isEndless = false

    /// A value that stands at `position`.
    init(at position: Data) { self.position = position }

    /// Leads the value to `target`. `velocity` is how fast a value goes that nothing has animated yet.
    func add(
        _ animation: Animation, to target: Data, velocity: Data = .zero, now: Double,
        completions: [AnimationCompletion], environment: @autoclosure () -> EnvironmentValues
    ) {
        for completion in completions { completion.begin() }
        isEndless = animation.isEndless
        guard let last = later.last ?? first else {
            first = begun(
                Leg(
                    animation, from: position, to: target, velocity: velocity, start: now, completions: completions),
                environment)
            return
        }
        if last.run.start == now {
            // Nothing was shown in between: the later one stands for both.
            let leg = begun(
                Leg(
                    animation, from: last.origin, to: target, velocity: last.velocity, start: now,
                    completions: last.run.completions + completions), environment)
            if hasLater { later[later.count - 1] = leg } else { first = leg }
        } else if !hasLater, let leg = takenOver(last, by: animation, to: target, now, completions) {
            first = leg
        } else {
            later.append(
                begun(Leg(animation, from: position, to: target, start: now, completions: completions), environment))
            hasLater = true
            if later.count > Self.legLimit { forgetFirst() }
        }
    }

    /// How many legs there may be after the first: those that repeat for ever do not end by themselves. What so many have
    /// left of the way of the first cannot be seen.
    private static var legLimit: Int { 250 }

    private func forgetFirst() {
        guard let old = first else { return }
        let next = later.removeFirst()
        next.begin(at: old.target)
        next.run.completions = old.run.completions + next.run.completions
        first = next
    }

    private func begun(_ leg: Leg, _ environment: () -> EnvironmentValues) -> Leg {
        if !leg.run.isScalar { leg.context = AnimationContext(environment: environment()) }
        return leg
    }

    /// The only leg as `animation` goes on with it; nil if they do not merge. Who waits for the removal waits on; who
    /// waits for the logical end hears of it when it would have come.
    private func takenOver(
        _ old: Leg, by animation: Animation, to target: Data, _ now: Double, _ completions: [AnimationCompletion]
    ) -> Leg? {
        let time = now - old.run.start
        if animation.isScalar, old.run.isScalar {
            guard let new = animation.fluidSpring, let spring = old.run.animation.fluidSpring else { return nil }
            let velocity = old.run.rate(at: now).value(distance: old.distance, initialVelocity: old.velocity)
            let ghost = old.run.leavingRemovals()
            if !ghost.completions.isEmpty { ghosts.append(ghost) }
            let leg = Leg(
                animation, from: position, to: target, velocity: velocity, start: now,
                completions: old.run.completions + completions)
            leg.run.scalar.blend = SpringBlend(from: spring, to: new)
            return leg
        }
        // A custom one goes on with state and time of the one before.
        var context = old.context ?? AnimationContext()
        guard
            animation.shouldMerge(previous: old.run.animation, value: old.distance, time: time, context: &context)
        else { return nil }
        context.isLogicallyComplete = false
        let leg = Leg(
            animation, from: old.origin, to: target, velocity: old.velocity, start: old.run.start,
            completions: old.run.completions + completions)
        if !leg.run.isScalar { leg.context = context }
        return leg
    }

    /// Moves to `time`; false when all is over. `finished` gets those that are to be told: closures of others may not run
    /// while the animator works.
    func advance(to time: Double, _ finished: inout [AnimationCompletion]) -> Bool {
        guard let first else { return false }
        var hasArrived = false
        if let gone = first.gone(at: time, over: first.distance) {
            position = first.origin
            position += gone
        } else {
            position = first.target
            hasArrived = true
        }
        first.run.takeFinished(&finished)
        if hasLater {
            advanceLater(to: time, first, hasArrived, &finished)
        } else if hasArrived {
            end(first, &finished)
            self.first = nil
        }
        if !ghosts.isEmpty { advanceGhosts(to: time, &finished) }
        return self.first != nil
    }

    private func advanceLater(
        to time: Double, _ first: Leg, _ hasArrived: Bool, _ finished: inout [AnimationCompletion]
    ) {
        let legs = [first] + later
        var arrived = hasArrived ? 0 : -1
        for (index, leg) in later.enumerated() {
            if let gone = leg.gone(at: time, over: leg.target - position) {
                position += gone
            } else {
                position = leg.target
                arrived = index + 1
            }
            leg.run.takeFinished(&finished)
        }
        guard arrived >= 0 else { return }
        // One that has arrived ends those before it too.
        for leg in legs[...arrived] { end(leg, &finished) }
        self.first = arrived + 1 < legs.count ? legs[arrived + 1] : nil
        self.first?.begin(at: legs[arrived].target)
        later = Array(legs.dropFirst(arrived + 2))
        hasLater = !later.isEmpty
    }

    private func end(_ leg: Leg, _ finished: inout [AnimationCompletion]) {
        finished += leg.run.completions
        leg.run.completions = []
    }

    private func advanceGhosts(to time: Double, _ finished: inout [AnimationCompletion]) {
        for ghost in ghosts {
            let isOver = ghost.progress(at: time) == nil
            ghost.takeFinished(&finished)
            // Whatever was taken over is over at the latest with its successor.
            if isOver || first == nil {
                finished += ghost.completions
                ghost.completions = []
            }
        }
        ghosts.removeAll { $0.completions.isEmpty }
    }

    /// Those that still wait for something.
    var waiting: [AnimationCompletion] {
        (first?.run.completions ?? []) + later.flatMap(\.run.completions) + ghosts.flatMap(\.completions)
    }
}
