/// What a text field edits and whom it tells.
struct TextFieldCore {
    /// The text, as it is edited.
    var text: Binding<String>
    var prompt: Text?
    var axis = Axis.horizontal
    var isSecure = false
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?
    /// For a field of another value: gives the text to the value, when editing ends or is submitted. False where the
    /// text means no value.
    var parse: ((String) -> Bool)?
    var label: AnyView?
    /// The label, where it is a text: what the field is called.
    var title: Text?

    init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, isSecure: Bool = false,
        onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
    ) {
        self.text = text
        self.prompt = prompt
        self.axis = axis
        self.isSecure = isSecure
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text?)
    where F.FormatOutput == String {
        self.init(text: Binding(get: { format.format(value.wrappedValue) }, set: { _ in }), prompt: prompt)
        parse = { text in
            guard let new = try? format.parseStrategy.parse(text) else { return false }
            value.wrappedValue = new
            return true
        }
    }

    init<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F, prompt: Text?)
    where F.FormatOutput == String {
        self.init(text: Binding(get: { value.wrappedValue.map(format.format) ?? "" }, set: { _ in }), prompt: prompt)
        parse = { text in
            let new = try? format.parseStrategy.parse(text)
            guard new != nil || text.isEmpty else { return false }
            value.wrappedValue = new
            return true
        }
    }

    func labelled<Label: View>(_ label: Label) -> TextFieldCore {
        var copy = self
        copy.label = AnyView(label)
        copy.title = label as? Text
        return copy
    }
}
