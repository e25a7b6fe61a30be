/// The text of one field as hosts see it: input methods, assistive tools, the Edit menu.
///
/// What it is asked is answered for the views as they are after all that has happened; positions count characters unless
/// said otherwise, rectangles are in root coordinates. It stays when its field has gone, and then does nothing.
package final class TextClient {
    /// What the field does with what is edited.
    struct Actions {
        var read: () -> String = { "" }
        var write: (String) -> Void = { _ in }
        var remember: (TextFieldMemory) -> Void = { _ in }
        var submit: () -> Void = {}
        var focusDidChange: (Bool) -> Void = { _ in }
    }

    weak var node: TextSurfaceNode?
    var actions = Actions()
    /// What the field wants.
    package internal(set) var traits = TextInputTraits()
    /// Whether the letters must not be seen, copied or sent to an input method.
    package internal(set) var isSecure = false
    package internal(set) var isMultiline = false

    private(set) var editing: TextEditing
    private(set) var marked: MarkedText?
    var history = EditHistory()
    /// Own writes that the views have not seen yet.
    private var unsettled = 0

    /// Whether the field's memory says that it had the focus.
    private var wasFocused: Bool

    init(_ editing: TextEditing, wasFocused: Bool = false) {
        self.editing = editing
        self.wasFocused = wasFocused
    }

    var host: ViewHost? { node?.host }
    package var isFocused: Bool { node?.isFocused ?? false }
    package var isEnabled: Bool { node?.isEnabled ?? false }

    // MARK: Changing

    /// Changes text or selection, and tells the field.
    func edit(_ kind: EditHistory.Kind, _ change: (inout TextEditing) -> Void) {
        var new = editing
        change(&new)
        guard new != editing else { return }
        guard new.text != editing.text else {
            history.endRun()
            return set(new)
        }
        guard isEnabled else { return }
        history.note(editing, kind)
        write(new)
    }

    private func write(_ new: TextEditing) {
        set(new)
        unsettled += 1
        actions.write(new.text)
        host?.afterUpdate { [weak self] in self?.settle() }
    }

    private func set(_ new: TextEditing) {
        editing = new
        node?.textDidChange()
    }

    /// The views have seen what was written: a field may have been given another text than that.
    private func settle() {
        unsettled -= 1
        if unsettled == 0 { adopt(actions.read()) }
    }

    /// The field's text as the program has it.
    func programGave(_ text: String) { if unsettled == 0 { adopt(text) } }

    private func adopt(_ text: String) {
        guard text != editing.text else { return }
        editing.adopt(text)
        history.clear()
        if marked != nil { dropComposition() }
        node?.textDidChange()
    }

    /// The field keeps where the insertion point is.
    func remember() {
        actions.remember(TextFieldMemory(head: editing.head, anchor: editing.anchor, isFocused: isFocused))
    }

    /// Whoever comes into the field types at the end, unless it is a field that had the focus before it was made anew.
    func focusDidChange(_ isFocused: Bool) {
        if isFocused, !wasFocused { editing.select(anchor: editing.text.count, head: editing.text.count) }
        wasFocused = false
        history.endRun()
        node?.updateShown()
        remember()
        actions.focusDidChange(isFocused)
    }

    func undo() { history.undo(from: editing).map(write) }
    func redo() { history.redo(from: editing).map(write) }

    // MARK: Composing

    /// Shows text that an input method composes in place of the selection; nil or an empty one ends that.
    package func setMarkedText(_ text: MarkedText?) {
        act { client in
            let new = text?.text.isEmpty == true ? nil : text
            guard client.isEnabled, client.marked != new else { return }
            client.marked = new
            client.node?.textDidChange()
        }
    }

    package var markedText: MarkedText? { marked }

    /// The insertion point is about to be elsewhere: the input method may still commit what it composes, the rest goes.
    func finishComposition() {
        guard marked != nil || host?.input.inputMethod != nil else { return }
        host?.input.inputMethod?.finishComposing(self)
        dropComposition()
    }

    func dropComposition() {
        guard marked != nil else { return }
        marked = nil
        node?.textDidChange()
    }

    /// Puts text in place of what is composed, or else of the selection, as if it had been typed.
    package func insertText(_ text: String) { act { $0.insert(text) } }

    /// Text as the field takes it: one of one line has no breaks.
    func fitting(_ text: String) -> String {
        if isMultiline { return text }
        return text.replacingOccurrences(of: "\r\n", with: " ").map { $0.isNewline ? " " : $0 }
            .reduce(into: "") { $0.append($1) }
    }

    func insert(_ text: String) {
        guard isEnabled else { return }
        marked = nil
        let line = fitting(text)
        // A space ends a run of typing, so that undoing goes by words.
        edit(.typing) { $0.insert(line) }
        if line.last?.isWhitespace == true { history.endRun() }
        node?.textDidChange()
    }

    /// Runs what a host asks for as an event: the views are up to date before, and what is written changes in one update.
    func act(_ body: (TextClient) -> Void) {
        guard let host, !host.hasEnded else { return }
        host.input.handle { body(self) }
    }
}

/// What a field keeps while its view is not there.
struct TextFieldMemory: Equatable {
    var head = 0
    var anchor = 0
    var isFocused = false
    /// The text of a field of another value while it is edited.
    var draft: String?
}
