/// One animation on its way, without the value that it moves.
final class AnimationRun {
    let animation: Animation
    let start: Double
    let isScalar: Bool
    /// What a built-in animation keeps.
    var scalar: ScalarRun
    /// Those that still wait for it.
    var completions: [AnimationCompletion]
    private var hasArrived = false

    init(_ animation: Animation, start: Double, scalar: ScalarRun, completions: [AnimationCompletion]) {
        self.animation = animation
        self.start = start
        self.scalar = scalar
        self.completions = completions
        isScalar = animation.isScalar
    }

    /// nil when it is over: also where the way or the progress is no number.
    func progress(at time: Double) -> Progress? {
        guard scalar.isFinite else { return nil }
        let progress = animation.progress(at: time - start, in: &scalar)
        if scalar.isLogicallyComplete { hasArrived = true }
        guard let progress, progress.distance.isFinite, progress.velocity.isFinite else { return nil }
        return progress
    }

    func rate(at time: Double) -> Progress { animation.rate(at: time - start, in: scalar) }

    /// It is logically complete.
    func arrive() { hasArrived = true }

    /// Hands over those who wait for the logical end, once it has come.
    func takeFinished(_ finished: inout [AnimationCompletion]) {
        guard hasArrived, !completions.isEmpty else { return }
        finished += completions.filter { !$0.waitsForRemoval }
        completions.removeAll { !$0.waitsForRemoval }
    }

    /// The same run for those alone who wait for the logical end; here those stay who wait for the removal.
    func leavingRemovals() -> AnimationRun {
        let ghost = AnimationRun(
            animation, start: start, scalar: scalar, completions: completions.filter { !$0.waitsForRemoval })
        completions.removeAll { !$0.waitsForRemoval }
        return ghost
    }
}
