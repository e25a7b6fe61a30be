/// Follows a drag over the destinations of one host.
final class DragTracker {
    unowned(unsafe) var host: ViewHost!
    private(set) var session: DragSession?
    private var isFromElsewhere = false
    private(set) var target: DropTargetNode?
    /// The destination that has refused the drag since it came over it.
    private var refusing: DropTargetNode?
    /// Whether a hit test looks for destinations: they are hit also where nothing is drawn.
    private(set) var isSeeking = false
    private var update = -1

    func begin(_ session: DragSession, isFromElsewhere: Bool = false) {
        self.session = session
        self.isFromElsewhere = isFromElsewhere
        move(to: session.location)
    }

    /// The pointer is at `point` now.
    func move(to point: CGPoint) {
        guard let session else { return }
        session.location = point
        update = host.updateNumber
        let found = seek(point)
        if found !== target {
            if let target { target.actions.exited(info(target)) }
            target = found
            session.operation = nil
            if let found { found.actions.entered(info(found)) }
        }
        if let target { tell(target) }
    }

    private func tell(_ target: DropTargetNode) {
        guard let session else { return }
        let proposal = target.actions.updated(info(target))
        let new = isFromElsewhere ? proposal?.operationOutsideApplication ?? proposal?.operation : proposal?.operation
        session.operation = new ?? session.operation ?? .copy
    }

    /// The views have changed under a pointer that may stand still.
    func viewsDidChange() {
        guard let session, update != host.updateNumber else { return }
        let outer = Transaction.current
        defer { Transaction.current = outer }
        Transaction.current = Transaction()
        update = host.updateNumber
        if seek(session.location) !== target { move(to: session.location) }
    }

    /// The innermost destination at a point that takes the drag.
    private func seek(_ point: CGPoint) -> DropTargetNode? {
        guard let session else { return nil }
        isSeeking = true
        var node = host.input.hitTest(point)
        isSeeking = false
        var refused: DropTargetNode?
        defer { refusing = refused }
        while let current = node {
            if let candidate = current as? DropTargetNode, candidate.accepts(session) {
                if candidate === target { return candidate }
                if candidate === refusing {
                    refused = candidate
                } else if candidate.actions.validate(info(candidate)) {
                    return candidate
                } else {
                    refused = candidate
                }
            }
            node = current.parent
        }
        return nil
    }

    private func info(_ target: DropTargetNode) -> DropInfo {
        DropInfo(session: session!, location: target.localPoint(ofRoot: session!.location))
    }

    /// Lets go; false if nobody has taken it.
    func drop() -> Bool {
        guard session != nil else { return false }
        defer { end() }
        guard let target else { return false }
        guard session?.operation?.drops == true else {
            target.actions.exited(info(target))
            return false
        }
        let info = info(target)
        // What the destination changes by itself must not take it for left.
        self.target = nil
        return target.actions.perform(info)
    }

    /// The drag is over, or has gone elsewhere, without a drop.
    func cancel() {
        guard session != nil else { return }
        if let target { target.actions.exited(info(target)) }
        end()
    }

    private func end() {
        session = nil
        target = nil
        refusing = nil
    }

    func targetDidEnd(_ node: DropTargetNode) {
        if target === node {
            target = nil
            session?.operation = nil
        }
        if refusing === node { refusing = nil }
    }
}

/// Drags that come from another program, or go there.
extension InputState {
    /// The drag that goes on; nil while none does.
    package var dragSession: DragSession? { drag.session }

    /// Something from elsewhere is dragged over the window: it has come or has moved. Answers what letting go would do;
    /// nil where it can do nothing.
    package func externalDragMoved(to point: CGPoint, items: @autoclosure () -> [DragItem]) -> DropOperation? {
        guard isUsable(point) else { return nil }
        handle { [self] in
            if let session = drag.session {
                _ = session
                drag.move(to: point)
            } else {
                drag.begin(DragSession(items: items(), location: point), isFromElsewhere: true)
            }
        }
        return drag.session?.operation.flatMap { $0.drops ? $0 : nil }
    }

    /// It has left the window.
    package func externalDragExited() { handle { [self] in drag.cancel() } }

    /// It is let go of; false if nobody takes it.
    package func externalDrop() -> Bool {
        var isTaken = false
        handle { [self] in isTaken = drag.drop() }
        return isTaken
    }
}
