/// What the pointer, the keys and the focus are doing: where a host brings in what a person does.
///
/// Points are in root coordinates, times are the host's. State that is written by the closures of one event changes in
/// one update, at the next flush.
package final class InputState {
    unowned(unsafe) var host: ViewHost!
    let arena = GestureArena()
    /// The views under the pointer that want to know, outermost first.
    var hovered: [HoverNode] = []
    var focused: FocusNode?
    /// The `focused` modifiers around it, kept for the case that it is taken out of the tree.
    var focusedBindings: [FocusBindingNode] = []
    var shortcuts: [ShortcutNode] = []
    private var pointerIsDown = false
    /// The scroll view that a person has scrolled last.
    weak var lastScrolled: ScrollNode?

    init() {}

    // MARK: Pointer

    /// The pointer or a finger goes down.
    package func pointerDown(at point: CGPoint, kind: PointerKind = .touch) {
        handle { [self] in
            let hit = hitTest(point)
            if let layer = hit as? PresentationNode, let presentation = layer.presentation,
                presentation.kind.goesOnOutsidePress, !presentation.isDismissalDisabled
            {
                return presentation.dismiss()
            }
            focusByPointer(hit)
            pointerIsDown = true
            arena.begin(
                gestureNodes(from: hit), PointerEvent(phase: .down, location: point, time: host.now, kind: kind))
        }
    }

    /// The pointer moves: a drag while it is down, otherwise it hovers.
    package func pointerMoved(to point: CGPoint) {
        guard pointerIsDown else { return hover(at: point) }
        handle { [self] in arena.send(PointerEvent(phase: .move, location: point, time: host.now)) }
    }

    /// The pointer is over `point` without being down; nil when it leaves the window.
    package func hover(at point: CGPoint?) {
        handle { [self] in hover(point.flatMap { hitTest($0) }, at: point) }
    }

    package func pointerUp(at point: CGPoint) {
        handle { [self] in
            guard pointerIsDown else { return }
            pointerIsDown = false
            arena.send(PointerEvent(phase: .up, location: point, time: host.now))
        }
    }

    /// The system takes the pointer away: nothing of what has begun comes to its end.
    package func pointerCancelled() {
        handle { [self] in
            pointerIsDown = false
            arena.cancelAll()
        }
    }

    /// The wheel turns over `point`: the innermost scroll view takes what it can, those around it the rest.
    /// False if nothing there could be scrolled.
    @discardableResult
    package func scroll(at point: CGPoint, by delta: CGSize) -> Bool {
        var rest = delta
        handle { [self] in
            var node = hitTest(point)
            while let current = node, rest != .zero {
                if let target = current as? any Scrollable {
                    let used = target.scroll(by: rest)
                    rest = CGSize(width: rest.width - used.width, height: rest.height - used.height)
                }
                node = current.parent
            }
        }
        return rest != delta
    }

    /// The node that a point of the root falls on, as a pointer would find it.
    package func hitTest(_ point: CGPoint) -> ViewNode? { host.rootNode.hitTest(point) }

    // MARK: Time

    /// When a waiting gesture wants the time to be moved on next, in seconds of the host's clock.
    package var deadline: Double? { arena.deadline }

    func timeDidPass(_ now: Double) {
        guard let deadline, deadline <= now else { return }
        handle { [self] in arena.timeDidPass(now) }
    }

    // MARK: For the parts of the room

    /// Runs what an event does with up-to-date views and in a transaction of its own.
    func handle(_ body: () -> Void) {
        host.flush()
        let outer = Transaction.current
        defer { Transaction.current = outer }
        Transaction.current = Transaction()
        host.onDeepStack(body)
    }

    /// The gestures on the way from `hit` to the root, those that go before others first.
    private func gestureNodes(from hit: ViewNode?) -> [GestureHolder] {
        var nodes: [GestureHolder] = []
        var node = hit
        while let current = node {
            if let gesture = current as? GestureHolder, gesture.isEnabled {
                if !gesture.mask.contains(.subviews) { nodes = [] }
                if gesture.mask.contains(.gesture) {
                    if gesture.kind == .highPriority { nodes.insert(gesture, at: 0) } else { nodes.append(gesture) }
                }
            }
            node = current.parent
        }
        return nodes
    }

    func gestureNodeDidEnd(_ node: GestureHolder) { arena.remove(node) }
}
