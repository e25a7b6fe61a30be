import MartletGraph

/// The node of a built-in container, which arranges its children by itself.
class ArrangingNode: ViewNode {
    func update(_ arrangement: NodeArrangement, direction: LayoutDirection) { fatalError("abstract") }

    /// Makes the children. Called once, after construction.
    func setList(_ list: ViewList, stackAxis: Axis?, inputs: _ViewInputs) { fatalError("abstract") }

    /// Takes over children that never change. Called once, after construction.
    func setPlain(_ nodes: ContiguousArray<ViewNode>) { fatalError("abstract") }

    /// What the children of the list give up, once they are made.
    var preferences: PreferenceOutputs { fatalError("abstract") }

    static func make(_ arrangement: NodeArrangement, inputs: _ViewInputs) -> ArrangingNode {
        switch arrangement {
        case .stack(let stack): StackNode(stack, direction: .leftToRight, inputs: inputs)
        case .layers(let layers): LayersNode(layers, direction: .leftToRight, inputs: inputs)
        }
    }

    /// Makes the children: without a list where all are plain.
    final func makeChildren<Content: View>(
        _ content: _GraphValue<Content>, stackAxis: Axis?, inputs: _ViewInputs
    ) -> _ViewOutputs {
        if let children = PlainChildren(content, stackAxis: stackAxis, inputs: inputs) {
            setPlain(children.nodes)
            return _ViewOutputs(self, preferences: children.preferences)
        }
        setList(Content._makeViewList(view: content, inputs: inputs), stackAxis: stackAxis, inputs: inputs)
        return _ViewOutputs(self, preferences: preferences)
    }
}

/// Makes the node of a stack.
func makeStack<L: StackLayout, Content: View>(
    _ layout: _GraphValue<L>, content: _GraphValue<Content>, inputs: _ViewInputs
) -> _ViewOutputs {
    let graph = inputs.graph
    let environment = inputs.environment
    let node = ArrangingNode.make(graph.untracked { layout.value(in: graph).arrangement }, inputs: inputs)
    graph.effect {
        node.update(
            layout.value(in: graph).arrangement, direction: EnvironmentValues(scope: environment).layoutDirection)
    }
    return node.makeChildren(content, stackAxis: L.stackAxis, inputs: inputs)
}

/// Makes the node of a stack whose arrangement `read` reads from the graph: always one of the same kind.
func makeStack<Content: View>(
    axis: Axis?, content: _GraphValue<Content>, inputs: _ViewInputs, _ read: @escaping () -> NodeArrangement
) -> _ViewOutputs {
    let environment = inputs.environment
    let node = ArrangingNode.make(inputs.graph.untracked(read), inputs: inputs)
    inputs.graph.effect {
        node.update(read(), direction: EnvironmentValues(scope: environment).layoutDirection)
    }
    return node.makeChildren(content, stackAxis: axis, inputs: inputs)
}
