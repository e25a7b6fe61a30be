/// A text with a selection, and what editing does to both. Positions count characters (grapheme clusters).
///
/// Costs the length of the text for each act.
package struct TextEditing: Equatable {
    package private(set) var text: String
    /// The end that moves, and the one that stays when the selection is extended.
    package private(set) var head: Int
    package private(set) var anchor: Int

    package init(_ text: String, head: Int, anchor: Int) {
        self.text = text
        let count = text.count
        self.head = min(max(head, 0), count)
        self.anchor = min(max(anchor, 0), count)
    }

    /// The insertion point at the end.
    package init(_ text: String) { self.init(text, head: text.count, anchor: text.count) }

    package var selection: Range<Int> { min(head, anchor)..<max(head, anchor) }
    var beforeSelection: Substring { text.prefix(selection.lowerBound) }
    package var selected: Substring { text.dropFirst(selection.lowerBound).prefix(selection.count) }

    /// Selects from `anchor` to `head`, as far as there is text.
    mutating func select(anchor: Int, head: Int) { self = TextEditing(text, head: head, anchor: anchor) }

    mutating func selectAll() { select(anchor: 0, head: text.count) }

    /// Puts `new` in place of the selection.
    mutating func insert(_ new: String) {
        let before = beforeSelection
        let after = text.dropFirst(selection.upperBound)
        let rest = after.count
        text = before + new + after
        // What is joined with its neighbours to one character leaves the insertion point behind it.
        head = max(text.count - rest, 0)
        anchor = head
    }

    /// Puts `new` in place of a range; a selection elsewhere stays where it is.
    mutating func replace(_ range: Range<Int>, with new: String) {
        var copy = self
        copy.select(anchor: range.lowerBound, head: range.upperBound)
        let old = copy.selection
        copy.insert(new)
        func moved(_ position: Int) -> Int {
            if position <= old.lowerBound { return position }
            return position >= old.upperBound ? position + copy.text.count - text.count : copy.head
        }
        self = TextEditing(copy.text, head: moved(head), anchor: moved(anchor))
    }

    /// The text is another: the selection stays with the letters around it, as far as beginning and end are the same.
    mutating func adopt(_ new: String) {
        let old = Array(text), other = Array(new)
        let shorter = min(old.count, other.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == other[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, old[old.count - 1 - suffix] == other[other.count - 1 - suffix] { suffix += 1 }
        func moved(_ position: Int) -> Int {
            if position >= old.count - suffix { return position + other.count - old.count }
            return position <= prefix ? position : other.count - suffix
        }
        self = TextEditing(new, head: moved(head), anchor: moved(anchor))
    }
}
