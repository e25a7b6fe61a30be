/// A style that is also a view: it fills the rectangle that it is offered.
nonisolated protocol StyleView: PrimitiveView, ShapeStyle {}

extension StyleView {
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        let node = StyleNode(inputs)
        let scope = inputs.environment
        let instance = inputs.instance
        _ = graph.effect {
            let context = _StyleContext(EnvironmentValues(scope: scope), instance: instance)
            node.set(view.value(in: graph)._resolve(context))
        }
        return _ViewOutputs(node)
    }
}

extension Color: StyleView {}
