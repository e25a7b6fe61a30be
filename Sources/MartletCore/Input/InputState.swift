/// What the pointers, the keys and the focus are doing: where a host brings in what a person does.
///
/// Points are in root coordinates, times are the host's. State that is written by the closures of one event changes in
/// one update, at the next flush.
package final class InputState {
    unowned(unsafe) var host: ViewHost! { didSet { drag.host = host } }
    let arena = GestureArena()
    /// The pointers that are down.
    var pointers: [PressedPointer] = []
    /// What the pointer that is not down is over.
    var hover = HoverState()
    var focused: FocusNode?
    /// The `focused` modifiers around it, kept for the case that it is taken out of the tree.
    var focusedBindings: [FocusBindingNode] = []
    var shortcuts: [ShortcutNode] = []
    /// The keys that are held, as the host has told last.
    package internal(set) var heldModifiers: EventModifiers = []
    var modifierWatchers: [ModifierKeysWatcher] = []
    /// What the pointer should look like; nil for the system's own.
    package internal(set) var pointerStyle: PointerStyle?
    /// Hears of every change of it.
    package var onPointerStyle: ((PointerStyle?) -> Void)?
    /// What is dragged over the views.
    let drag = DragTracker()
    var dragLayer: DragLayerNode?
    /// The pointer that carries it; nil for a drag from elsewhere.
    var dragPointer: Int?
    /// Told when a view begins to be dragged. A host that answers true takes the drag over, shows its picture, and brings
    /// it back as one from elsewhere when it comes over the window.
    package var onDragBegan: ((DragSession) -> Bool)?
    /// What the desktop gives: the clipboard, dialogs.
    package var desktop = DesktopServices()
    /// Composes text for the field that has the focus; a host that has one puts it in.
    package weak var inputMethod: (any InputMethod)? {
        didSet { if let textClient, inputMethod !== oldValue { inputMethod?.textInputDidBegin(textClient) } }
    }
    /// Whether the window has the attention of the person.
    package internal(set) var isWindowActive = true
    /// The scroll view that a person has scrolled last.
    weak var lastScrolled: ScrollNode?
    /// What two fingers on a touchpad are scrolling.
    var touchpadScroll: TouchpadScroll?

    init() {}

    /// A pointer that is down.
    struct PressedPointer {
        let id: Int
        let kind: PointerKind
        var location: CGPoint
    }

    /// The wheel turns over `point`: the innermost scroll view takes what it can, those around it the rest.
    /// False if nothing there could be scrolled.
    @discardableResult
    package func scroll(at point: CGPoint, by delta: CGSize) -> Bool {
        guard isUsable(point) else { return false }
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
        // After the end there are no views that an event could mean; what holds its gestures may still send some.
        if host.hasEnded { return }
        let outer = Transaction.current
        defer { Transaction.current = outer }
        Transaction.current = Transaction()
        host.onDeepStack(body)
    }

    /// Whether an event can be at `point`. One that cannot is said once and left out.
    func isUsable(_ point: CGPoint) -> Bool {
        if point.x.isFinite && point.y.isFinite { return true }
        host.report(
            .invalidGeometry,
            "A pointer at (\(point.x), \(point.y)) is nowhere; the event is left out. Look at what the host sends.",
            at: nil)
        return false
    }
}
