/// Makes the menus of what is there by itself and of the program's commands.
@MainActor
struct MenuReader {
    let runtime: AppRuntime
    private var before: [CommandGroupPlacement: [[MenuEntry]]] = [:]
    private var after: [CommandGroupPlacement: [[MenuEntry]]] = [:]
    private var instead: [CommandGroupPlacement: [[MenuEntry]]] = [:]
    private var own: [MenuList] = []

    init(_ runtime: AppRuntime) {
        self.runtime = runtime
        collect(runtime.host.rootNode)
    }

    /// The menus now. Costs the number of items.
    var menuBar: MenuBar {
        var menus = StandardMenus(runtime).menus.map { menu in
            MenuList(
                title: menu.title, entries: Array(menu.groups.map { group($0) }.joined(separator: [.separator])).tidied)
        }
        // The program's own menus stand before those for windows and help.
        let index = menus.count - StandardMenus.countAfterOwn
        menus.insert(contentsOf: own, at: index)
        return MenuBar(menus: menus.filter { !$0.entries.isEmpty })
    }

    private func group(_ group: StandardMenus.Group) -> [MenuEntry] {
        let middle = instead[group.placement].map { $0.flatMap { $0 } } ?? group.entries
        let first = (before[group.placement] ?? []).flatMap { $0 + [.separator] }
        let last = (after[group.placement] ?? []).flatMap { [.separator] + $0 }
        return first + middle + last
    }

    private mutating func collect(_ node: ViewNode) {
        guard let commands = node as? CommandsNode else {
            for child in node.children where !child.isLeaving { collect(child) }
            return
        }
        let entries = entries(of: commands)
        switch commands.place {
        case .menu(let title):
            if let index = own.firstIndex(where: { $0.title == title }) {
                own[index].entries = (own[index].entries + [.separator] + entries).tidied
            } else {
                own.append(MenuList(title: title, entries: entries.tidied))
            }
        case .group(let placement, .before): before[placement, default: []].append(entries)
        case .group(let placement, .after): after[placement, default: []].append(entries)
        case .group(let placement, .instead): instead[placement, default: []].append(entries)
        }
    }

    private func entries(of node: ViewNode) -> [MenuEntry] {
        var result: [MenuEntry] = []
        for child in node.children where !child.isLeaving {
            switch child {
            case let item as MenuItemNode: result.append(entry(of: item))
            case is DividerNode: result.append(.separator)
            case let text as TextNode: result.append(.text(text.string))
            default: result += entries(of: child)
            }
        }
        return result
    }

    private func entry(of item: MenuItemNode) -> MenuEntry {
        .command(
            MenuCommand(
                title: item.children.map(\.menuTitle).joined(), shortcut: item.shortcut, isEnabled: item.isEnabled,
                state: item.state, isDestructive: item.role == .destructive, identity: .view(item.id),
                action: MenuCommand.Action { [weak item] in item?.action?() }))
    }
}
