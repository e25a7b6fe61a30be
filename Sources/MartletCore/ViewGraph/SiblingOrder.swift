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
        return siblingOrder.priority ?? 0
    }

    /// The place in the order of drawing; 0 where nobody says.
    final var zIndex: Double {
        findOrder()
        return siblingOrder.zIndex ?? 0
    }

    @inline(__always)
    private func findOrder() { if !siblingOrder.isKnown { resolveOrder() } }

    private func resolveOrder() {
        var priority = siblingOrder.ownPriority
        var zIndex = siblingOrder.ownZIndex
        if let inner = wrapped {
            inner.findOrder()
            priority = inner.siblingOrder.priority ?? priority
            zIndex = inner.siblingOrder.zIndex ?? zIndex
        }
        siblingOrder.priority = priority
        siblingOrder.zIndex = zIndex
        siblingOrder.isKnown = true
    }

    /// A trait or a child is another: this node and those that wrap it look again.
    final func forgetOrder() {
        var node: ViewNode? = self
        while let current = node, current.siblingOrder.isKnown {
            current.siblingOrder.isKnown = false
            node = current.parent
        }
    }
}
