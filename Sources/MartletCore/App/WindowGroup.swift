/// Windows of one kind, of which a user may open several.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
    var content: Content
    var title: String?
    var id: String?

    /// Windows with the content that `content` makes.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(title: nil, id: nil, content: content)
    }

    /// Windows that are opened by `id`.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, id: id, content: content)
    }

    /// Windows with a title.
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), id: nil, content: content)
    }

    /// Windows with a title that are opened by `id`.
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), id: id, content: content)
    }

    nonisolated init(title: String?, id: String?, content: () -> Content) {
        self.content = content()
        self.title = title
        self.id = id
    }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs {
        let value = inputs.graph.untracked { scene.value(in: inputs.graph) }
        return _SceneOutputs([
            WindowScene(kind: .group, title: value.title, id: value.id) {
                Content._makeViewList(view: scene.field(Content.self, at: 0), inputs: inputs)
            }
        ])
    }
}
