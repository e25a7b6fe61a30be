import MartletGraph

/// Shows a part of content that may be longer than the room.
///
/// Along its axes it takes what it is proposed, across them it is as wide as the content and its margins.
@frozen nonisolated public struct ScrollView<Content: View>: PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let outer = ScrollSafeAreaNode(inputs)
        let node = ScrollNode(inputs)
        outer.attach(node)
        _ = graph.effect {
            let value = view.value(in: graph)
            node.update(
                ScrollSettings(
                    axes: value.axes, showsIndicators: value.showsIndicators, EnvironmentValues(scope: environment)))
        }
        var inner = inputs
        inner.stackAxis = .vertical
        inner.environment = EnvironmentScope(parent: environment, graph: graph) {
            $0.scrollContext = ScrollContext()
            $0.refreshIsTaken = true
        }
        let content = Content._makeViewList(view: view.field(Content.self, at: 0), inputs: inner)
            .makeUnary(inputs: inner, implicit: .stack)
        node.attach(content.node)
        return _ViewOutputs(outer, preferences: content.preferences)
    }
}
