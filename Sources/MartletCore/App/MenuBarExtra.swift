import MartletGraph

/// Something of the app in the desktop's bar. Desktops on Linux have no such place that all of them agree on, so the content
/// is a menu of its own in the app's menus; this is said once.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    var content: Content
    var label: Label
    var title: Text
    var isInserted: Binding<Bool>?

    private init(_ title: Text, label: Label, isInserted: Binding<Bool>?, content: () -> Content) {
        self.content = content()
        self.label = label
        self.title = title
        self.isInserted = isInserted
    }

    /// Content with a label made of views, whose words are the name of the menu.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(label as? Text ?? Text("Menu"), label: label, isInserted: nil, content: content)
    }

    /// Content that is there while `isInserted` is true.
    nonisolated public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        let label = label()
        self.init(label as? Text ?? Text("Menu"), label: label, isInserted: isInserted, content: content)
    }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs {
        inputs.host.report(
            .unsupported,
            "MenuBarExtra: there is no place for it in the bars of Linux desktops; its content is a menu of the app instead.",
            at: inputs.instance)
        var outputs = _SceneOutputs()
        outputs.commands.append(
            CommandList(inputs: inputs) { inputs in
                let graph = inputs.graph
                let menu = graph.rule(updating: { (_: CommandsView<ExtraMenu<Content>>?) in
                    let value = scene.value(in: graph)
                    let isThere = value.isInserted?.location.get() ?? true
                    return CommandsView(
                        content: ExtraMenu(menu: isThere ? CommandMenu(value.title) { value.content } : nil))
                })
                return CommandsView<ExtraMenu<Content>>._makeViewList(view: _GraphValue(menu), inputs: inputs)
            })
        return outputs
    }
}

/// The menu of an extra while that is inserted.
nonisolated struct ExtraMenu<Content: View>: Commands {
    let menu: CommandMenu<Content>?

    @MainActor var body: some Commands { menu }
}

extension MenuBarExtra where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), label: Text(titleKey), isInserted: nil, content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), label: Text(title), isInserted: nil, content: content)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), label: Text(titleKey), isInserted: isInserted, content: content)
    }
}

extension MenuBarExtra where Label == MartletCore.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(
            Text(titleKey), label: MartletCore.Label(titleKey, systemImage: systemImage), isInserted: nil,
            content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            Text(title), label: MartletCore.Label(title, systemImage: systemImage), isInserted: nil, content: content)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            Text(titleKey), label: MartletCore.Label(titleKey, systemImage: systemImage), isInserted: isInserted,
            content: content)
    }
}

/// How an extra of the menu bar shows its content.
@MainActor @preconcurrency public protocol MenuBarExtraStyle {}

nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    nonisolated public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    nonisolated public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    nonisolated public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// How an extra of the menu bar shows its content. Accepted: here it is always a menu.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
