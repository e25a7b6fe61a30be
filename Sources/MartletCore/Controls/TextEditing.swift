/// A line of text with a selection, and what keys do to it. Positions count characters.
struct TextEditing: Equatable {
    private(set) var text: String
    /// The end that moves, and the one that stays when the selection is extended.
    private(set) var head: Int
    private(set) var anchor: Int

    init(_ text: String, head: Int, anchor: Int) {
        self.text = text
        let count = text.count
        self.head = min(max(head, 0), count)
        self.anchor = min(max(anchor, 0), count)
    }

    /// The insertion point at the end.
    init(_ text: String) { self.init(text, head: text.count, anchor: text.count) }

    var selection: Range<Int> { min(head, anchor)..<max(head, anchor) }
    var beforeSelection: Substring { text.prefix(selection.lowerBound) }
    var selected: Substring { text.dropFirst(selection.lowerBound).prefix(selection.count) }

    /// Puts `new` in place of the selection.
    mutating func insert(_ new: String) {
        let before = beforeSelection
        let after = text.dropFirst(selection.upperBound)
        let rest = after.count
        text = before + new + after
        head = text.count - rest
        anchor = head
    }

    mutating func deleteBackward() {
        if selection.isEmpty { head = max(head - 1, 0) }
        insert("")
    }

    mutating func deleteForward() {
        if selection.isEmpty { head = min(head + 1, text.count) }
        insert("")
    }

    /// Moves the insertion point by `distance`; without extending, a selection shrinks to its end on that side.
    mutating func move(by distance: Int, extending: Bool) {
        if !extending, !selection.isEmpty {
            head = distance < 0 ? selection.lowerBound : selection.upperBound
        } else {
            head = min(max(head + distance, 0), text.count)
        }
        if !extending { anchor = head }
    }

    mutating func moveToStart(extending: Bool) {
        head = 0
        if !extending { anchor = head }
    }

    mutating func moveToEnd(extending: Bool) {
        head = text.count
        if !extending { anchor = head }
    }

    mutating func selectAll() {
        anchor = 0
        head = text.count
    }

    /// Does what `press` means for text; false if it means nothing.
    mutating func apply(_ press: KeyPress) -> Bool {
        let extends = press.modifiers.contains(.shift)
        let isCommand = press.modifiers.contains(.command) || press.modifiers.contains(.control)
        switch press.key {
        case .delete: deleteBackward()
        case .deleteForward: deleteForward()
        case .leftArrow where isCommand, .home, .upArrow: moveToStart(extending: extends)
        case .rightArrow where isCommand, .end, .downArrow: moveToEnd(extending: extends)
        case .leftArrow: move(by: -1, extending: extends)
        case .rightArrow: move(by: 1, extending: extends)
        case "a" where isCommand: selectAll()
        default: return false
        }
        return true
    }
}
