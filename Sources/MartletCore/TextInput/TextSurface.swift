import MartletGraph

/// Makes a view the prompt of editable text.
nonisolated struct TextSurface: UnaryModifier {
    /// The text as the program has it.
    let text: String
    let memory: TextFieldMemory
    let isSecure: Bool
    let isMultiline: Bool
    let read: @MainActor () -> String
    let write: @MainActor (String) -> Void
    let remember: @MainActor (TextFieldMemory) -> Void
    let submit: @MainActor () -> Void
    let focusDidChange: @MainActor (Bool) -> Void

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let first = graph.untracked { modifier.value(in: graph) }
        let node = TextSurfaceNode(
            inputs, TextEditing(first.text, head: first.memory.head, anchor: first.memory.anchor),
            wasFocused: first.memory.isFocused)
        let content = body(inputs)
        node.attach(content.node)
        node.focusDidChange = { [unowned node] in node.focusChanged($0) }
        let style = environment.textStyle
        _ = graph.effect { modifier.value(in: graph).update(node) }
        _ = graph.effect {
            let style = graph.read(style)
            let values = EnvironmentValues(scope: environment)
            node.take(TextResolver(Text(verbatim: ""), style: style, context: _StyleContext(inputs)))
            node.take(values)
            node.noteEnabled(values.isEnabled)
        }
        return _ViewOutputs(node, preferences: content.preferences)
    }

    private func update(_ node: TextSurfaceNode) {
        let client = node.client
        let read = onMainThread { (_: Void) in self.read() }
        let submit = onMainThread { (_: Void) in self.submit() }
        client.actions = TextClient.Actions(
            read: { read(()) }, write: onMainThread(write), remember: onMainThread(remember),
            submit: { submit(()) }, focusDidChange: onMainThread(focusDidChange))
        if client.isSecure != isSecure || client.isMultiline != isMultiline {
            client.isSecure = isSecure
            client.isMultiline = isMultiline
            node.setNeedsLayout()
        }
        client.programGave(text)
        node.updateShown()
    }
}

extension TextSurfaceNode {
    fileprivate func take(_ resolver: TextResolver) {
        let new = resolver.runs[0]
        if resolver.style != style || new != run {
            style = resolver.style
            run = new
            run.color = nil
            setNeedsLayout()
            setNeedsDisplay()
        }
        if foreground.update(resolver.foreground, in: self) { setNeedsDisplay() }
    }

    fileprivate func take(_ values: EnvironmentValues) {
        let color = Color.accentColor.rgba(in: values)
        if color != accent {
            accent = color
            setNeedsDisplay()
        }
        caretWidth = values.platformMetrics == .desktop ? 1 : 2
        reach = values.textFieldReach
        returnBreaksLine = values.platformMetrics == .touch
        selectsAllByTab = values.platformMetrics == .desktop
        reducesMotion = values.accessibilityReduceMotion
        var traits = TextInputTraits()
        traits.isMultiline = client.isMultiline
        traits.contentType = values.textContentType
        traits.isAutocorrected = values.autocorrectionDisabled == false
        traits.capitalization = values.textInputAutocapitalization?.kind ?? .sentences
        traits.submitLabel = values.submitLabel
        traits.purpose =
            client.isSecure ? .password : TextInputTraits.Purpose(values.keyboardType, values.textContentType)
        if traits != client.traits {
            client.traits = traits
            noteChange()
        }
    }
}

extension TextInputTraits.Purpose {
    fileprivate init(_ keyboard: UIKeyboardType, _ content: String?) {
        switch keyboard {
        case .numberPad, .asciiCapableNumberPad: self = .digits
        case .decimalPad, .numbersAndPunctuation: self = .number
        case .phonePad: self = .phone
        case .namePhonePad: self = .name
        case .URL: self = .url
        case .emailAddress: self = .email
        case .asciiCapable: self = .asciiOnly
        default:
            switch content {
            case "password", "newPassword": self = .password
            case "oneTimeCode": self = .digits
            case "emailAddress": self = .email
            case "telephoneNumber": self = .phone
            case "URL": self = .url
            case "name", "givenName", "familyName": self = .name
            default: self = .freeForm
            }
        }
    }
}
