extension ViewHost {
    /// The elements now, also those that are hidden or leave; in reading order. Costs the size of the tree.
    package var accessibilityElements: [AccessibilityElement] {
        var elements: [AccessibilityElement] = []
        onDeepStack { elements = AccessibilityTree.elements(of: rootNode) }
        return elements
    }

    /// The accessibility tree now, as a value. Costs the size of the tree.
    package var accessibilitySnapshot: AccessibilitySnapshot {
        var snapshot = AccessibilitySnapshot(elements: [])
        onDeepStack { snapshot = AccessibilitySnapshot(AccessibilityTree.elements(of: rootNode)) }
        return snapshot
    }
}
