extension InputState {
    /// A key goes down. `characters` is what it types; left out, it is the key's own character.
    ///
    /// In order: Escape calls off what is dragged; then key handlers around the focused view from inside to outside, the focused view itself, keyboard
    /// shortcuts, commands of the Edit menu, Tab, scrolling. True if somebody took it.
    @discardableResult
    package func keyPress(
        _ key: KeyEquivalent, _ modifiers: EventModifiers = [], characters: String? = nil
    ) -> Bool {
        var isHandled = false
        handle { [self] in
            if key == .escape, callOffDrag() {
                isHandled = true
                return
            }
            let press = KeyPress(
                phase: .down, key: key, characters: characters ?? String(key.character), modifiers: modifiers)
            isHandled =
                offerToHandlers(press) || focused?.keyDown(press) ?? false || offerToShortcuts(press)
                || host.onUnhandledKey?(press) ?? false
            if !isHandled, let command = EditCommand(press) { isHandled = take(command) }
            if !isHandled, key == .escape, let top = host.presentations.top, !top.isDismissalDisabled {
                top.dismiss()
                isHandled = true
            }
            if !isHandled, key == .tab {
                isHandled = moveFocus(forward: !modifiers.contains(.shift))
            }
            if !isHandled { isHandled = scrollByKey(press) }
        }
        return isHandled
    }

    /// Text arrives for the focused view, from the keyboard or an input method. False if no view takes text.
    @discardableResult
    package func insertText(_ text: String) -> Bool {
        var isHandled = false
        handle { [self] in isHandled = focused?.insertText?(text) ?? false }
        return isHandled
    }

    private func offerToHandlers(_ press: KeyPress) -> Bool {
        var node: ViewNode? = focused
        while let current = node {
            if let handler = current as? KeyHandlerNode, handler.handle?(press) == .handled { return true }
            node = current.parent
        }
        return false
    }

    private func offerToShortcuts(_ press: KeyPress) -> Bool {
        let candidates = shortcuts.filter { $0.isEnabled && $0.shortcut?.matches(press) == true && isReachable($0) }
        guard let first = candidates.min(by: { $0.id < $1.id }) else { return false }
        first.action?()
        return true
    }
}

extension KeyboardShortcut {
    func matches(_ press: KeyPress) -> Bool {
        let plain = press.modifiers.intersection([.shift, .control, .option, .command])
        return key.character.lowercased() == press.key.character.lowercased() && modifiers == plain
    }
}
