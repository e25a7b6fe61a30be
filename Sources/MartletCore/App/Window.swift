/// The one window of its kind.
nonisolated public struct Window<Content: View>: PrimitiveScene {
    var content: Content
    var title: String
    var id: String

    /// A window with a title, opened by `id`.
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.title = String(title)
        self.id = id
    }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs {
        let value = inputs.graph.untracked { scene.value(in: inputs.graph) }
        return _SceneOutputs([
            WindowScene(kind: .single, title: value.title, id: value.id) {
                Content._makeViewList(view: scene.field(Content.self, at: 0), inputs: inputs)
            }
        ])
    }
}

/// The window of an app's settings.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
    var content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs {
        _SceneOutputs([
            WindowScene(kind: .settings, title: nil, id: nil) {
                Content._makeViewList(view: scene.field(Content.self, at: 0), inputs: inputs)
            }
        ])
    }
}
