/// What kind of text a field wants, for an input method or a keyboard on the screen.
package struct TextInputTraits: Equatable, Sendable {
    package enum Purpose: Sendable {
        case freeForm, digits, number, phone, url, email, name, password, pin, asciiOnly
    }

    package var purpose = Purpose.freeForm
    package var isMultiline = false
    package var isAutocorrected = true
    package var capitalization = TextInputAutocapitalization.Kind.sentences
    package var submitLabel = SubmitLabel.return
    /// What `textContentType` said, by its name.
    package var contentType: String?
}

extension SubmitLabel {
    /// What the key says, in English.
    package var title: String { name }
}
