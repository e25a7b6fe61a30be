import MartletGraph

/// A value of a node that changes at once or in time, as the transaction in force says.
///
/// `model` is what the views say; `presented` is what is drawn. The difference is what the running animations still
/// owe: each new animation acts on the distance that is left, or takes over from the one before.
final class MovingValue<Value: Animatable>: Motion {
    private(set) var model: Value
    private(set) var presented: Value
    private var animator: Animator<Value.AnimatableData>?
    /// Kept while a gesture changes the value step by step.
    private var sampler: VelocitySampler<Value.AnimatableData>?
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
        let old = model.animatableData
        let data = new.animatableData
        model = new
        if data == old {
            // Equal numbers start nothing, but what does not move by numbers is taken over.
            present()
            return
        }
        guard let animation = transaction.animation else {
            stop()
            if transaction.tracksVelocity { sample(from: old, to: data) }
            return
        }
        let velocity = animator == nil ? sampler?.velocity(at: host.now) : nil
        sampler = nil
        if animator == nil {
            animator = Animator(at: old)
            host.motions.add(self)
        }
        animator!.add(
            animation, to: data, velocity: velocity ?? .zero, now: host.now, completions: transaction.completions,
            environment: host.environment)
        present()
    }

    /// Ends all motion at the model value.
    func stop() {
        let waiting = animator?.waiting ?? []
        animator = nil
        presented = model
        for completion in waiting { completion.finish() }
    }

    private func sample(from old: Value.AnimatableData, to new: Value.AnimatableData) {
        if sampler == nil {
            sampler = VelocitySampler()
            sampler!.add(old, at: host.now)
        }
        sampler!.add(new, at: host.now)
    }

    private func present() {
        presented = model
        if let animator { presented.animatableData = animator.position }
    }

    override func advance(to time: Double) -> Bool {
        guard let animator, mayMove else { return false }
        var finished: [AnimationCompletion] = []
        if animator.advance(to: time, &finished) {
            presented.animatableData = animator.position
        } else {
            self.animator = nil
            presented = model
        }
        onMove()
        for completion in finished { completion.finish() }
        return self.animator != nil
    }

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
