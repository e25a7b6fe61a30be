/// Decides between the gestures that may be meant by what the pointer does.
///
/// Entries stand in order of precedence. One wins when it goes on or is complete and all before it have failed.
final class GestureArena {
    final class Entry {
        let node: GestureHolder
        let recognizer: _AnyGestureRecognizer
        var isDone = false

        var isSimultaneous: Bool { node.kind == .simultaneous }

        init(node: GestureHolder) {
            self.node = node
            recognizer = node.makeRecognizer!(node)
        }
    }

    private(set) var entries: [Entry] = []
    private var winner: Entry?

    var isEmpty: Bool { entries.isEmpty }

    /// When the arena wants to hear of the time next.
    var deadline: Double? { entries.filter { !$0.isDone }.compactMap(\.recognizer.deadline).min() }

    /// The pointer goes down over `nodes`, those of the greatest precedence first. Gestures that are still open
    /// go on if they are among them, and have lost otherwise.
    func begin(_ nodes: [GestureHolder], _ event: PointerEvent) {
        for entry in entries where !entry.isDone && !nodes.contains(where: { $0 === entry.node }) {
            // A tap that only waited for a second one elsewhere is decided now.
            if entry.recognizer.isBetweenTaps { end(entry) }
        }
        decide()
        let open = entries.filter { !$0.isDone }
        if winner?.isDone == true { winner = nil }
        entries = nodes.map { node in open.first { $0.node === node } ?? Entry(node: node) }
        for entry in open where !nodes.contains(where: { $0 === entry.node }) { end(entry) }
        send(event)
    }

    func send(_ event: PointerEvent) {
        for entry in entries where !entry.isDone && entry.recognizer.status.isOpen { entry.recognizer.receive(event) }
        decide()
    }

    func timeDidPass(_ now: Double) {
        for entry in entries where !entry.isDone && entry.recognizer.status.isOpen { entry.recognizer.timeDidPass(now) }
        decide()
    }

    /// A gesture's view has gone.
    func remove(_ node: GestureHolder) {
        for entry in entries where entry.node === node { end(entry) }
        entries.removeAll { $0.node === node }
        if winner?.node === node { winner = nil }
    }

    func cancelAll() {
        for entry in entries { end(entry) }
        entries = []
        winner = nil
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
                if entry.recognizer.hasPreview, winner == nil, !isPreviewBlocked(before: index) { deliver(entry) }
            case .active, .ended:
                if winner == nil, !isBlocked(entry, at: index) {
                    winner = entry
                    for other in entries where other !== entry && !other.isSimultaneous { end(other) }
                }
                if winner === entry { deliver(entry) }
            }
        }
        if entries.allSatisfy(\.isDone) {
            entries = []
            winner = nil
        }
    }

    private func isBlocked(_ entry: Entry, at index: Int) -> Bool {
        entries[..<index].contains { other in
            guard !other.isDone, !other.isSimultaneous, other.recognizer.status != .failed else { return false }
            // Who may scroll stands in nobody's way before the pointer moves, and then waits for no press or tap.
            if other.recognizer.status == .possible, entry.recognizer.isScroll || other.recognizer.isScroll {
                return false
            }
            return !(entry.recognizer.isHold && other.recognizer.yieldsToHold && other.recognizer.status == .possible)
        }
    }

    private func isPreviewBlocked(before index: Int) -> Bool {
        entries[..<index].contains { !$0.isDone && !$0.isSimultaneous && $0.recognizer.hasPreview }
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

extension _AnyGestureRecognizer.Status {
    /// Whether events still matter.
    var isOpen: Bool { self == .possible || self == .active }
}
