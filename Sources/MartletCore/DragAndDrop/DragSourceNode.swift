import MartletGraph

/// A view that can be dragged.
final class DragSourceNode: GestureHolder {
    var makeItems: () -> [DragItem] = { [] }
    /// Makes the preview's views; nil shows the picture of the view itself.
    var makePreview: (() -> DragPreviewContent)?
    var needsHold = false
}

nonisolated struct DragSourceModifier<Preview: View>: UnaryModifier {
    let items: () -> [DragItem]
    let preview: Preview?

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = DragSourceNode(inputs, kind: .normal)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        let environment = inputs.environment
        let home = graph.currentSubgraph
        node.makeRecognizer = { DragSourceRecognizer($0 as! DragSourceNode) }
        _ = graph.effect {
            let value = modifier.value(in: graph)
            let values = EnvironmentValues(scope: environment)
            node.makeItems = value.items
            node.isEnabled = values.isEnabled
            node.needsHold = values.platformMetrics == .touch
            node.makePreview = value.preview.map { preview in
                { DragPreviewContent(preview, home: home, inputs: inputs) }
            }
        }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

/// Waits for a press to become a drag, and carries the drag.
final class DragSourceRecognizer: SinglePointerRecognizer<Void> {
    /// How far a mouse has to move, and how far a held finger may, in points. Our own choice.
    static let distance: CGFloat = 4, slop: CGFloat = 10
    /// How long a finger has to be held, in seconds. As for `LongPressGesture`.
    static let hold = 0.5

    private weak var node: DragSourceNode?
    private var start = CGPoint.zero
    private var latest = CGPoint.zero
    private var holdsUntil: Double?
    private var isCarrying = false

    init(_ node: DragSourceNode) { self.node = node }

    override var deadline: Double? { holdsUntil }
    override var isHold: Bool { holdsUntil == nil && node?.needsHold == true }
    override var hasMoved: Bool { latest.distance(to: start) >= Self.slop }

    override func follow(_ event: PointerEvent) {
        latest = event.location
        switch event.phase {
        case .down:
            start = event.location
            if node?.needsHold == true, event.kind != .mouse { holdsUntil = event.time + Self.hold }
        case .move:
            if status == .active {
                current = .active(())
            } else if holdsUntil != nil {
                if latest.distance(to: start) > Self.slop { fail() }
            } else if latest.distance(to: start) >= Self.distance {
                current = .active(())
            }
        case .up:
            if status == .active { current = .ended(()) } else { fail() }
        }
    }

    override func timeDidPass(_ now: Double) {
        guard let holdsUntil, now >= holdsUntil else { return }
        self.holdsUntil = nil
        current = .active(())
    }

    private func fail() {
        holdsUntil = nil
        current = .failed
    }

    /// From here on the drag goes on by itself, also when the view goes.
    override func deliver() {
        guard let node, let pointer, !isCarrying, case .active = current else { return }
        isCarrying = true
        if !node.host.input.beginDrag(node, at: start, pointer: pointer) { current = .failed }
    }
}

/// What the pointer does that carries a drag.
extension InputState {
    /// A view is dragged; false where it has nothing to drag, or something else is dragged already.
    func beginDrag(_ node: DragSourceNode, at point: CGPoint, pointer: Int) -> Bool {
        guard drag.session == nil else { return false }
        let items = node.makeItems()
        guard !items.isEmpty else { return false }
        let session = DragSession(items: items, location: point)
        dragLayer?.remove()
        let layer = DragLayerNode(node, at: point)
        session.picture = layer.picture
        session.pictureSize = layer.pictureSize
        // A host that takes the drag over shows the picture itself.
        if onDragBegan?(session) == true { return false }
        dragLayer = layer
        host.rootNode.setDragLayer(layer)
        dragPointer = pointer
        drag.begin(session)
        return true
    }

    /// A pointer has moved.
    func carry(_ pointer: Int, to point: CGPoint) {
        guard pointer == dragPointer else { return }
        dragLayer?.carry(to: point)
        drag.move(to: point)
    }

    /// A pointer has gone up.
    func letGo(_ pointer: Int, at point: CGPoint) {
        guard pointer == dragPointer else { return }
        if drag.session?.location != point { carry(pointer, to: point) }
        dragPointer = nil
        if drag.drop() { dragLayer?.remove() } else { dragLayer?.springBack() }
    }

    /// Calls off what is dragged, as Escape does; false if nothing is.
    @discardableResult
    func callOffDrag() -> Bool {
        guard drag.session != nil else { return false }
        dragPointer = nil
        drag.cancel()
        dragLayer?.springBack()
        return true
    }
}
