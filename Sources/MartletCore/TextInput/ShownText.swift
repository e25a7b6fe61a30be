/// A field's text as it is drawn, with what is being composed in it.
struct ShownText: Equatable {
    /// Stretches with one look.
    var parts: [(text: String, style: MarkedText.Style?)]
    /// Where the insertion point is, in characters of the whole.
    var caret: Int
    /// What is selected; empty while something is composed.
    var selection: Range<Int>
    /// What is composed.
    var marked: Range<Int>?

    init(_ editing: TextEditing, _ marked: MarkedText?, isSecure: Bool, isMultiline: Bool) {
        func shown(_ text: Substring) -> String {
            if isSecure { return String(repeating: "\u{2022}", count: text.count) }
            // A line of its own shows no breaks; as many characters as before.
            return isMultiline ? String(text) : String(text.map { $0.isNewline ? " " : $0 })
        }
        guard let marked else {
            parts = [(shown(editing.text[...]), nil)]
            caret = editing.head
            selection = editing.selection
            return
        }
        let before = shown(editing.beforeSelection)
        let after = shown(editing.text.dropFirst(editing.selection.upperBound))
        let composed = isSecure ? [(shown(marked.text[...]), .underline)] : marked.parts
        parts = [(before, nil)] + composed.map { ($0.text, $0.style) } + [(after, nil)]
        parts.removeAll { $0.text.isEmpty }
        caret = (before + shown(marked.beforeCaret[...])).count
        selection = caret..<caret
        let start = before.count
        self.marked = start..<max(start, (before + composed.map(\.0).joined()).count)
    }

    var string: String { parts.count == 1 ? parts[0].text : parts.map(\.text).joined() }

    static func == (a: ShownText, b: ShownText) -> Bool {
        a.caret == b.caret && a.selection == b.selection && a.marked == b.marked
            && a.parts.elementsEqual(b.parts) { $0.text == $1.text && $0.style == $1.style }
    }
}
