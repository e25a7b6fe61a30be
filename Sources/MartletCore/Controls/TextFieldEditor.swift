/// The editable text of a text field, without anything around it.
nonisolated struct TextFieldEditor: View {
    let field: TextFieldCore
    /// Where the insertion point and the other end of the selection are.
    @State private var head = 0
    @State private var anchor = 0
    @State private var isFocused = false
    /// The text of a field of another value while it is edited.
    @State private var draft: String?
    @Environment(\.submitActions) private var submitActions
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platformMetrics) private var metrics

    nonisolated init(field: TextFieldCore) { self.field = field }

    @MainActor var body: some View {
        let shown = shown(of: text)
        UnaryView(content(shown))
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(alignment: .leading) { if isFocused { selection(shown) } }
            .overlay(alignment: .leading) { if isFocused { caret(shown) } }
            .opacity(isEnabled ? 1 : 0.4)
            .contentShape(Rectangle())
            .modifier(
                FocusTargetModifier(
                    focusDidChange: { focusDidChange($0) }, handleKey: { handle($0) }, insertText: { insert($0) })
            )
            .modifier(
                ElementModifier(
                    role: field.isSecure ? .secureTextField : .textField, title: field.title, value: shown,
                    text: accessibilityText(shown)))
    }

    @MainActor @ViewBuilder private func content(_ shown: String) -> some View {
        if shown.isEmpty {
            placeholder.foregroundStyle(Color.secondary).lineLimit(1)
        } else {
            Text(verbatim: shown).lineLimit(field.axis == .vertical ? nil : 1)
        }
    }

    @MainActor @ViewBuilder private var placeholder: some View {
        if let prompt = field.prompt { prompt } else { field.label }
    }

    @MainActor private func caret(_ shown: String) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: String(shown.prefix(head))).lineLimit(1).fixedSize().hidden()
            Color.accentColor.frame(width: 1, height: metrics == .desktop ? 16 : 22)
        }
    }

    @MainActor private func selection(_ shown: String) -> some View {
        let editing = TextEditing(shown, head: head, anchor: anchor)
        return HStack(spacing: 0) {
            Text(verbatim: String(editing.beforeSelection)).lineLimit(1).fixedSize().hidden()
            Text(verbatim: String(editing.selected)).lineLimit(1).fixedSize().hidden()
                .background(Color.accentColor.opacity(0.3))
        }
    }

    // MARK: Text

    private var text: String { draft ?? field.text.wrappedValue }

    private func shown(of text: String) -> String {
        field.isSecure ? String(repeating: "\u{2022}", count: text.count) : text
    }

    @MainActor private func edit(_ change: (inout TextEditing) -> Bool) -> Bool {
        let old = text
        var editing = TextEditing(old, head: head, anchor: anchor)
        guard change(&editing) else { return false }
        head = editing.head
        anchor = editing.anchor
        if editing.text != old {
            if field.parse == nil { field.text.wrappedValue = editing.text } else { draft = editing.text }
        }
        return true
    }

    @MainActor private func accessibilityText(_ shown: String) -> AccessibilityText {
        AccessibilityText(
            string: shown, head: min(head, shown.count), anchor: min(anchor, shown.count),
            isMultiline: field.axis == .vertical,
            replace: { range, new in
                let new = field.axis == .vertical ? new : new.replacingOccurrences(of: "\n", with: " ")
                _ = edit {
                    $0 = TextEditing($0.text, head: range.upperBound, anchor: range.lowerBound)
                    $0.insert(new)
                    return true
                }
            },
            select: { anchor, head in
                _ = edit {
                    $0 = TextEditing($0.text, head: head, anchor: anchor)
                    return true
                }
            })
    }

    // MARK: What a person does

    @MainActor private func insert(_ text: String) -> Bool {
        let line = field.axis == .vertical ? text : text.replacingOccurrences(of: "\n", with: " ")
        return edit { editing in
            editing.insert(line)
            return true
        }
    }

    @MainActor private func handle(_ press: KeyPress) -> Bool {
        if press.key == .return {
            submit()
            return true
        }
        return edit { $0.apply(press) }
    }

    @MainActor private func submit() {
        commitDraft()
        field.onCommit?()
        for action in submitActions where action.triggers.contains(.text) { action.action() }
    }

    private func commitDraft() {
        guard let draft, let parse = field.parse else { return }
        _ = parse(draft)
        self.draft = nil
    }

    @MainActor private func focusDidChange(_ isFocused: Bool) {
        self.isFocused = isFocused
        if isFocused {
            head = text.count
            anchor = head
        } else {
            commitDraft()
        }
        field.onEditingChanged?(isFocused)
    }
}
