import MartletGraph

/// A menu of its own, between the standard menus for viewing and those for windows.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
    var content: Content
    var name: Text

    /// A menu with a name.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.name = name
    }

    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    nonisolated public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        let graph = inputs.graph
        return .element(
            ViewElement.making(inputs) { inputs in
                let node = CommandsNode(inputs)
                let environment = inputs.environment
                _ = graph.effect {
                    let name = commands.value(in: graph).name.string(in: EnvironmentValues(scope: environment))
                    node.place = .menu(name)
                }
                node.setList(Content._makeViewList(view: commands.field(Content.self, at: 0), inputs: inputs), inputs)
                return _ViewOutputs(node)
            })
    }
}

/// Items at a standard place of the menus: beside what is there by itself, or instead of it.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
    var content: Content
    var placement: CommandGroupPlacement
    var relation: CommandGroupRelation

    /// Items before those of `group`.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(content: addition(), placement: group, relation: .before)
    }

    /// Items after those of `group`.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(content: addition(), placement: group, relation: .after)
    }

    /// Items instead of those of `group`.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(content: addition(), placement: group, relation: .instead)
    }

    init(content: Content, placement: CommandGroupPlacement, relation: CommandGroupRelation) {
        self.content = content
        self.placement = placement
        self.relation = relation
    }

    nonisolated public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        let graph = inputs.graph
        return .element(
            ViewElement.making(inputs) { inputs in
                let node = CommandsNode(inputs)
                _ = graph.effect {
                    let value = commands.value(in: graph)
                    node.place = .group(value.placement, value.relation)
                }
                node.setList(Content._makeViewList(view: commands.field(Content.self, at: 0), inputs: inputs), inputs)
                return _ViewOutputs(node)
            })
    }
}

/// How a group of commands stands to what is at its place.
enum CommandGroupRelation { case before, after, instead }

/// A standard place in the menus.
public struct CommandGroupPlacement: Hashable, Sendable {
    let name: String

    // The app's menu.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    // File.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    // Edit.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    // Format.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    // View.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    // Window.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    // Help.
    public static let help = CommandGroupPlacement(name: "help")
}
