/// The app's menus.
extension AppRuntime {
    /// Reads the menus again where something that they show may have changed.
    func refreshMenus() {
        let root = host.rootNode!
        let circumstances = menuCircumstances
        guard root.needsDisplay || circumstances != knownCircumstances else { return }
        root.forgetDisplay()
        knownCircumstances = circumstances
        let new = MenuReader(self).menuBar
        guard new != menus else { return }
        menus = new
        system.show(new)
    }

    /// What the standard menus hang on.
    struct MenuCircumstances: Equatable {
        var titles: [String]
        var front: Int?
        var hasFocus: Bool
        var scenes: [SceneAttributes]
    }

    private var menuCircumstances: MenuCircumstances {
        let front = frontWindow
        return MenuCircumstances(
            titles: windows.map(\.attributes.title), front: front?.number,
            hasFocus: front?.host.input.focusedNode != nil, scenes: scenes.map(\.attributes))
    }

    /// Does what an item of the menus says, as an act of the user.
    package func perform(_ command: MenuCommand) {
        guard command.isEnabled, !hasEnded else { return }
        let perform = command.action.perform
        if command.isForFocusedView { return perform() }
        atRest { runtime in
            let run = onMainThread { (_: Void) in perform() }
            runtime.host.input.handle { run(()) }
        }
        flush()
    }

    /// Performs the command whose shortcut a key is. False if there is none.
    func performShortcut(_ press: KeyPress) -> Bool {
        // The items that are there now, also if nothing was laid out since.
        let command = menus.commands.first {
            $0.isEnabled && !$0.isForFocusedView && $0.shortcut?.matches(press) == true
        }
        guard let command else { return false }
        let perform = command.action.perform
        atRest { _ in perform() }
        return true
    }
}
