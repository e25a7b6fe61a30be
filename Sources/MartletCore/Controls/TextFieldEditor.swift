/// The editable text of a text field, without anything around it.
nonisolated struct TextFieldEditor: View {
    let field: TextFieldCore
    @State private var memory = TextFieldMemory()
    @Environment(\.submitActions) private var submitActions
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(field: TextFieldCore) { self.field = field }

    @MainActor var body: some View {
        let text = text
        UnaryView(prompt(text))
            .modifier(
                TextSurface(
                    text: text, memory: memory, isSecure: field.isSecure, isMultiline: field.axis == .vertical,
                    read: { self.text }, write: { write($0) }, remember: { remember($0) }, submit: { submit() },
                    focusDidChange: { focusDidChange($0) })
            )
            .modifier(TextPointerModifier(isMouse: true))
            .modifier(TextPointerModifier(isMouse: false))
            .pointerStyle(.horizontalText)
            .opacity(isEnabled ? 1 : 0.4)
            .modifier(
                ElementModifier(
                    role: field.isSecure ? .secureTextField : .textField, title: field.title, value: shown(of: text)))
    }

    @MainActor @ViewBuilder private func prompt(_ text: String) -> some View {
        if text.isEmpty {
            placeholder.foregroundStyle(Color.secondary).lineLimit(1)
        }
    }

    @MainActor @ViewBuilder private var placeholder: some View {
        if let prompt = field.prompt { prompt } else { field.label }
    }

    private var text: String { memory.draft ?? field.text.wrappedValue }

    private func shown(of text: String) -> String {
        field.isSecure ? String(repeating: "\u{2022}", count: text.count) : text
    }

    // MARK: What a person does

    private func write(_ text: String) {
        if field.parse == nil { field.text.wrappedValue = text } else { memory.draft = text }
    }

    private func remember(_ new: TextFieldMemory) {
        var new = new
        new.draft = memory.draft
        if new != memory { memory = new }
    }

    @MainActor private func submit() {
        commitDraft()
        field.onCommit?()
        for action in submitActions where action.triggers.contains(.text) { action.action() }
    }

    private func commitDraft() {
        guard let draft = memory.draft, let parse = field.parse else { return }
        _ = parse(draft)
        memory.draft = nil
    }

    @MainActor private func focusDidChange(_ isFocused: Bool) {
        if !isFocused { commitDraft() }
        field.onEditingChanged?(isFocused)
    }
}
