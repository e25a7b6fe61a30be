/// Who comes first among siblings: when room is given out, and when they are drawn.
///
/// Set by traits; the innermost of a chain of wrappers wins. What was found is kept until a trait or a child of the
/// chain is another, since each arrangement and each picture asks every child.
struct SiblingOrder {
    /// Numbers in place of optionals, so that a node's record stays small: not a number is none.
    private var own = (priority: Double.nan, zIndex: Double.nan)
    fileprivate var found = (priority: Double.nan, zIndex: Double.nan)
    fileprivate var isKnown = false

    var ownPriority: Double? {
        get { own.priority.isNaN ? nil : own.priority }
        set { own.priority = newValue ?? .nan }
    }

    var ownZIndex: Double? {
        get { own.zIndex.isNaN ? nil : own.zIndex }
        set { own.zIndex = newValue ?? .nan }
    }

    fileprivate mutating func resolve(inner: SiblingOrder?) {
        found = own
        if let inner {
            if !inner.found.priority.isNaN { found.priority = inner.found.priority }
            if !inner.found.zIndex.isNaN { found.zIndex = inner.found.zIndex }
        }
        isKnown = true
    }
}

extension ViewNode {
    /// Who gets space first in a stack; 0 where nobody says.
    final var layoutPriority: Double {
        findOrder()
        let priority = record.pointee.siblingOrder.found.priority
        return priority.isNaN ? 0 : priority
    }

    /// The place in the order of drawing; 0 where nobody says.
    final var zIndex: Double {
        findOrder()
        let zIndex = record.pointee.siblingOrder.found.zIndex
        return zIndex.isNaN ? 0 : zIndex
    }

    @inline(__always)
    private func findOrder() { if !record.pointee.siblingOrder.isKnown { resolveOrder() } }

    private func resolveOrder() {
        let inner = wrapped
        inner?.findOrder()
        record.pointee.siblingOrder.resolve(inner: inner?.record.pointee.siblingOrder)
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
