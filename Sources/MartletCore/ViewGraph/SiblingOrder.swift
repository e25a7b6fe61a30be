/// Who comes first among siblings: when room is given out, and when they are drawn.
///
/// Set by traits; the innermost of a chain of wrappers wins. What was found is kept until a trait or a child of the
/// chain is another, since each arrangement and each picture asks every child.
struct SiblingOrder {
    var ownPriority: Double?
    var ownZIndex: Double?
    fileprivate var priority: Double?
    fileprivate var zIndex: Double?
    fileprivate var isKnown = false
}

extension ViewNode {
    /// Who gets space first in a stack; 0 where nobody says.
    final var layoutPriority: Double {
        findOrder()
        return record.pointee.siblingOrder.priority ?? 0
    }

    /// The place in the order of drawing; 0 where nobody says.
    final var zIndex: Double {
        findOrder()
        return record.pointee.siblingOrder.zIndex ?? 0
    }

    @inline(__always)
    private func findOrder() { if !record.pointee.siblingOrder.isKnown { resolveOrder() } }

    private func resolveOrder() {
        var priority = record.pointee.siblingOrder.ownPriority
        var zIndex = record.pointee.siblingOrder.ownZIndex
        if let inner = wrapped {
            inner.findOrder()
            priority = inner.record.pointee.siblingOrder.priority ?? priority
            zIndex = inner.record.pointee.siblingOrder.zIndex ?? zIndex
        }
        record.pointee.siblingOrder.priority = priority
        record.pointee.siblingOrder.zIndex = zIndex
        record.pointee.siblingOrder.isKnown = true
    }

    /// A trait or a child is another: this node and those that wrap it look again.
    final func forgetOrder() {
        var node: ViewNode? = self
        while let current = node, current.record.pointee.siblingOrder.isKnown {
            current.record.pointee.siblingOrder.isKnown = false
            node = current.parent
        }
    }
}
