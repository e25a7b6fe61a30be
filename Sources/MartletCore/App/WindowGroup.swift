import MartletGraph

/// Windows of one kind, of which a user may open several. Each has state of its own; what they share is the app's.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
    var content: Content
    var title: Text?
    var id: String?
    var values: WindowValueKind?

    init(title: Text?, id: String?, values: WindowValueKind? = nil, content: Content) {
        self.content = content
        self.title = title
        self.id = id
        self.values = values
    }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs {
        let value = inputs.graph.untracked { scene.value(in: inputs.graph) }
        let environment = inputs.environment
        return _SceneOutputs([
            WindowScene(
                kind: .group, id: value.id, values: value.values, inputs: inputs,
                attributes: { SceneAttributes(title: scene.value(in: $0).title, in: environment) },
                list: { Content._makeViewList(view: scene.field(Content.self, at: 0), inputs: $0) })
        ])
    }
}

extension WindowGroup {
    /// Windows with the content that `content` makes.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(title: nil, id: nil, content: content())
    }

    /// Windows that are opened by `id`.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, id: id, content: content())
    }

    /// Windows with a title.
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: nil, content: content())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: nil, content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), id: nil, content: content())
    }

    /// Windows with a title that are opened by `id`.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: id, content: content())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: id, content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), id: id, content: content())
    }
}
