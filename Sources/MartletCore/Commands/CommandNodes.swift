import MartletGraph

/// A menu, or a group of items, of the host that holds the commands. It is read for the menus, and never laid out.
final class CommandsNode: ViewNode {
    enum Place: Equatable {
        case menu(String)
        case group(CommandGroupPlacement, CommandGroupRelation)
    }

    var place = Place.menu("") {
        didSet { if place != oldValue { setNeedsDisplay() } }
    }
    private var list: ChildList!

    func setList(_ list: ViewList, _ inputs: _ViewInputs) {
        self.list = ChildList(list, of: self, stackAxis: nil, inputs: inputs) { [unowned self] in setNeedsDisplay() }
        self.list.animatesChanges = false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    override func placeChildren() {}
    override var isLayoutBoundary: Bool { true }
    override func makeItem() -> DisplayItem? { nil }
}

/// One item of a menu, or a menu inside of a menu.
final class MenuItemNode: ViewNode {
    var role: ButtonRole?
    var shortcut: KeyboardShortcut?
    var isEnabled = true
    var state: MenuCommand.State?
    var action: (() -> Void)?

    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    override func placeChildren() {}
    override var isLayoutBoundary: Bool { true }
    override func makeItem() -> DisplayItem? { nil }
}

/// What a button or a toggle is in a menu.
nonisolated struct MenuItemView<Label: View>: PrimitiveView {
    let label: Label
    let role: ButtonRole?
    let state: MenuCommand.State?
    let action: @MainActor () -> Void

    nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = MenuItemNode(inputs)
        let label = Label._makeViewList(view: view.field(Label.self, at: 0), inputs: inputs).makeUnary(inputs: inputs)
        node.attach(label.node)
        let graph = inputs.graph
        let environment = inputs.environment
        _ = graph.effect {
            let value = view.value(in: graph)
            let values = EnvironmentValues(scope: environment)
            let perform = onMainThread { (action: @MainActor () -> Void) in action() }
            node.role = value.role
            node.state = value.state
            node.shortcut = values.keyboardShortcut
            node.isEnabled = values.isEnabled
            node.action = { perform(value.action) }
            node.setNeedsDisplay()
        }
        return _ViewOutputs(node)
    }
}

struct MenuButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuItemView(
            label: configuration.label, role: configuration.role, state: nil, action: { configuration.trigger() })
    }
}

struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        MenuItemView(
            label: configuration.label, role: nil,
            state: configuration.isMixed ? .mixed : configuration.isOn ? .on : .off,
            action: { isOn.wrappedValue.toggle() })
    }
}

extension ViewNode {
    /// What the node and all below it say, as a title.
    var menuTitle: String {
        AccessibilityTree.elements(of: self).filter { !$0.isHidden }.compactMap(\.label).joined(separator: ", ")
    }

    /// Takes note of the picture as if it had been drawn.
    func forgetDisplay() {
        guard needsDisplay else { return }
        var nodes: [ViewNode] = [self]
        while let node = nodes.popLast() {
            node.needsDisplay = false
            nodes.append(contentsOf: node.children)
        }
    }
}
