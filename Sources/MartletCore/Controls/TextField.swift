/// A control for a line of text.
nonisolated public struct TextField<Label: View>: View {
    let field: TextFieldCore
    private let label: Label
    @Environment(\.textFieldStyle) private var style

    nonisolated init(field: TextFieldCore, label: Label) {
        self.field = field
        self.label = label
    }

    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(field: TextFieldCore(text: text, prompt: prompt), label: label())
    }

    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(field: TextFieldCore(text: text, prompt: prompt, axis: axis), label: label())
    }

    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(field: TextFieldCore(value: value, format: format, prompt: prompt), label: label())
    }

    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(field: TextFieldCore(value: value, format: format, prompt: prompt), label: label())
    }

    @MainActor @ViewBuilder public var body: some View {
        if Label.self == _TextFieldStyleLabel.self {
            TextFieldEditor(field: field)
        } else {
            style.makeBody(
                TextField<_TextFieldStyleLabel>(
                    field: field.labelled(label), label: _TextFieldStyleLabel()))
        }
    }
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    @available(*, deprecated, message: "Use FocusState<T> and View.focused(_:equals:), and View.onSubmit(of:_:).")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            field: TextFieldCore(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit),
            label: Text(titleKey))
    }

    @available(*, deprecated, message: "Use View.onSubmit(of:_:).")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(field: TextFieldCore(text: text, onCommit: onCommit), label: Text(titleKey))
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "Use FocusState<T> and View.focused(_:equals:), and View.onSubmit(of:_:).")
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            field: TextFieldCore(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit),
            label: Text(title))
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "Use View.onSubmit(of:_:).")
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(field: TextFieldCore(text: text, onCommit: onCommit), label: Text(title))
    }
}

/// A control for a line of text that is not shown.
nonisolated public struct SecureField<Label: View>: View {
    private let field: TextFieldCore
    private let label: Label
    @Environment(\.textFieldStyle) private var style

    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextFieldCore(text: text, prompt: prompt, isSecure: true)
        self.label = label()
    }

    @MainActor public var body: some View {
        style.makeBody(
            TextField<_TextFieldStyleLabel>(field: field.labelled(label), label: _TextFieldStyleLabel()))
    }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
