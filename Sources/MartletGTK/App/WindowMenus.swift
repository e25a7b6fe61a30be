#if GTK
import CGTK
import Foundation
import MartletCore

/// The menu bar of one window: a `GtkPopoverMenuBar` over a `GMenu`, kept in step with the app's menus.
///
/// It is there only for apps with commands of their own: what every app has can be done without. Keys do not come through
/// it, they go to the app by the window's own input; what is shown beside a title is only told.
@MainActor
final class WindowMenus {
    /// Nil as long as nothing was worth a bar.
    private(set) var bar: UnsafeMutablePointer<GtkWidget>?
    /// Whether the window is of a kind that has menus: settings and palettes do without.
    var isWanted = true
    private let model = g_menu_new()!
    private let actions = g_simple_action_group_new()!
    private var commands: [MenuCommand] = []
    private var shown = MenuBar()
    let perform: (MenuCommand) -> Void

    init(perform: @escaping (MenuCommand) -> Void) { self.perform = perform }

    /// Whether the menus have anything that is not in every app.
    static func areWorthABar(_ menus: MenuBar) -> Bool {
        menus.commands.contains { command in
            if case .view = command.identity { true } else { false }
        }
    }

    /// Brings the bar up to date; makes it when it is first needed.
    func show(_ menus: MenuBar) {
        guard menus != shown, bar != nil || Self.areWorthABar(menus) else { return }
        let isSameShape = menus.shape == shown.shape
        shown = menus
        commands = menus.commands
        if bar == nil {
            bar = gtk_popover_menu_bar_new_from_model(menuModel)
            gtk_widget_insert_action_group(bar, "menus", actionMap)
        }
        setActions(keepingShape: isSameShape)
        if !isSameShape { fill() }
    }

    /// The window is gone.
    func detach() {
        commands = []
        g_object_unref(gpointer(model))
        g_object_unref(gpointer(actions))
    }

    private var menuModel: UnsafeMutablePointer<GMenuModel> {
        UnsafeMutableRawPointer(model).assumingMemoryBound(to: GMenuModel.self)
    }

    private var actionMap: OpaquePointer { OpaquePointer(UnsafeMutableRawPointer(actions)) }

    // MARK: Actions

    private func setActions(keepingShape: Bool) {
        for (index, command) in commands.enumerated() {
            let name = "c\(index)"
            if !keepingShape || g_action_map_lookup_action(actionMap, name) == nil { add(command, name) }
            guard let action = g_action_map_lookup_action(actionMap, name) else { continue }
            g_simple_action_set_enabled(action, command.isEnabled ? 1 : 0)
            if let state = command.state {
                g_simple_action_set_state(action, g_variant_new_boolean(state == .on ? 1 : 0))
            }
        }
    }

    private func add(_ command: MenuCommand, _ name: String) {
        let action =
            command.state == nil
            ? g_simple_action_new(name, nil)
            : g_simple_action_new_stateful(name, nil, g_variant_new_boolean(0))
        guard let action else { return }
        connect(
            action, "activate",
            { action, _, data in
                guard let name = g_action_get_name(action.map { OpaquePointer($0) }) else { return }
                let index = Int(String(cString: name).dropFirst()) ?? -1
                MainActor.assumeIsolated { object(data, as: WindowMenus.self).activate(index) }
            } as @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void, self)
        g_action_map_add_action(actionMap, action)
        g_object_unref(gpointer(action))
    }

    private func activate(_ index: Int) {
        if commands.indices.contains(index) { perform(commands[index]) }
    }

    // MARK: The model

    private func fill() {
        g_menu_remove_all(model)
        var index = 0
        for menu in shown.menus {
            let inner = make(menu.entries, &index)
            g_menu_append_submenu(model, menu.title.asMenuLabel, inner.base)
            g_object_unref(gpointer(inner.menu))
        }
        guard let bar else { return }
        MenuFocus.follow(bar)
        MenuHover.takeOver(bar)
    }

    /// A separator begins a new section.
    private func make(_ entries: [MenuEntry], _ index: inout Int) -> (
        menu: OpaquePointer, base: UnsafeMutablePointer<GMenuModel>
    ) {
        let menu = g_menu_new()!
        var section = g_menu_new()!
        func finish() {
            g_menu_append_section(menu, nil, Self.base(section))
            g_object_unref(gpointer(section))
        }
        for entry in entries {
            switch entry {
            case .separator:
                finish()
                section = g_menu_new()!
            case .text(let text):
                g_menu_append(section, text.asMenuLabel, "menus.none")
            case .menu(let inner):
                let made = make(inner.entries, &index)
                g_menu_append_submenu(section, inner.title.asMenuLabel, made.base)
                g_object_unref(gpointer(made.menu))
            case .command(let command):
                let item = g_menu_item_new(command.title.asMenuLabel, "menus.c\(index)")!
                if let key = command.shortcut?.acceleratorName {
                    g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(key))
                }
                g_menu_append_item(section, item)
                g_object_unref(gpointer(item))
                index += 1
            }
        }
        finish()
        return (menu, Self.base(menu))
    }

    private static func base(_ menu: OpaquePointer) -> UnsafeMutablePointer<GMenuModel> {
        UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
    }
}

extension MenuBar {
    /// The menus without what actions say of themselves: whether they can be used, and whether they are checked.
    fileprivate var shape: MenuBar {
        var shape = self
        for index in shape.menus.indices { shape.menus[index].entries = shape.menus[index].entries.map(\.shape) }
        return shape
    }
}

extension MenuEntry {
    fileprivate var shape: MenuEntry {
        switch self {
        case .command(var command):
            command.isEnabled = true
            command.state = command.state.map { _ in .off }
            return .command(command)
        case .menu(var menu):
            menu.entries = menu.entries.map(\.shape)
            return .menu(menu)
        case .text, .separator: return self
        }
    }
}

extension String {
    /// In menus an underscore marks the letter that follows.
    fileprivate var asMenuLabel: String { replacingOccurrences(of: "_", with: "__") }
}

extension KeyboardShortcut {
    /// The shortcut as GTK writes it, `<Control><Shift>n`; nil for keys that it has no name for.
    var acceleratorName: String? {
        let named: [Character: String] = [
            "\r": "Return", "\u{1B}": "Escape", "\t": "Tab", " ": "space", "\u{08}": "BackSpace",
            "\u{F700}": "Up", "\u{F701}": "Down", "\u{F702}": "Left", "\u{F703}": "Right", "\u{F728}": "Delete",
            "\u{F729}": "Home", "\u{F72B}": "End", "\u{F72C}": "Page_Up", "\u{F72D}": "Page_Down",
        ]
        var name = ""
        if modifiers.contains(.command) { name += "<Control>" }
        if modifiers.contains(.control) { name += "<Super>" }
        if modifiers.contains(.option) { name += "<Alt>" }
        if modifiers.contains(.shift) { name += "<Shift>" }
        if let known = named[key.character] { return name + known }
        guard let scalar = key.character.unicodeScalars.first, key.character.unicodeScalars.count == 1,
            let letter = gdk_keyval_name(gdk_keyval_to_lower(gdk_unicode_to_keyval(scalar.value)))
        else { return nil }
        return name + String(cString: letter)
    }
}
#endif
