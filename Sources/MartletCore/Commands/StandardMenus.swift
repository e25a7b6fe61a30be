/// The menus that an app has by itself.
@MainActor
struct StandardMenus {
    struct Group {
        let placement: CommandGroupPlacement
        var entries: [MenuEntry] = []
    }

    struct Menu {
        let title: String
        let groups: [Group]
    }

    /// How many of the menus come after the program's own.
    static let countAfterOwn = 2

    private let runtime: AppRuntime

    init(_ runtime: AppRuntime) { self.runtime = runtime }

    var menus: [Menu] {
        [
            Menu(
                title: runtime.options.name,
                groups: [
                    Group(placement: .appInfo, entries: [about]), Group(placement: .appSettings, entries: settings),
                    Group(placement: .systemServices), Group(placement: .appVisibility),
                    Group(placement: .appTermination, entries: [quit]),
                ]),
            Menu(
                title: "File",
                groups: [
                    Group(placement: .newItem, entries: newWindows), Group(placement: .saveItem, entries: [close]),
                    Group(placement: .importExport), Group(placement: .printItem),
                ]),
            Menu(
                title: "Edit",
                groups: [
                    Group(placement: .undoRedo, entries: undo), Group(placement: .pasteboard, entries: pasteboard),
                    Group(placement: .textEditing),
                ]),
            Menu(title: "Format", groups: [Group(placement: .textFormatting)]),
            Menu(title: "View", groups: [Group(placement: .toolbar), Group(placement: .sidebar)]),
            Menu(
                title: "Window",
                groups: [
                    Group(placement: .windowSize, entries: [minimize]), Group(placement: .windowList),
                    Group(placement: .singleWindowList, entries: singleWindows),
                    Group(placement: .windowArrangement, entries: openWindows),
                ]),
            Menu(title: "Help", groups: [Group(placement: .help)]),
        ]
    }

    private func command(
        _ title: String, _ identity: String, _ shortcut: KeyboardShortcut? = nil, isEnabled: Bool = true,
        state: MenuCommand.State? = nil, _ action: @escaping @MainActor (AppRuntime) -> Void
    ) -> MenuEntry {
        .command(
            MenuCommand(
                title: title, shortcut: shortcut, isEnabled: isEnabled, state: state, identity: .standard(identity),
                action: MenuCommand.Action { [weak runtime] in if let runtime { action(runtime) } }))
    }

    // MARK: The app

    private var about: MenuEntry {
        command("About \(runtime.options.name)", "about") { $0.system.showAbout(name: $0.options.name) }
    }

    private var settings: [MenuEntry] {
        guard runtime.scenes.contains(where: { $0.kind == .settings }) else { return [] }
        return [command("Settings…", "settings", KeyboardShortcut(",")) { $0.openSettings() }]
    }

    private var quit: MenuEntry {
        command("Quit \(runtime.options.name)", "quit", KeyboardShortcut("q")) { $0.terminate() }
    }

    // MARK: File

    private var newWindows: [MenuEntry] {
        let groups = runtime.scenes.filter { $0.kind == .group && !$0.attributes.removesCommands }
        let first = groups.first { $0.values?.makeDefault != nil || $0.values == nil }
        return groups.compactMap { scene in
            if scene.values != nil, scene.values?.makeDefault == nil { return nil }
            let title = scene.title.flatMap { groups.count > 1 ? "New \($0) Window" : nil } ?? "New Window"
            let standard = scene === first ? KeyboardShortcut("n") : nil
            let shortcut = scene.attributes.setsShortcut ? scene.attributes.shortcut : standard
            return command(title, "new \(scene.key)", shortcut) { $0.open(scene) }
        }
    }

    private var close: MenuEntry {
        command("Close", "close", KeyboardShortcut("w"), isEnabled: runtime.frontWindow != nil) { runtime in
            if let window = runtime.frontWindow { runtime.userCloses(window) }
        }
    }

    // MARK: Edit

    /// A command that the focused view performs when it gets its key.
    private func edit(_ title: String, _ key: Character, _ modifiers: EventModifiers = .command) -> MenuEntry {
        let key = KeyEquivalent(key)
        var command = MenuCommand(
            title: title, shortcut: KeyboardShortcut(key, modifiers: modifiers),
            isEnabled: runtime.frontWindow?.host.input.focusedNode != nil, identity: .standard(title),
            action: MenuCommand.Action { [weak runtime] in
                _ = runtime?.frontWindow?.host.input.keyPress(key, modifiers)
            })
        command.isForFocusedView = true
        return .command(command)
    }

    private var undo: [MenuEntry] { [edit("Undo", "z"), edit("Redo", "z", [.command, .shift])] }

    private var pasteboard: [MenuEntry] {
        [edit("Cut", "x"), edit("Copy", "c"), edit("Paste", "v"), edit("Select All", "a")]
    }

    // MARK: Window

    private var minimize: MenuEntry {
        command("Minimize", "minimize", KeyboardShortcut("m"), isEnabled: runtime.frontWindow != nil) { runtime in
            if let window = runtime.frontWindow { runtime.system.minimize(window) }
        }
    }

    private var singleWindows: [MenuEntry] {
        runtime.scenes.filter { ($0.kind == .single || $0.kind == .utility) && !$0.attributes.removesCommands }
            .map { scene in
                command(scene.title ?? scene.key, "open \(scene.key)", scene.attributes.shortcut) { $0.open(scene) }
            }
    }

    private var openWindows: [MenuEntry] {
        guard runtime.windows.count > 1 else { return [] }
        let front = runtime.frontWindow
        return runtime.windows.map { window in
            command(
                window.attributes.title, "window \(window.number)", state: window === front ? .on : .off
            ) { [weak window] in if let window { $0.system.bringToFront(window) } }
        }
    }
}
