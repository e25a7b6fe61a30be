import MartletGraph

/// Makes its content from the size and place that it gets; it takes all that it is proposed.
@frozen nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        let node = GeometryReaderNode(inputs)
        let source = node.source
        // A body that ran around the reader and made the same closure again changes nothing here.
        let comparison = ValueComparison.of(Self.self)
        let reader = graph.rule(updating: { (old: Self?) in
            let new = view.value(in: graph)
            if let old, comparison.areEqual(old, new) { return nil }
            return new
        })
        // The content is made when the size is known: it is never asked with a size that nobody has.
        var item: DynamicViewList.Item?
        let list = ViewList.dynamic(
            DynamicViewList(inputs: inputs) { dynamic in
                guard graph.read(source.isPlaced), item == nil else { return }
                let made = dynamic.makeItem(kind: .branch(0), parent: inputs.instance)
                item = made
                // It is made later than the container around it.
                var inputs = inputs
                inputs.isInItem = true
                dynamic.fill(made) {
                    let content = graph.observedRule(host: inputs.host) { (_: Content?) in
                        graph.read(reader).content(GeometryProxy(source: source))
                    }
                    return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
                }
                dynamic.replaceItems([made])
            })
        let layers = LayersNode(
            LayersArrangement(alignment: .topLeading), direction: .leftToRight, inputs: inputs)
        layers.setList(list, stackAxis: nil, inputs: inputs)
        // The content is there with the reader; it does not come by itself.
        layers.list.animatesChanges = false
        node.attach(layers)
        return _ViewOutputs(node, preferences: layers.list.preferences)
    }
}

final class GeometryReaderNode: GeometryNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren() {
        source.update()
        host.graph.flush()
        host.layout.verifyMeasures()
        place(children[0], at: .zero, proposal: ProposedViewSize(size))
    }

    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    override var wrapped: ViewNode? { nil }
    override var isLayoutBoundary: Bool { true }
}
