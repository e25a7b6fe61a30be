/// What can be undone and done again in one field. Typing and deleting go in runs: a run is one step.
struct EditHistory {
    enum Kind {
        case typing, deleting, other
    }

    /// As many steps as are kept.
    static let limit = 200

    private var undone: [TextEditing] = []
    private var done: [TextEditing] = []
    /// The run that goes on.
    private var run: Kind?

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    /// The text is about to change from `before`.
    mutating func note(_ before: TextEditing, _ kind: Kind) {
        undone = []
        if kind != .other, kind == run { return }
        run = kind
        done.append(before)
        if done.count > Self.limit { done.removeFirst() }
    }

    /// The next change is a step of its own.
    mutating func endRun() { run = nil }

    mutating func clear() { self = EditHistory() }

    mutating func undo(from now: TextEditing) -> TextEditing? {
        guard let before = done.popLast() else { return nil }
        run = nil
        undone.append(now)
        return before
    }

    mutating func redo(from now: TextEditing) -> TextEditing? {
        guard let after = undone.popLast() else { return nil }
        run = nil
        done.append(now)
        return after
    }
}
