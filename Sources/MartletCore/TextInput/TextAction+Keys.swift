extension TextAction {
    /// What a key means, by the habits of Linux desktops: with Control (which hosts tell as Command) or Alt one moves and
    /// deletes by words. Nil where it means nothing for text.
    init?(_ press: KeyPress, isMultiline: Bool) {
        let keys = press.modifiers.intersection([.shift, .control, .option, .command])
        let extends = keys.contains(.shift)
        let isCommand = keys.contains(.command) || keys.contains(.control)
        let isWord = isCommand || keys.contains(.option)
        switch press.key {
        case .leftArrow, .rightArrow:
            self = .move(isWord ? .word : .character, forward: press.key == .rightArrow, extending: extends)
        case .home, .end: self = .move(isCommand ? .document : .line, forward: press.key == .end, extending: extends)
        case .upArrow, .downArrow:
            self = .move(
                isMultiline && !isCommand ? .row : .document, forward: press.key == .downArrow, extending: extends)
        case .deleteForward where keys == .shift: self = .command(.cut)
        case .delete, .deleteForward:
            self = .delete(isWord ? .word : .character, forward: press.key == .deleteForward)
        default:
            guard isCommand, !keys.contains(.option), let command = EditCommand(press) else { return nil }
            self = .command(command)
        }
    }
}

extension EditCommand {
    /// The command that a key with Command or Control is for, by the habits of both worlds.
    init?(_ press: KeyPress) {
        let keys = press.modifiers.intersection([.shift, .control, .option, .command])
        guard keys.contains(.command) || keys.contains(.control), !keys.contains(.option) else { return nil }
        switch (press.key.character.lowercased(), keys.contains(.shift)) {
        case ("a", false): self = .selectAll
        case ("x", false): self = .cut
        case ("c", false): self = .copy
        case ("v", _): self = .paste
        case ("z", false): self = .undo
        case ("z", true), ("y", false): self = .redo
        default: return nil
        }
    }
}
