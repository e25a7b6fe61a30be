import MartletGraph

/// Commands of an app: what its menus hold and what its keyboard shortcuts do.
///
/// Made of `CommandMenu`s and `CommandGroup`s, and of commands with a `body`. Their contents are ordinary views: buttons,
/// toggles, dividers, texts.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    /// The commands that these are made of.
    @CommandsBuilder var body: Body { get }

    /// Lists the menus and groups.
    nonisolated static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList
}

extension Commands {
    nonisolated public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        var inputs = inputs
        let body = makeBody(of: commands, named: Self.self, inputs: &inputs, body: onMainThread { $0.body })
        return Body._makeCommands(commands: body, inputs: inputs)
    }
}

extension Never: Commands {}

/// Commands of the framework: no body.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) are primitive commands: their body is never asked for") }
}

/// Commands as a list of views, so that conditions and identity are those of views.
nonisolated struct CommandsView<Content: Commands>: MultiView {
    let content: Content

    nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        Content._makeCommands(commands: view.field(Content.self, at: 0), inputs: inputs)
    }
}

/// No commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
    nonisolated public init() {}

    nonisolated public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        .empty
    }
}

/// The commands of one `commands` modifier, and where it stands.
struct CommandList {
    let inputs: _ViewInputs
    let list: (_ViewInputs) -> ViewList

    /// All of them as the views of one host, in order.
    static func list(_ lists: [CommandList], inputs: _ViewInputs) -> ViewList {
        .group(
            lists.map { commands in
                var inputs = commands.inputs
                inputs.environment = EnvironmentScope(parent: inputs.environment, graph: inputs.graph) { values in
                    values.isInMenu = true
                    values.primitiveButtonStyle = .primitiveButton(MenuButtonStyle())
                    values.toggleStyle = AnyStyle(MenuToggleStyle()) {
                        AnyView(StyledToggle(style: $0, configuration: $1))
                    }
                }
                return commands.list(inputs)
            })
    }
}

private struct IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views are the items of a menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}
