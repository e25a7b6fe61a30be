import MartletGraph

/// The children of one container: keeps the nodes in step with a view list.
///
/// Elements that stay keep their nodes; new ones are made; those that left are ended, at once or after their
/// transition.
final class ChildList {
    private let list: ViewList
    private unowned let node: ViewNode
    private let graph: Graph
    private let stackAxis: Axis?
    private let onChange: () -> Void
    private var hasDynamicParts = false
    private var hasReconciled = false
    /// Whether children that come under an animation come with their transition.
    var animatesChanges = true
    private(set) var preferences = PreferenceOutputs()
    /// Counts reconciliations, for what reads the nodes of the elements.
    private let version: Attribute<UInt32>

    /// `onChange` is called whenever the children are others, also the first time.
    init(
        _ list: ViewList, of node: ViewNode, stackAxis: Axis?, inputs: _ViewInputs,
        onChange: @escaping () -> Void
    ) {
        self.list = list
        self.node = node
        graph = inputs.graph
        self.stackAxis = stackAxis
        self.onChange = onChange
        version = inputs.graph.source(0)
        _ = graph.effect { [unowned self] in reconcile() }
        preferences = PreferenceOutputs(
            combining: list, version: hasDynamicParts ? version : nil, inputs: inputs)
    }

    private func reconcile() {
        // Read the structure first: it is what this effect depends on.
        var elements: [ViewElement] = []
        list.forEachElement { elements.append($0) }

        var departed: [(DynamicViewList, DynamicViewList.Item)] = []
        list.forEachDynamic { dynamic in
            hasDynamicParts = true
            for item in dynamic.takeDeparted() { departed.append((dynamic, item)) }
        }
        // A removal without transition is over before the new view appears.
        for (dynamic, item) in departed where item.leavesAtOnce { end(item, of: dynamic) }

        let isFirst = node.children.isEmpty && departed.isEmpty && !hasReconciled
        hasReconciled = true
        var children: ContiguousArray<ViewNode> = []
        children.reserveCapacity(elements.count)
        for element in elements {
            let isNew = element.outputs == nil
            let child = graph.untracked { element.resolve(stackAxis: stackAxis).node }
            if isNew, !isFirst, animatesChanges { child.beginAppearing() }
            children.append(child)
        }

        for (dynamic, item) in departed where !item.leavesAtOnce {
            var leaving: [ViewNode] = []
            item.forEachPresentElement { if let child = $0.outputs?.node { leaving.append(child) } }
            // The item ends when the last of its views has gone.
            var remaining = 0
            for child in leaving {
                let isAnimated = child.beginLeaving { [weak self] in
                    remaining -= 1
                    if remaining == 0 { self?.finish(item, of: dynamic) }
                }
                if isAnimated { remaining += 1 }
            }
            if remaining > 0 {
                insert(leaving, into: &children)
            } else {
                end(item, of: dynamic)
            }
        }
        // Children that still fade from earlier changes stay where they were.
        let earlier = node.children.filter { old in old.isLeaving && !children.contains { $0 === old } }
        insert(Array(earlier), into: &children)

        // A leaving child stays among the children but no longer takes part in layout.
        if departed.isEmpty, children.elementsEqual(node.children, by: ===) { return }
        node.setChildren(children)
        onChange()
        graph.write(version, graph.untracked { graph.peek(version) } &+ 1)
    }

    /// Puts leaving nodes back behind the child that they followed.
    private func insert(_ leaving: [ViewNode], into children: inout ContiguousArray<ViewNode>) {
        for child in leaving {
            guard let old = node.children.firstIndex(where: { $0 === child }) else { continue }
            let before = node.children[..<old].last { known in children.contains { $0 === known } }
            let index = before.flatMap { before in children.firstIndex { $0 === before } }.map { $0 + 1 } ?? 0
            children.insert(child, at: index)
        }
    }

    private func end(_ item: DynamicViewList.Item, of dynamic: DynamicViewList) {
        item.forEachPresentElement { $0.outputs?.node.end() }
        dynamic.end(item)
    }

    /// The transition of an item is over.
    private func finish(_ item: DynamicViewList.Item, of dynamic: DynamicViewList) {
        var gone: Set<ObjectIdentifier> = []
        item.forEachPresentElement { if let child = $0.outputs?.node { gone.insert(ObjectIdentifier(child)) } }
        node.setChildren(node.children.filter { !gone.contains(ObjectIdentifier($0)) })
        end(item, of: dynamic)
        onChange()
    }
}

extension DynamicViewList.Item {
    /// Whether every element's transition is `.identity`.
    var leavesAtOnce: Bool {
        var result = true
        var isEmpty = true
        forEachPresentElement { element in
            isEmpty = false
            guard let node = element.outputs?.node else { return }
            if !node.trait(TransitionTraitKey.self).isIdentity { result = false }
        }
        return result && !isEmpty
    }
}

extension ViewNode {
    /// Takes the node and all below it out of the tree.
    func end() {
        parent = nil
        didEnd()
        for child in children { child.end() }
    }
}
