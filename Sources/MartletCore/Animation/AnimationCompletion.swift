/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool

    /// When to the eye it has arrived, though it may still settle.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    /// When nothing of it moves any more.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)

    var waitsForRemoval: Bool { isRemoval }
}

/// A closure that waits until all animations of one transaction are complete.
final class AnimationCompletion {
    let waitsForRemoval: Bool
    private var action: (() -> Void)?
    private var running = 0
    private var isUpdated = false

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        waitsForRemoval = criteria.waitsForRemoval
        self.action = action
    }

    /// An animation of the transaction begins.
    func begin() { running += 1 }

    /// One of them is complete.
    func finish() {
        running -= 1
        if isUpdated { completeIfDone() }
    }

    /// The update of the transaction is done: if nothing moves, it is complete.
    func updateIsOver() {
        isUpdated = true
        completeIfDone()
    }

    private func completeIfDone() {
        guard running <= 0, let action else { return }
        self.action = nil
        action()
    }
}

/// Runs `body`; what it changes is animated. `completion` is called once when those animations are complete.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

extension Transaction {
    /// Calls `completion` once when the animations of this transaction are complete.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }
}
