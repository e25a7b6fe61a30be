/// An item of a dynamic list on its way out of a container.
final class Departure {
    private let dynamic: DynamicViewList
    private let item: DynamicViewList.Item
    /// The container's children that go.
    let nodes: [ViewNode]
    private var remaining = 0

    init(_ item: DynamicViewList.Item, of dynamic: DynamicViewList, from container: ViewNode) {
        self.item = item
        self.dynamic = dynamic
        var nodes: [ViewNode] = []
        item.forEachPresentElement { element in
            if let node = element.outputs?.node.child(of: container) { nodes.append(node) }
        }
        self.nodes = nodes
    }

    /// Whether every view's transition is `.identity`.
    var isAtOnce: Bool {
        !nodes.isEmpty && nodes.allSatisfy { $0.trait(TransitionTraitKey.self).kind.removesAtOnce }
    }

    /// Has all views leave; `completion` is called when the last has gone. False if they are gone at once.
    func begin(_ surroundings: TransitionSurroundings, _ completion: @escaping (Departure) -> Void) -> Bool {
        for node in nodes {
            // Most are gone at once, and ask for no memory.
            if !node.mayTakeTimeToLeave() { continue }
            let isAnimated = node.beginLeaving(surroundings) { [weak self] in
                guard let self else { return }
                remaining -= 1
                if remaining == 0 { completion(self) }
            }
            if isAnimated { remaining += 1 }
        }
        return remaining > 0
    }

    /// The item's lifetime is over.
    func end() {
        for node in nodes { node.end() }
        dynamic.end(item)
    }
}

extension ViewNode {
    /// The child of `container` that this node is, or is inside of; nil if it is not there.
    func child(of container: ViewNode) -> ViewNode? {
        var node = self
        while let parent = node.parent {
            if parent === container { return node }
            node = parent
        }
        return nil
    }
}
