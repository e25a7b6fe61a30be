import MartletGraph

/// What a transition has to know of the place where it runs.
struct TransitionSurroundings {
    let direction: LayoutDirection
    /// Whether moves are shown as fades.
    let reducesMotion: Bool

    init(direction: LayoutDirection, reducesMotion: Bool) {
        self.direction = direction
        self.reducesMotion = reducesMotion
    }

    init(_ environment: EnvironmentScope, graph: Graph) {
        self = graph.untracked {
            let values = EnvironmentValues(scope: environment)
            return TransitionSurroundings(
                direction: values.layoutDirection, reducesMotion: values.accessibilityReduceMotion)
        }
    }
}

extension ViewNode {
    /// A dynamic container has just inserted the node.
    func beginAppearing(_ surroundings: @autoclosure () -> TransitionSurroundings) {
        if let holder = transitionHolder { return holder.appear() }
        let transaction = transaction
        guard !transaction.disablesAnimations else { return }
        let kind = trait(TransitionTraitKey.self).kind
        guard transaction.animation != nil || kind.bringsAnimation else { return }
        let new = NodeTransition(channels(of: kind, surroundings()), at: .willAppear, of: self)
        new.go(to: .identity, transaction)
        guard new.isMoving else { return }
        transition = new
        setNeedsDisplay()
    }

    /// The node leaves its container: it is drawn until `completion`. False if it is gone at once.
    func beginLeaving(
        _ surroundings: @autoclosure () -> TransitionSurroundings, _ completion: @escaping () -> Void
    ) -> Bool {
        guard mayTakeTimeToLeave() else { return false }
        if let holder = transitionHolder { return holder.leave(completion) }
        let transaction = transaction
        let kind = trait(TransitionTraitKey.self).kind
        let new = transition ?? NodeTransition(channels(of: kind, surroundings()), at: .identity, of: self)
        new.go(to: .didDisappear, transaction)
        guard new.isMoving else { return false }
        isLeaving = true
        transition = new
        new.stay(completion)
        return true
    }

    /// Says that the node leaves; false where it is gone at once.
    func mayTakeTimeToLeave() -> Bool {
        host.layout.noteMoved(self)
        host.input.contentIsLeaving()
        if transitionHolder != nil { return true }
        let transaction = transaction
        if transaction.disablesAnimations { return false }
        return transaction.animation != nil || trait(TransitionTraitKey.self).kind.bringsAnimation
    }

    /// The node returns to its container before it has gone: from how it is drawn now.
    func comeBack() {
        isLeaving = false
        host.layout.noteMoved(self)
        if let transition {
            let shift = transition.shift
            transition.stopStaying()
            if shift != .zero {
                let drawn = presentedOrigin
                motion?.value.stop()
                motion = nil
                origin = CGPoint(x: drawn.x + shift.width, y: drawn.y + shift.height)
            }
        }
        if let holder = transitionHolder { return holder.turnBack() }
        var transaction = transaction
        if transaction.disablesAnimations { transaction.animation = nil }
        transition?.go(to: .identity, transaction)
        if transition?.isMoving == false { endTransition() }
    }

    func endTransition() {
        transition = nil
        setNeedsDisplay()
        parent?.setNeedsDisplay()
    }

    private func channels(of kind: AnyTransition.Kind, _ surroundings: TransitionSurroundings) -> [TransitionChannel] {
        kind.shown(reducesMotion: surroundings.reducesMotion).withoutViews.channels(surroundings.direction)
    }
}
