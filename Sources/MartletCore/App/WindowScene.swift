import MartletGraph

/// What stays of a scene: a kind of window, what is said about it now, and how to make its content.
package final class WindowScene {
    package enum Kind: Sendable { case group, single, settings, utility }

    package let kind: Kind
    package let id: String?
    /// What tells it from the app's other scenes, also in the next run of the program.
    package internal(set) var key = ""
    /// What the modifiers say, as of the last update.
    package internal(set) var attributes = SceneAttributes()
    /// Finds out what they say now; a dependency of what runs.
    var readAttributes: (Graph) -> SceneAttributes
    /// What flows down to the windows.
    let inputs: _ViewInputs
    /// The lifetime of the place where it was listed.
    let life: Subgraph
    /// The custom scenes around that read the phase of their windows.
    var phaseScopes: [EnvironmentScope] = []
    /// How values are told apart and kept, where each window is of a value.
    let values: WindowValueKind?
    private let makeList: (_ViewInputs) -> ViewList

    init(
        kind: Kind, id: String? = nil, values: WindowValueKind? = nil, inputs: _ViewInputs,
        attributes: @escaping (Graph) -> SceneAttributes, list: @escaping (_ViewInputs) -> ViewList
    ) {
        self.kind = kind
        self.id = id
        self.values = values
        self.inputs = inputs
        life = inputs.graph.currentSubgraph
        readAttributes = attributes
        makeList = list
        self.attributes = inputs.graph.untracked { attributes(inputs.graph) }
    }

    package var title: String? { attributes.title }

    /// Lists the content of one window.
    func list(_ inputs: _ViewInputs) -> ViewList { makeList(inputs) }

    /// Has `change` edit what is said, whenever that is read.
    func edit(_ change: @escaping (Graph, inout SceneAttributes) -> Void) {
        let inner = readAttributes
        readAttributes = { graph in
            var attributes = inner(graph)
            change(graph, &attributes)
            return attributes
        }
        let graph = inputs.graph
        attributes = graph.untracked { readAttributes(graph) }
    }
}

/// What a scene and its modifiers say about the windows.
package struct SceneAttributes: Equatable {
    package var title: String?
    package var defaultSize: CGSize?
    package var defaultPosition: UnitPoint?
    package var resizability = WindowResizability.automatic
    package var hidesTitleBar = false
    package var launchBehavior = SceneLaunchBehavior.automatic
    package var restorationBehavior = SceneRestorationBehavior.automatic
    /// The shortcut of the command that opens a window.
    package var shortcut: KeyboardShortcut?
    /// Whether `shortcut` was set, perhaps to none.
    package var setsShortcut = false
    /// The external events that open a window of the scene; nil for any.
    package var externalEvents: Set<String>?
    /// Whether the menus have no commands that are the scene's own.
    package var removesCommands = false

    init(title: Text? = nil, in environment: EnvironmentScope? = nil) {
        self.title = title.map {
            $0.string(in: environment.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues())
        }
    }
}

extension SceneAttributes {
    /// What `automatic` comes to for windows of a kind.
    package func resizability(of kind: WindowScene.Kind) -> WindowResizability {
        guard resizability == .automatic else { return resizability }
        return kind == .settings ? .contentSize : .contentMinSize
    }
}
