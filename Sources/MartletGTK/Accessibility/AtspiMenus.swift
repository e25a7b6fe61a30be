#if GTK
import MartletCore

/// The menu bar of a window as records beside those of its views: GTK shows the bar, and tells tools nothing of it.
struct AtspiMenus {
    /// Menus are numbered from here on, views never come so far.
    static let base: AccessibilityRecord.ID = 0xF000_0000

    private(set) var records: [AccessibilityRecord] = []
    private var commands: [AccessibilityRecord.ID: MenuCommand] = [:]

    init() {}

    /// The bar, its menus, and what is in them; nothing for a bar without menus.
    init(_ bar: MenuBar) {
        guard !bar.menus.isEmpty else { return }
        let id = add(.bar, "", parent: 0)
        for menu in bar.menus { add(menu, parent: id) }
    }

    private mutating func add(_ part: AccessibilityRecord.MenuPart, _ title: String, parent: AccessibilityRecord.ID)
        -> AccessibilityRecord.ID
    {
        let id = Self.base + AccessibilityRecord.ID(records.count)
        var record = AccessibilityRecord(id: id, role: .menu, frame: .zero)
        record.menuPart = part
        record.parent = parent
        record.label = title
        record.states = [.enabled]
        if part == .bar { record.states.insert(.showing) }
        if parent != 0 { records[Int(parent - Self.base)].children.append(id) }
        records.append(record)
        return id
    }

    private mutating func add(_ menu: MenuList, parent: AccessibilityRecord.ID) {
        let id = add(.menu, menu.title, parent: parent)
        for entry in menu.entries {
            switch entry {
            case .menu(let inner): add(inner, parent: id)
            case .text(let text):
                let place = add(.item, text, parent: id)
                records[Int(place - Self.base)].states.remove(.enabled)
            case .command(let command):
                let place = add(command.state == nil ? .item : .checkItem, command.title, parent: id)
                commands[place] = command
                let index = Int(place - Self.base)
                if !command.isEnabled { records[index].states.remove(.enabled) }
                if command.state != nil { records[index].states.insert(.checkable) }
                if command.state == .on { records[index].states.insert(.checked) }
                if command.isEnabled { records[index].actions = [.default] }
            case .separator: break
            }
        }
    }

    /// What an item does; nil for other objects.
    func command(_ id: AccessibilityRecord.ID) -> MenuCommand? { commands[id] }

    /// The tree with the menus before the views.
    func joined(to views: AccessibilityRecords) -> AccessibilityRecords {
        guard let bar = records.first else { return views }
        var all = views
        for record in records { all[record.id] = record }
        all[0]!.children.insert(bar.id, at: 0)
        return all
    }
}
#endif
