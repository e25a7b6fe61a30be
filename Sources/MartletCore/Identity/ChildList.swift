import MartletGraph

/// The children of one container: keeps the nodes in step with a view list.
///
/// Elements that stay keep their nodes; new ones are made; those that left are ended, at once or after their
/// transition.
final class ChildList {
    private let list: ViewList
    private unowned let node: ViewNode
    private let graph: Graph
    private let inputs: _ViewInputs
    @exclusivity(unchecked) private var departures: [Departure] = []
    private let stackAxis: Axis?
    private let onChange: () -> Void
    @exclusivity(unchecked) private var hasDynamicParts = false
    @exclusivity(unchecked) private var hasReconciled = false
    /// Whether children that come under an animation come with their transition.
    @exclusivity(unchecked) var animatesChanges = true
    @exclusivity(unchecked) private(set) var preferences = PreferenceOutputs()
    /// Counts reconciliations, for what reads the nodes of the elements; nil where there is only one.
    private let version: Attribute<UInt32>?

    /// `onChange` is called whenever the children are others, also the first time.
    init(
        _ list: ViewList, of node: ViewNode, stackAxis: Axis?, inputs: _ViewInputs,
        onChange: @escaping () -> Void
    ) {
        self.list = list
        self.node = node
        graph = inputs.graph
        self.inputs = inputs
        self.stackAxis = stackAxis
        self.onChange = onChange
        if list.isStatic {
            // Most stacks in rows: nothing to wait for, and no nodes of the graph.
            version = nil
            inputs.graph.untracked { reconcile() }
        } else {
            version = inputs.graph.source(0)
            _ = graph.effect { [unowned self] in reconcile() }
        }
        preferences = PreferenceOutputs(
            combining: list, version: hasDynamicParts ? version : nil, inputs: inputs)
    }

    private func reconcile() {
        // Read the structure first: it is what this effect depends on.
        var elements: [ViewElement] = []
        list.forEachElement { elements.append($0) }

        var departed: [Departure] = []
        list.forEachDynamic { dynamic in
            hasDynamicParts = true
            for item in dynamic.takeDeparted() { departed.append(Departure(item, of: dynamic, from: node)) }
        }
        let hasDeparted = !departed.isEmpty
        // A removal without transition is over before the new view appears.
        departed.removeAll { departure in
            if departure.isAtOnce { departure.end() }
            return departure.isAtOnce
        }

        let isFirst = node.children.isEmpty && !hasDeparted && !hasReconciled
        hasReconciled = true
        var hasReturned = false
        var children: ContiguousArray<ViewNode> = []
        children.reserveCapacity(elements.count)
        for element in elements {
            if element.outputs == nil {
                children.append(graph.untracked { make(element, isInserted: !isFirst && animatesChanges) })
                continue
            }
            let child = element.outputs!.node.child(of: node) ?? element.outputs!.node
            if child.isLeaving {
                hasReturned = true
                departures.removeAll { $0.nodes.contains { $0 === child } }
                child.comeBack()
            }
            children.append(child)
        }

        if hasDeparted { begin(departed) }
        // What leaves is drawn behind what stays, unless its z index is higher.
        if !departures.isEmpty { children = ContiguousArray(departures.flatMap(\.nodes)) + children }

        // A leaving child stays among the children but no longer takes part in layout.
        if !hasDeparted, !hasReturned, children.elementsEqual(node.children, by: ===) { return }
        node.setChildren(children)
        onChange()
        if let version { graph.write(version, graph.untracked { graph.peek(version) } &+ 1) }
    }

    /// Has views leave; those that need no time are gone at once.
    private func begin(_ departed: [Departure]) {
        let surroundings = surroundings
        let finish: (Departure) -> Void = { [weak self] in self?.finish($0) }
        for departure in departed {
            if departure.begin(surroundings, finish) { departures.append(departure) } else { departure.end() }
        }
    }

    private var surroundings: TransitionSurroundings {
        TransitionSurroundings(inputs.environment, graph: graph)
    }

    /// Makes the child for a new element, with its transition around it where that is one of views.
    private func make(_ element: ViewElement, isInserted: Bool) -> ViewNode {
        var child = element.resolve(stackAxis: stackAxis).node
        if let kind = child.transitionToHold {
            let shown = kind.shown(reducesMotion: surroundings.reducesMotion)
            if shown.isCustom {
                child = TransitionNode.hold(
                    element, kind, inputs: inputs, stackAxis: stackAxis, appears: isInserted)
            }
        }
        if isInserted { child.beginAppearing(surroundings) }
        return child
    }

    /// The transitions of an item's views are over.
    private func finish(_ departure: Departure) {
        departures.removeAll { $0 === departure }
        node.setChildren(
            ContiguousArray(node.children.filter { child in !departure.nodes.contains { $0 === child } }))
        departure.end()
        onChange()
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
