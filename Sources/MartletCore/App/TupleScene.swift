@_spi(Reflection) import Swift

/// Several scenes in order.
nonisolated struct TupleScene<T>: PrimitiveScene {
    var value: T

    init(_ value: T) { self.value = value }

    static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs {
        var outputs = _SceneOutputs()
        _ = _forEachField(of: T.self) { _, offset, fieldType, _ in
            if let type = fieldType as? any Scene.Type {
                outputs += type.outputs(of: scene, at: offset, inputs: inputs)
            }
            return true
        }
        return outputs
    }
}

/// A scene that an `if` without `else` decides on when the app starts.
nonisolated struct OptionalScene<Content: Scene>: PrimitiveScene {
    var scene: Content?

    static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs {
        let graph = inputs.graph
        guard var last = graph.untracked({ scene.value(in: graph).scene }) else { return _SceneOutputs() }
        let present = graph.rule(updating: { (_: Content?) in
            if let new = scene.value(in: graph).scene { last = new }
            return last
        })
        return Content._makeScene(scene: _GraphValue(present), inputs: inputs)
    }
}

extension Scene {
    nonisolated fileprivate static func outputs<Whole>(
        of whole: _GraphValue<Whole>, at offset: Int, inputs: _ViewInputs
    ) -> _SceneOutputs {
        _makeScene(scene: whole.field(Self.self, at: offset), inputs: inputs)
    }
}
