/// For assistive tools and input methods: reading, and changing by range.
extension TextClient {
    /// The text as it is shown: of a secure field, dots. Without what is being composed.
    package var string: String { isSecure ? String(repeating: "\u{2022}", count: editing.text.count) : editing.text }

    package var characterCount: Int { editing.text.count }

    /// What is selected; empty at the insertion point.
    package var selection: Range<Int> { editing.selection }

    /// The insertion point: the end of the selection that moves.
    package var caret: Int { editing.head }

    /// The other end of the selection.
    package var anchor: Int { editing.anchor }

    /// The insertion point as it is drawn, also within composed text; of width 0. Null where nothing is shown.
    package var caretRect: CGRect { node.map { $0.toRoot($0.caretRect) } ?? .null }

    /// Where a range of characters is shown, at least one rectangle for each line; parts scrolled out of sight too.
    package func rects(for range: Range<Int>) -> [CGRect] {
        guard let node else { return [] }
        return node.textRects(for: range).map(node.toRoot)
    }

    /// The insertion point nearest to a point.
    package func offset(at point: CGPoint) -> Int { node.map { $0.offset(at: $0.localPoint(ofRoot: point)) } ?? 0 }

    /// Selects from `anchor` to `head`.
    package func setSelection(anchor: Int, head: Int) {
        act { client in
            client.finishComposition()
            client.edit(.other) { $0.select(anchor: anchor, head: head) }
        }
    }

    package func setSelection(_ range: Range<Int>) { setSelection(anchor: range.lowerBound, head: range.upperBound) }

    /// Puts text in place of a range, and the insertion point behind it; false where the field cannot be changed.
    @discardableResult
    package func replace(_ range: Range<Int>, with text: String) -> Bool {
        guard isEnabled, node != nil else { return false }
        act { client in
            client.finishComposition()
            client.history.endRun()
            client.edit(.other) {
                $0.select(anchor: range.lowerBound, head: range.upperBound)
                $0.insert(client.fitting(text))
            }
        }
        return true
    }

    /// Presses Return: an action of assistive tools.
    package func submit() { act { $0.actions.submit() } }

    // MARK: For input methods

    /// The text around the insertion point with the selection in it, in Unicode scalars. Empty for a secure field.
    package var surroundings: (text: String, cursor: Int, anchor: Int) {
        if isSecure { return ("", 0, 0) }
        func scalars(_ position: Int) -> Int { editing.text.prefix(position).unicodeScalars.count }
        return (editing.text, scalars(editing.head), scalars(editing.anchor))
    }

    /// Deletes `count` Unicode scalars that begin `offset` scalars from the insertion point. False where there are none.
    @discardableResult
    package func deleteSurrounding(offset: Int, count: Int) -> Bool {
        guard isEnabled, !isSecure, node != nil else { return false }
        let (text, cursor, _) = surroundings
        let scalars = text.unicodeScalars
        let start = min(max(cursor + offset, 0), scalars.count)
        let end = min(max(cursor + offset + count, start), scalars.count)
        guard start < end else { return false }
        let lower = scalars.index(scalars.startIndex, offsetBy: start)
        let upper = scalars.index(scalars.startIndex, offsetBy: end)
        let before = String(scalars[..<lower])
        let position = cursor <= start ? cursor : max(start, cursor - (end - start))
        act { client in
            client.edit(.deleting) { editing in
                let rest = before + String(scalars[upper...])
                let head = String(String.UnicodeScalarView(rest.unicodeScalars.prefix(position))).count
                editing = TextEditing(rest, head: head, anchor: head)
            }
        }
        return true
    }
}
