import MartletGraph

/// The one window of its kind.
nonisolated public struct Window<Content: View>: PrimitiveScene {
    var content: Content
    var title: Text
    var id: String

    /// A window with a title, opened by `id`.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.title = title
        self.id = id
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs {
        makeOnlyWindow(.single, of: Content.self, scene, inputs)
    }
}

/// A small window beside the others, of which there is one: a palette, an inspector.
nonisolated public struct UtilityWindow<Content: View>: PrimitiveScene {
    var content: Content
    var title: Text
    var id: String

    /// A window with a title, opened by `id`.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.title = title
        self.id = id
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs {
        makeOnlyWindow(.utility, of: Content.self, scene, inputs)
    }
}

/// A scene of one window, whose content is its first field.
private protocol OnlyWindow: PrimitiveScene {
    nonisolated var title: Text { get }
    nonisolated var id: String { get }
}

extension Window: OnlyWindow {}
extension UtilityWindow: OnlyWindow {}

extension OnlyWindow {
    nonisolated fileprivate static func makeOnlyWindow<Content: View>(
        _ kind: WindowScene.Kind, of content: Content.Type, _ scene: _GraphValue<Self>, _ inputs: _ViewInputs
    ) -> _SceneOutputs {
        let id = inputs.graph.untracked { scene.value(in: inputs.graph).id }
        let environment = inputs.environment
        return _SceneOutputs([
            WindowScene(
                kind: kind, id: id, inputs: inputs,
                attributes: { SceneAttributes(title: scene.value(in: $0).title, in: environment) },
                list: { Content._makeViewList(view: scene.field(Content.self, at: 0), inputs: $0) })
        ])
    }
}

/// The window of an app's settings, opened from the menus or by `openSettings`.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
    var content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs {
        _SceneOutputs([
            WindowScene(
                kind: .settings, inputs: inputs, attributes: { _ in SceneAttributes() },
                list: { Content._makeViewList(view: scene.field(Content.self, at: 0), inputs: $0) })
        ])
    }
}
