/// A style that is also a view: it fills the rectangle that it is offered.
nonisolated protocol StyleView: PrimitiveView, ShapeStyle {}

extension StyleView {
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        let node = ShapeNode(Rectangle(), inputs: inputs)
        _ = graph.effect {
            node.set(style: view.value(in: graph)._resolve(_StyleContext(inputs)), how: .fill(FillStyle()))
        }
        return _ViewOutputs(node)
    }
}

extension Color: StyleView {}
