/// What the Edit menu and its keys ask of what has the focus.
package enum EditCommand: String, Hashable, Sendable, CaseIterable {
    case undo, redo, cut, copy, paste, delete, selectAll
}
