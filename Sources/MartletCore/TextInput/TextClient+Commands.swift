extension TextClient {
    /// Whether the command would do something now. What the clipboard holds may still turn out to be nothing.
    func can(_ command: EditCommand) -> Bool {
        let isWritable = isEnabled
        switch command {
        case .undo: return isWritable && history.canUndo
        case .redo: return isWritable && history.canRedo
        case .copy: return !isSecure && !editing.selection.isEmpty
        case .cut: return isWritable && !isSecure && !editing.selection.isEmpty
        case .delete: return isWritable && !editing.selection.isEmpty
        case .paste: return isWritable && host?.input.desktop.clipboard.has([.plainText, .url]) == true
        case .selectAll: return !editing.text.isEmpty
        }
    }

    func perform(_ command: EditCommand) {
        finishComposition()
        switch command {
        case .undo: undo()
        case .redo: redo()
        case .copy: copy(to: host?.input.desktop.clipboard)
        case .cut:
            guard can(.cut) else { return }
            copy(to: host?.input.desktop.clipboard)
            edit(.other) { $0.insert("") }
        case .delete: if can(.delete) { edit(.other) { $0.insert("") } }
        case .paste: paste(from: host?.input.desktop.clipboard)
        case .selectAll: edit(.other) { $0.selectAll() }
        }
    }

    private func copy(to clipboard: (any Clipboard)?) {
        guard can(.copy) else { return }
        clipboard?.write(String(editing.selected))
    }

    /// Puts the text of a clipboard in place of the selection, when it comes.
    func paste(from clipboard: (any Clipboard)?) {
        guard isEnabled else { return }
        clipboard?.readText { [weak self] text in
            guard let text, !text.isEmpty else { return }
            self?.act { client in
                client.history.endRun()
                client.insert(text)
                client.history.endRun()
            }
        }
    }

    /// A person has selected something: the middle button pastes it.
    func offerPrimarySelection() {
        guard can(.copy), let primary = host?.input.desktop.primarySelection else { return }
        primary.write(String(editing.selected))
    }

    /// Does what a key means; false if it means nothing for text.
    func handle(_ press: KeyPress) -> Bool {
        if marked != nil, press.key == .escape {
            host?.input.inputMethod?.finishComposing(self)
            dropComposition()
            return true
        }
        if press.key == .return { return handleReturn(press) }
        guard let action = TextAction(press, isMultiline: isMultiline) else { return false }
        finishComposition()
        switch action {
        case .command(let command): perform(command)
        case .delete(let movement, let forward): edit(.deleting) { $0.delete(movement, forward: forward) }
        case .move(let movement, let forward, let extending):
            move(movement, forward: forward, extending: extending)
            if extending { offerPrimarySelection() }
        }
        return true
    }

    private func handleReturn(_ press: KeyPress) -> Bool {
        finishComposition()
        let isBreak = !press.modifiers.isDisjoint(with: [.shift, .option]) || node?.returnBreaksLine == true
        if isMultiline, isBreak { insert("\n") } else { actions.submit() }
        return true
    }

    /// Moves the insertion point, in lines as they are shown and in the direction of the arrow.
    private func move(_ movement: TextMovement, forward: Bool, extending: Bool) {
        guard let node else { return edit(.other) { $0.move(movement, forward: forward, extending: extending) } }
        switch movement {
        case .character, .word:
            let goesForward = node.isRightToLeft(at: editing.head) ? !forward : forward
            // Where the letters are not shown, words are none.
            let movement: TextMovement = isSecure && movement == .word ? .document : movement
            edit(.other) { $0.move(movement, forward: goesForward, extending: extending) }
        case .line:
            let end = node.rowEnd(at: editing.head, forward: forward)
            edit(.other) { $0.move(to: end, extending: extending) }
        case .row:
            let x = node.rememberedX
            let target = node.rowTarget(from: editing.head, forward: forward, x: x)
            edit(.other) { $0.move(to: target.offset, extending: extending) }
            node.rememberedX = target.x
        case .document: edit(.other) { $0.move(movement, forward: forward, extending: extending) }
        }
    }
}
