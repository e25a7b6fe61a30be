/// Runs again from its start; odd rounds backwards if it reverses.
struct RepeatedAnimation: ScalarAnimation {
    var inner: Animation
    /// How often in all; nil for ever.
    var count: Int?
    var autoreverses: Bool

    /// A round that goes on, and when it began.
    struct Round {
        var index = 0
        var start = 0.0
    }

    var isScalar: Bool { inner.isScalar }
    var isEndless: Bool { count == nil || inner.isEndless }

    func progress(at time: Double, in run: inout ScalarRun) -> Progress? {
        let level = run.level
        while run.rounds.count <= level { run.rounds.append(Round()) }
        while true {
            let round = run.rounds[level]
            if let count, round.index >= count { return nil }
            let isLast = count == round.index + 1
            let wasComplete = run.isLogicallyComplete
            run.level = level + 1
            let inside = inner.progress(at: time - round.start, in: &run)
            run.level = level
            if !isLast { run.isLogicallyComplete = wasComplete }
            if let inside { return isBackwards(round) ? inside.backwards : inside }
            let length = inner.length(in: run)
            // A round without length would never end.
            guard length > 0, length.isFinite else { return nil }
            run.rounds.removeLast(run.rounds.count - level - 1)
            run.blend = nil
            // All rounds are alike: after a long sleep they are not walked one by one.
            let passed = max(((time - round.start) / length).rounded(.down), 1)
            let index = Double(round.index) + passed
            guard index < 1e15 else { return nil }
            run.rounds[level] = Round(index: Int(index), start: round.start + passed * length)
        }
    }

    func rate(at time: Double, in run: ScalarRun) -> Progress {
        let round = run.level < run.rounds.count ? run.rounds[run.level] : Round()
        var run = run
        run.level += 1
        let rate = inner.rate(at: time - round.start, in: run)
        return isBackwards(round) ? Progress(distance: -rate.distance, velocity: -rate.velocity) : rate
    }

    func length(in run: ScalarRun) -> Double {
        guard let count else { return .infinity }
        var inside = run
        inside.level += 1
        return Double(max(count, 0)) * inner.length(in: inside)
    }

    private func isBackwards(_ round: Round) -> Bool { autoreverses && round.index % 2 == 1 }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if isScalar { return scalarValue(value, time, &context) }
        var round = context.state[RoundKey.self]
        while true {
            if let count, round.index >= count { return nil }
            var own = AnimationContext<V>(environment: context.environment)
            own.state = context.state[InnerStateKey<V>.self]
            if let inside = inner.animate(value: value, time: time - round.start, context: &own) {
                context.state[InnerStateKey<V>.self] = own.state
                context.state[RoundKey.self] = round
                if own.isLogicallyComplete, count == round.index + 1 { context.isLogicallyComplete = true }
                return isBackwards(round) ? value - inside : inside
            }
            context.state[InnerStateKey<V>.self] = AnimationState()
            let length = lengthByTrial(of: value, upTo: time - round.start)
            guard length > 0 else { return nil }
            let passed = max(((time - round.start) / length).rounded(.down), 1)
            let index = Double(round.index) + passed
            let start = round.start + passed * length
            guard index < 1e15, start > round.start else { return nil }
            round = Round(index: Int(index), start: start)
        }
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        if isScalar { return scalarVelocity(value, time, context) }
        let round = context.state[RoundKey.self]
        var own = AnimationContext<V>(environment: context.environment)
        own.state = context.state[InnerStateKey<V>.self]
        let velocity = inner.velocity(value: value, time: time - round.start, context: own)
        return isBackwards(round) ? velocity?.scaled(by: -1) : velocity
    }

    /// The length of one round of a custom animation: where it ends, found by bisection.
    private func lengthByTrial<V: VectorArithmetic>(of value: V, upTo end: Double) -> Double {
        var low = 0.0
        var high = end
        for _ in 0..<50 {
            let middle = (low + high) / 2
            var context = AnimationContext<V>()
            if inner.animate(value: value, time: middle, context: &context) == nil {
                high = middle
            } else {
                low = middle
            }
        }
        return high
    }
}

extension Progress {
    /// The way back from the end.
    fileprivate var backwards: Progress { Progress(distance: 1 - distance, velocity: -velocity) }
}

private struct RoundKey: AnimationStateKey {
    static var defaultValue: RepeatedAnimation.Round { RepeatedAnimation.Round() }
}

private struct InnerStateKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: AnimationState<V> { AnimationState() }
}
