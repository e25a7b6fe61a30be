import MartletGraph

/// A pointer on editable text: there is one for mice, which select by dragging, and one for fingers, whose drags scroll.
nonisolated struct TextPointerModifier: UnaryModifier {
    let isMouse: Bool

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let isMouse = inputs.graph.untracked { modifier.value(in: inputs.graph).isMouse }
        // A finger's tap is no secret: who waits for a tap outside hears of it too.
        let node = GestureNode(inputs, kind: isMouse ? .normal : .simultaneous)
        let content = body(inputs)
        node.attach(content.node)
        var surface = content.node
        while !(surface is TextSurfaceNode), let inner = surface.children.first { surface = inner }
        node.makeRecognizer = { [weak surface] _ in
            TextPointerRecognizer(surface as? TextSurfaceNode, isMouse: isMouse)
        }
        let graph = inputs.graph
        let environment = inputs.environment
        _ = graph.effect { node.isEnabled = EnvironmentValues(scope: environment).isEnabled }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

/// Follows a pointer over text. A click is shared with others; a drag of the mouse is ours.
final class TextPointerRecognizer: SinglePointerRecognizer<Void> {
    /// How far a mouse moves before it selects, in points. Our own choice.
    static let distance: CGFloat = 3

    private weak var surface: TextSurfaceNode?
    private let isMouse: Bool
    private var start: PointerEvent?
    private var pending: PointerEvent?
    private var isDragging = false

    init(_ surface: TextSurfaceNode?, isMouse: Bool) {
        self.surface = surface
        self.isMouse = isMouse
    }

    override func follow(_ event: PointerEvent) {
        switch event.phase {
        case .down:
            guard (event.kind == .mouse) == isMouse else { return current = .failed }
            start = event
            if isMouse {
                pending = event
                // Not decided, but there is something to show.
                current = .possible(())
            }
        case .move:
            guard let start else { return }
            let distance = event.location.distance(to: start.location)
            if !isMouse {
                if distance > TapRecognizer.movement { current = .failed }
            } else if isDragging || distance > Self.distance {
                isDragging = true
                pending = event
                current = .active(())
            }
        case .up:
            guard start != nil else { return }
            if isMouse {
                current = isDragging ? .ended(()) : .failed
            } else {
                pending = start
                current = .ended(())
            }
        }
    }

    override func deliver() {
        guard let event = pending, let surface else { return }
        pending = nil
        if event.phase == .down {
            surface.press(
                at: event.location, time: event.time, extending: event.modifiers.contains(.shift))
        } else {
            surface.drag(to: event.location)
        }
    }

    override func finish() {
        if start != nil, isMouse { surface?.client.offerPrimarySelection() }
        start = nil
    }
}
