/// Where the insertion point is moved to, and how far deleting reaches.
enum TextMovement: Equatable {
    case character, word
    /// The end of the line as it is shown, or of the text between two line breaks where nothing is shown.
    case line
    case document
    /// The next line above or below.
    case row
}

/// What a key means for text.
enum TextAction: Equatable {
    case move(TextMovement, forward: Bool, extending: Bool)
    case delete(TextMovement, forward: Bool)
    case command(EditCommand)
}

extension TextEditing {
    /// Where `movement` leads from the end that moves. Rows are known only to what shows the text: they count as lines.
    func target(of movement: TextMovement, forward: Bool) -> Int {
        switch movement {
        case .character: return min(max(head + (forward ? 1 : -1), 0), text.count)
        case .word: return WordBoundaries(text).next(from: head, forward: forward)
        case .line, .row:
            let letters = Array(text)
            var position = head
            if forward {
                while position < letters.count, !letters[position].isNewline { position += 1 }
            } else {
                while position > 0, !letters[position - 1].isNewline { position -= 1 }
            }
            return position
        case .document: return forward ? text.count : 0
        }
    }

    /// Moves the insertion point to `target`, or only the end of the selection.
    mutating func move(to target: Int, extending: Bool) { select(anchor: extending ? anchor : target, head: target) }

    /// Moves the insertion point; by a character and without extending, a selection shrinks to its end on that side.
    mutating func move(_ movement: TextMovement, forward: Bool, extending: Bool) {
        if movement == .character, !extending, !selection.isEmpty {
            return move(to: forward ? selection.upperBound : selection.lowerBound, extending: false)
        }
        move(to: target(of: movement, forward: forward), extending: extending)
    }

    /// Deletes the selection, or else as far as `movement` reaches.
    mutating func delete(_ movement: TextMovement, forward: Bool) {
        if selection.isEmpty { move(to: target(of: movement, forward: forward), extending: true) }
        insert("")
    }

    /// Does what `press` means for text by itself; false if it means nothing.
    mutating func apply(_ press: KeyPress) -> Bool {
        switch TextAction(press, isMultiline: false) {
        case .move(let movement, let forward, let extending): move(movement, forward: forward, extending: extending)
        case .delete(let movement, let forward): delete(movement, forward: forward)
        case .command(.selectAll): selectAll()
        case .command, nil: return false
        }
        return true
    }
}
