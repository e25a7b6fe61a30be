/// A step from one accessibility tree to the next.
package enum AccessibilityChange: Equatable {
    /// An element is no longer at this place among the children of another.
    case removed(AccessibilityRecord.ID, parent: AccessibilityRecord.ID, index: Int)
    /// An element is no more.
    case ended(AccessibilityRecord.ID)
    /// An element is new; it has no parent and no children yet.
    case began(AccessibilityRecord)
    /// An element is now at this place among the children of another.
    case inserted(AccessibilityRecord.ID, parent: AccessibilityRecord.ID, index: Int)
    case changed(AccessibilityRecord.ID, Aspect)

    /// What of an element is another, and what it is now.
    package enum Aspect: Equatable {
        case role(AccessibilityRole)
        case menuPart(AccessibilityRecord.MenuPart?)
        case label(String?)
        case value(String?)
        case hint(String?)
        case identifier(String?)
        case traits(AccessibilityTraits)
        case textContent(String?)
        case headingLevel(Int)
        case state(AccessibilityRecord.State, Bool)
        case frame(CGRect)
        case actions([AccessibilityActionKind])
        case range(AccessibilityRecord.Range?)
        case relations([AccessibilityRelation: [AccessibilityRecord.ID]])
        /// Text begins or ends, or another text can be written into it.
        case text(AccessibilityRecord.Text?)
        /// Some characters of the text were replaced.
        case edited(AccessibilityTextEdit)
        case selection(head: Int, anchor: Int)
    }
}

/// Characters from a position on that were replaced by others. Positions count Characters.
package struct AccessibilityTextEdit: Equatable {
    package var position: Int
    package var removed: String
    package var inserted: String

    /// What is between the common beginning and the common end of two strings; nil for equal ones.
    package init?(from old: String, to new: String) {
        if old == new { return nil }
        let old = Array(old), new = Array(new)
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        position = start
        removed = String(old[start..<(old.count - end)])
        inserted = String(new[start..<(new.count - end)])
    }

    package func applied(to string: String) -> String {
        var characters = Array(string)
        characters.replaceSubrange(position..<(position + removed.count), with: Array(inserted))
        return String(characters)
    }
}
