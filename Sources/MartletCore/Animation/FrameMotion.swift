extension ViewNode {
    /// The transaction in force for this node: that of the update, as changed by the modifiers around the node.
    final var transaction: Transaction {
        var transaction = Transaction.current
        transactionScope?.apply(to: &transaction)
        return transaction
    }

    /// Layout is about to give the node another frame: under an animation it is drawn on its way there.
    final func willMove(to frame: CGRect) {
        if motion == nil, transactionScope == nil, !Transaction.animatesOnMain { return }
        let transaction = transaction
        if let motion {
            motion.value.set(frame, transaction: transaction)
            return
        }
        guard transaction.animation != nil || transaction.tracksVelocity else { return }
        let motion = FrameMotion(from: CGRect(origin: origin, size: size), of: self)
        motion.value.set(frame, transaction: transaction)
        self.motion = motion
    }
}

/// A node's frame on its way.
final class FrameMotion {
    let value: MovingValue<CGRect>

    var presented: CGRect { value.presented }

    init(from frame: CGRect, of node: ViewNode) {
        value = MovingValue(frame, host: node.host, owner: node) { [weak node] in
            // The list of motions may outlive the node.
            guard let node else { return }
            // The parent places the picture; the node draws itself in its size.
            node.setNeedsDisplay()
            node.parent?.setNeedsDisplay()
            if node.motion?.value.isMoving == false { node.motion = nil }
        }
    }
}
