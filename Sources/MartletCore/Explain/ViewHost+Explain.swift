import MartletGraph

/// What tests and tools may ask a host. Everything here looks and changes nothing.
extension ViewHost {
    /// Bodies, reports and live identities; empty unless `isObserving` is set before the views are made.
    package var observed: UpdateObserver { observer }

    package var graphSnapshot: GraphSnapshot { graph.snapshot() }

    /// What the engine finds wrong with itself; empty as it should be.
    package var invariantFailures: [String] { graph.invariants() }

    /// The number of attributes that are alive.
    package var attributeCount: Int { graph.nodeCount }

    /// The size of the window, or of the content where nothing was proposed.
    package var rootSize: CGSize { rootNode.size }

    /// The size of the content itself.
    package var contentSize: CGSize { rootNode.children.first?.size ?? .zero }

    /// The nodes as text: one line each with the frame in its parent, and the view type where a view begins.
    package var treeDescription: String {
        var text = ""
        onDeepStack { rootNode.print(depth: 0, below: nil, into: &text) }
        return text
    }

    /// The topmost node at a point in root coordinates.
    package func hitTest(_ point: CGPoint) -> ViewNode? {
        var hit: ViewNode?
        onDeepStack { hit = rootNode.hitTest(point) }
        return hit
    }
}

extension ViewNode {
    fileprivate func print(depth: Int, below outer: ViewInstance?, into text: inout String) {
        let name = "\(Swift.type(of: self))".replacingOccurrences(of: "Node", with: "")
        let frame = "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
        text += String(repeating: "  ", count: depth) + name + " " + frame
        if let instance, instance !== outer, let type = instance.type { text += " in \(type)" }
        if isLeaving { text += " leaving" }
        text += "\n"
        for child in children { child.print(depth: depth + 1, below: instance ?? outer, into: &text) }
    }

    /// Whether the node is `other` or anywhere below it.
    package func isInside(_ other: ViewNode) -> Bool {
        var node: ViewNode? = self
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }

    /// The node that has this one as a child.
    package var parentNode: ViewNode? { parent }

    /// The views around the node, from the root, for messages.
    package var path: String { instance?.path ?? "" }

    /// The frame in root coordinates where the node is drawn now.
    package var presentedFrame: CGRect {
        let drawn = drawnNode
        return CGRect(origin: .zero, size: drawn.presentedSize).applying(drawn.presentedToRoot)
    }

    /// The frame in root coordinates where the node is hit: that of what is drawn, but for presentations that are still on
    /// their way, which take input in their places at once.
    package var inputFrame: CGRect {
        let drawn = drawnNode
        return CGRect(origin: .zero, size: drawn.presentedSize).applying(drawn.transformToRoot { $0.movesInput })
    }

    /// The node itself, or what it only wraps where that is drawn in the frame of another view.
    private var drawnNode: ViewNode {
        var node: ViewNode = self
        while let inner = node.wrapped {
            if let matched = node as? MatchedNode, matched.isDisplaced { return inner }
            node = inner
        }
        return self
    }

    /// From own coordinates to those of the root, as drawn now.
    package var presentedToRoot: CGAffineTransform { transformToRoot { _ in true } }

    private func transformToRoot(_ counts: (NodeTransition) -> Bool) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var node: ViewNode? = self
        while let current = node {
            if let transition = current.transition, counts(transition) {
                transform = transform.concatenating(transition.transform(size: current.presentedSize))
            }
            transform = transform.concatenating(
                CGAffineTransform(translationX: current.presentedOrigin.x, y: current.presentedOrigin.y))
            if let parent = current.parent { transform = transform.concatenating(parent.contentTransform) }
            node = current.parent
        }
        return transform
    }

    /// The product of what every node around leaves visible.
    package var opacityInRoot: Double {
        var opacity = 1.0
        var node: ViewNode? = self
        while let current = node {
            opacity *= current.presentedOpacity * (current.transition?.opacity ?? 1)
            node = current.parent
        }
        return opacity
    }
}

extension ViewInstance {
    /// Why `state(_:as:)` gives nothing, in words; nil if there is nothing wrong with the question.
    package func problem<T>(reading property: String, as type: T.Type) -> String? {
        guard let viewType = self.type else { return nil }
        let properties = PropertyPlan.of(viewType).properties
        guard let index = properties.firstIndex(where: { $0.name == property }) else {
            let names = properties.map(\.name).joined(separator: ", ")
            return "\(viewType) has no property named \(property)." + (names.isEmpty ? "" : " It has \(names).")
        }
        guard slots.indices.contains(index), let stored = slots[index] as? any StoredState else {
            return slots.indices.contains(index) && slots[index] != nil
                ? "\(property) of \(viewType) is not kept as state: it is a \(properties[index].type)." : nil
        }
        return stored.anyValue is T
            ? nil : "\(property) of \(viewType) is of type \(Swift.type(of: stored.anyValue)), not \(type)."
    }
}
