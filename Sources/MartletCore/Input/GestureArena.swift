/// Decides between the gestures that may be meant by what the pointers do.
///
/// Entries stand in order of precedence. One wins when it goes on or is complete and all before it that share a
/// pointer with it have failed; gestures of other pointers are none of its business.
final class GestureArena {
    private(set) var entries: [Entry] = []
    /// Counts presses: entries that were under the same press decide among each other.
    private var presses = 0

    var isEmpty: Bool { entries.isEmpty }

    /// When the arena wants to hear of the time next.
    var deadline: Double? {
        var next = Double.infinity
        for entry in entries where !entry.isDone { next = min(next, entry.recognizer.deadline ?? .infinity) }
        return next == .infinity ? nil : next
    }

    /// A pointer goes down over `nodes`. Gestures that wait for another press go on if they are among them, and have
    /// lost otherwise.
    func begin(_ nodes: [GestureHolder], _ event: PointerEvent) {
        endLeaving()
        func isElsewhere(_ entry: Entry) -> Bool {
            !entry.isDone && entry.down.isEmpty && !nodes.contains { $0 === entry.node }
        }
        // A tap that only waited for a second one elsewhere is decided now.
        for entry in entries where isElsewhere(entry) && entry.recognizer.isBetweenTaps { end(entry) }
        decide()
        for entry in entries where isElsewhere(entry) { end(entry) }
        presses += 1
        for node in nodes {
            let entry = entries.first { $0.node === node } ?? add(node)
            guard entry.takesPointer else { continue }
            entry.down.append(event.id)
            entry.presses.append(presses)
        }
        send(event)
    }

    private func add(_ node: GestureHolder) -> Entry {
        let entry = Entry(node: node)
        entries.insert(entry, at: entries.firstIndex { $0.rank > entry.rank } ?? entries.endIndex)
        return entry
    }

    func send(_ event: PointerEvent) {
        endLeaving()
        for entry in entries where entry.down.contains(event.id) {
            if event.phase == .up { entry.down.removeAll { $0 == event.id } }
            if !entry.isDone, entry.recognizer.status.isOpen { entry.recognizer.receive(event) }
        }
        decide()
    }

    func timeDidPass(_ now: Double) {
        endLeaving()
        for entry in entries where !entry.isDone && entry.recognizer.status.isOpen { entry.recognizer.timeDidPass(now) }
        decide()
    }

    /// A gesture's view has gone, or has been disabled.
    func remove(_ node: GestureHolder) {
        for entry in entries where entry.node === node { end(entry) }
        decide()
    }

    /// A pointer is taken away: nothing of what it has begun comes to its end.
    func cancel(_ pointer: Int) {
        for entry in entries where entry.down.contains(pointer) {
            end(entry)
            entry.down.removeAll { $0 == pointer }
        }
        decide()
    }

    func cancelAll() {
        let all = entries
        entries = []
        for entry in all { end(entry) }
    }

    /// Views on their way out take no part any more.
    private func endLeaving() {
        for entry in entries where !entry.isDone && entry.node.isLeavingWithin { end(entry) }
    }

    private func decide() {
        for (index, entry) in entries.enumerated() where !entry.isDone {
            if entry.isSimultaneous {
                deliver(entry)
                continue
            }
            switch entry.recognizer.status {
            case .failed: end(entry)
            case .possible:
                if entry.recognizer.hasPreview, !isPreviewBlocked(entry, at: index) { deliver(entry) }
            case .active, .ended:
                if !entry.hasWon, !isBlocked(entry, at: index) {
                    entry.hasWon = true
                    for other in entries where other !== entry && !other.isSimultaneous && other.shares(entry) {
                        end(other)
                    }
                }
                if entry.hasWon { deliver(entry) }
            }
        }
        entries.removeAll { $0.isDone && $0.down.isEmpty }
    }

    private func isBlocked(_ entry: Entry, at index: Int) -> Bool {
        let own = entry.recognizer
        return entries[..<index].contains { other in
            guard !other.isDone, !other.isSimultaneous, other.shares(entry) else { return false }
            let before = other.recognizer
            guard before.status == .possible else { return before.status != .failed }
            // Who may scroll stands in nobody's way before the pointer moves, and then waits for no press or tap.
            if own.isScroll || before.isScroll || before.standsAside { return false }
            if own.hasMoved, before.yieldsToMovement { return false }
            return !(own.isHold && before.yieldsToHold)
        }
    }

    private func isPreviewBlocked(_ entry: Entry, at index: Int) -> Bool {
        entries[..<index].contains { other in
            !other.isDone && !other.isSimultaneous && other.recognizer.hasPreview && other.shares(entry)
        }
    }

    private func deliver(_ entry: Entry) {
        let status = entry.recognizer.status
        if status != .failed { entry.recognizer.deliver() }
        if !status.isOpen { end(entry) }
    }

    private func end(_ entry: Entry) {
        guard !entry.isDone else { return }
        entry.isDone = true
        entry.recognizer.finish()
    }
}

extension GestureArena {
    /// One gesture of one view, from the press to its end.
    final class Entry {
        let node: GestureHolder
        let recognizer: _AnyGestureRecognizer
        /// Its place in the order of precedence, smaller before larger: those of high priority from outside to inside,
        /// then the others from inside to outside.
        let rank: Int
        var isDone = false
        var hasWon = false
        /// The pointers that are down on it. It stays as long as there are any, so that none begins anew in mid-press.
        var down: [Int] = []
        /// The presses that it has taken part in.
        var presses: [Int] = []

        var isSimultaneous: Bool { node.kind == .simultaneous }

        init(node: GestureHolder) {
            self.node = node
            recognizer = node.makeRecognizer!(node)
            var depth = 0
            var current = node.parent
            while let around = current {
                depth += 1
                current = around.parent
            }
            rank = node.kind == .highPriority ? depth : Int.max - depth
        }

        /// Whether another finger would matter.
        var takesPointer: Bool {
            !isDone && (down.isEmpty || !hasWon || recognizer.takesMorePointers)
        }

        func shares(_ other: Entry) -> Bool { presses.contains { other.presses.contains($0) } }
    }
}

extension _AnyGestureRecognizer.Status {
    /// Whether events still matter.
    var isOpen: Bool { self == .possible || self == .active }
}

extension ViewNode {
    /// Whether the node or one around it is only drawn until its transition ends.
    fileprivate var isLeavingWithin: Bool {
        var node: ViewNode? = self
        while let current = node {
            if current.isLeaving { return true }
            node = current.parent
        }
        return false
    }
}
