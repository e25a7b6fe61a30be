extension Graph {
    /// The state of the graph as a plain value. Costs as much as the graph is large; evaluates nothing.
    public func snapshot() -> GraphSnapshot {
        var subgraphs: [GraphSnapshot.Subgraph] = []
        core.forEachSubgraph(in: 0) {
            subgraphs.append(.init(id: $0, parent: $0 == 0 ? nil : core.record(of: $0).pointee.parent))
        }
        var nodes: [GraphSnapshot.Node] = []
        for index in 1..<UInt32(core.pointee.nodesUsed)
        where core.details(index).pointee.flags.isDisjoint(with: [.free, .dying]) {
            nodes.append(node(index))
        }
        return GraphSnapshot(nodes: nodes, subgraphs: subgraphs)
    }

    private func node(_ index: UInt32) -> GraphSnapshot.Node {
        let details = core.details(index).pointee
        let kind: GraphSnapshot.Kind =
            details.flags.contains(.source) ? .source : details.flags.contains(.effect) ? .effect : .rule
        let inputs = (0..<Int(details.inputCount)).map { core.inputs(of: index)[$0] }
        return GraphSnapshot.Node(
            id: core.handle(index),
            kind: kind,
            name: core.pointee.names[index] ?? core.typeName(of: index),
            value: core.valueDescription(of: index),
            subgraph: details.subgraph,
            inputs: inputs.filter { $0 != hole }.map { core.handle($0) },
            state: state(core.node(index).pointee.state))
    }

    private func state(_ state: NodeState) -> GraphSnapshot.State {
        if state.contains(.running) { return .running }
        if state.contains(.newborn) { return .new }
        if state.contains(.dirty) { return .dirty }
        return state.contains(.check) ? .check : .clean
    }
}
