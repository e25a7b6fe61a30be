/// The menus of an app as they are now: what a host shows, and where keyboard shortcuts are looked up.
package struct MenuBar: Equatable, Sendable {
    /// The menus in order, none of them empty; the first is the app's own.
    package var menus: [MenuList] = []

    package init(menus: [MenuList] = []) { self.menus = menus }

    /// All commands, in order.
    package var commands: [MenuCommand] { menus.flatMap(\.commands) }
}

/// One menu, of the bar or inside another.
package struct MenuList: Equatable, Sendable {
    package var title: String
    package var entries: [MenuEntry]

    package var commands: [MenuCommand] {
        entries.flatMap { entry -> [MenuCommand] in
            switch entry {
            case .command(let command): return [command]
            case .menu(let menu): return menu.commands
            case .text, .separator: return []
            }
        }
    }
}

package indirect enum MenuEntry: Equatable, Sendable {
    case command(MenuCommand)
    case menu(MenuList)
    /// Words that do nothing.
    case text(String)
    /// Never first or last, nor two in a row.
    case separator
}

/// An item of a menu that does something; `AppRuntime.perform` does it.
package struct MenuCommand: Equatable, Sendable {
    package enum State: Sendable { case off, on, mixed }

    package var title: String
    /// `command` stands for the key that commands are given with: Control on a PC's keyboard.
    package var shortcut: KeyboardShortcut?
    package var isEnabled = true
    /// Whether it is checked; nil for what cannot be.
    package var state: State?
    package var isDestructive = false
    /// Tells it from others of the same title.
    package var identity: Identity
    /// The focused view has taken its key already, where there is one that does.
    var isForFocusedView = false
    let action: Action

    package enum Identity: Hashable, Sendable {
        /// One of the standard commands.
        case standard(String)
        /// A view of the program's commands.
        case view(UInt32)
    }

    /// What it does; never compared.
    final class Action: @unchecked Sendable {
        let perform: @MainActor () -> Void
        init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.title == b.title && a.shortcut == b.shortcut && a.isEnabled == b.isEnabled && a.state == b.state
            && a.isDestructive == b.isDestructive && a.identity == b.identity
    }
}

extension [MenuEntry] {
    /// Without separators that separate nothing.
    var tidied: [MenuEntry] {
        var result: [MenuEntry] = []
        for entry in self {
            if entry == .separator, result.isEmpty || result.last == .separator { continue }
            result.append(entry)
        }
        if result.last == .separator { result.removeLast() }
        return result
    }
}
