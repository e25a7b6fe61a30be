import MartletGraph

/// A value of a node that changes at once or in time, as the transaction in force says.
///
/// `model` is what the views say; `presented` is what is drawn. The difference is what the running animations still
/// owe: each new animation acts on the distance that its change added, or takes over from the one before.
final class MovingValue<Value: Animatable> {
    private(set) var model: Value
    private(set) var presented: Value
    private var animator: Animator<Value.AnimatableData>?
    private unowned let host: ViewHost
    private weak var owner: (any MotionOwner)?
    private let hasOwner: Bool
    private let onMove: () -> Void

    /// `onMove` is called whenever `presented` has moved without `model` having been set. With an owner, an animation
    /// without an end stands still while the owner is not seen, and all motion ends with it.
    init(_ value: Value, host: ViewHost, owner: (any MotionOwner)? = nil, onMove: @escaping () -> Void) {
        model = value
        presented = value
        self.host = host
        self.owner = owner
        hasOwner = owner != nil
        self.onMove = onMove
    }

    var isMoving: Bool { animator != nil }

    /// Sets the model value. Under a transaction with an animation the presented value follows in time.
    func set(_ new: Value, transaction: Transaction) {
        let distance = new.animatableData - model.animatableData
        model = new
        if distance == .zero {
            // Equal numbers start nothing, but what does not move by numbers is taken over.
            present()
            return
        }
        guard let animation = transaction.animation else {
            stop()
            presented = new
            return
        }
        if animator == nil {
            animator = Animator()
            host.motions.add(self)
        }
        animator!.add(animation, distance: distance, now: host.now, completions: transaction.completions)
        present()
    }

    /// Ends all motion at the model value.
    func stop() {
        animator?.finish()
        animator = nil
        presented = model
    }

    private func present() {
        presented = model
        if let animator { presented.animatableData = model.animatableData - animator.owed }
    }
}

extension MovingValue {
    /// False where nobody is there to see it: then it has ended, or waits until it is seen.
    private var mayMove: Bool {
        guard hasOwner else { return true }
        guard let owner, !owner.hasEnded else {
            stop()
            return false
        }
        guard animator!.isEndless, !owner.isShown else { return true }
        owner.whenShown { [weak self] in
            guard let self, animator != nil, advance(to: host.now) else { return }
            host.motions.add(self)
        }
        return false
    }
}

extension MovingValue: Motion {
    func advance(to time: Double) -> Bool {
        guard animator != nil, mayMove else { return false }
        let goesOn = animator!.advance(to: time)
        if !goesOn { animator = nil }
        present()
        onMove()
        return goesOn
    }
}

/// The running animations of one value.
struct Animator<Data: VectorArithmetic> {
    private struct Run {
        let animation: Animation
        /// What this run brings the value by, once it is over.
        let distance: Data
        let start: Double
        var context: AnimationContext<Data>
        /// How much of `distance` has not been gone yet.
        var owed: Data
        var completions: [AnimationCompletion]
        var isLogicallyComplete = false
        var isOver = false
    }

    private var runs: [Run] = []
    /// How far the presented value is behind the model value.
    private(set) var owed: Data = .zero
    /// Whether it goes on for ever.
    private(set) var isEndless = false

    mutating func add(_ animation: Animation, distance: Data, now: Double, completions: [AnimationCompletion]) {
        var context = AnimationContext<Data>()
        var distance = distance
        if let last = runs.last,
            animation.shouldMerge(previous: last.animation, value: distance, time: now - last.start, context: &context)
        {
            // One run takes over: from where the value is, as fast as it is.
            distance = distance + last.owed
            context.initialVelocity =
                last.animation.velocity(value: last.distance, time: now - last.start, context: last.context) ?? .zero
            runs.removeLast().completions.forEach { $0.end() }
        }
        completions.forEach { $0.begin() }
        if animation.isEndless { isEndless = true }
        runs.append(
            Run(
                animation: animation, distance: distance, start: now, context: context, owed: distance,
                completions: completions))
        sum()
    }

    /// False when all runs are over.
    mutating func advance(to time: Double) -> Bool {
        for index in runs.indices {
            let run = runs[index]
            var context = run.context
            if let gone = run.animation.animate(value: run.distance, time: time - run.start, context: &context) {
                runs[index].owed = run.distance - gone
                runs[index].context = context
                if context.isLogicallyComplete, !run.isLogicallyComplete {
                    runs[index].isLogicallyComplete = true
                    run.completions.forEach { $0.arrive() }
                }
            } else {
                runs[index].isOver = true
                run.completions.forEach { $0.end() }
            }
        }
        runs.removeAll { $0.isOver }
        sum()
        return !runs.isEmpty
    }

    func finish() { for run in runs { run.completions.forEach { $0.end() } } }

    private mutating func sum() { owed = runs.reduce(.zero) { $0 + $1.owed } }
}

/// Something that moves until it says that it rests.
protocol Motion: AnyObject {
    /// Moves to `time`; false when it rests.
    func advance(to time: Double) -> Bool
}

/// Everything in one host that moves now.
package final class MotionList {
    private var motions: [any Motion] = []

    /// Whether the host has to give frames.
    package var isEmpty: Bool { motions.isEmpty }

    func add(_ motion: any Motion) {
        if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
    }

    func advance(to time: Double) {
        let moving = motions
        motions.removeAll()
        let going = moving.filter { $0.advance(to: time) }
        motions = going + motions
    }
}
