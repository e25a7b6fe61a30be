/// A node on its way into or out of its container.
final class NodeTransition {
    fileprivate let kind: AnyTransition.Kind
    fileprivate let absence: MovingValue<Double>

    fileprivate init(_ kind: AnyTransition.Kind, absence: MovingValue<Double>) {
        self.kind = kind
        self.absence = absence
    }

    /// How much of the view is there, for those who ask for its opacity.
    var opacity: Double {
        func hasFade(_ kind: AnyTransition.Kind) -> Bool {
            switch kind {
            case .opacity: true
            case .combined(let a, let b): hasFade(a) || hasFade(b)
            case .animated(let inner, _): hasFade(inner)
            default: false
            }
        }
        return hasFade(kind) ? 1 - absence.presented : 1
    }

    func apply(to item: DisplayItem, size: CGSize) -> DisplayItem {
        kind.apply(absence.presented, to: item, size: size)
    }
}

extension ViewNode {
    /// The node was inserted by a dynamic container.
    func beginAppearing() {
        begin(trait(TransitionTraitKey.self).kind.insertion, from: 1, to: 0) {}
    }

    /// The node leaves its container: it is drawn until `completion`. False if it is gone at once.
    func beginLeaving(_ completion: @escaping () -> Void) -> Bool {
        isLeaving = begin(trait(TransitionTraitKey.self).kind.removal, from: 0, to: 1, completion)
        return isLeaving
    }

    @discardableResult
    private func begin(
        _ kind: AnyTransition.Kind, from start: Double, to end: Double, _ completion: @escaping () -> Void
    ) -> Bool {
        var transaction = transaction
        if let own = kind.animation, transaction.animation != nil || own != nil { transaction.animation = own }
        guard transaction.animation != nil, !kind.isIdentity, !transaction.disablesAnimations else { return false }
        let absence = MovingValue(transition?.absence.presented ?? start, host: host) { [weak self] in
            guard let self else { return }
            setNeedsDisplay()
            parent?.setNeedsDisplay()
            guard transition?.absence.isMoving == false else { return }
            transition = nil
            completion()
        }
        transition = NodeTransition(kind, absence: absence)
        absence.set(end, transaction: transaction)
        setNeedsDisplay()
        return absence.isMoving
    }
}
