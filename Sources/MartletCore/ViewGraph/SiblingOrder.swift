/// Who comes first among siblings: when room is given out, and when they are drawn.
///
/// Set by traits; the innermost of a chain of wrappers wins. What was found is kept in the node's record until a trait or a
/// child of the chain is another, since each arrangement and each picture asks every child.
struct SiblingOrder {
    // Numbers in place of optionals, so that a node's record stays small: not a number is none.
    private var priorityOrNone = Double.nan
    private var zIndexOrNone = Double.nan

    var priority: Double? {
        get { priorityOrNone.isNaN ? nil : priorityOrNone }
        set { priorityOrNone = newValue ?? .nan }
    }

    var zIndex: Double? {
        get { zIndexOrNone.isNaN ? nil : zIndexOrNone }
        set { zIndexOrNone = newValue ?? .nan }
    }
}

extension ViewNode {
    /// Who gets space first in a stack; 0 where nobody says.
    final var layoutPriority: Double {
        findOrder()
        return record.pointee.order.priority ?? 0
    }

    /// The place in the order of drawing; 0 where nobody says.
    final var zIndex: Double {
        findOrder()
        return record.pointee.order.zIndex ?? 0
    }

    @inline(__always)
    private func findOrder() { if !record.pointee.isOrderKnown { resolveOrder() } }

    private func resolveOrder() {
        var found = ownOrder
        if let inner = wrapped {
            inner.findOrder()
            let innermost = inner.record.pointee.order
            if let priority = innermost.priority { found.priority = priority }
            if let zIndex = innermost.zIndex { found.zIndex = zIndex }
        }
        record.pointee.order = found
        record.pointee.isOrderKnown = true
    }

    /// A trait or a child is another: this node and those that wrap it look again.
    final func forgetOrder() {
        var node: ViewNode? = self
        while let current = node, current.record.pointee.isOrderKnown {
            current.record.pointee.isOrderKnown = false
            node = current.parent
        }
    }
}
