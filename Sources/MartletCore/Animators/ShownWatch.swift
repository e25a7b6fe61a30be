/// Somebody whose motion is only wanted while it can be seen.
protocol MotionOwner: AnyObject {
    /// Whether it is gone for good.
    var hasEnded: Bool { get }
    /// Whether it can be seen.
    var isShown: Bool { get }
    /// Calls `wake` once, when it can be seen again.
    func whenShown(_ wake: @escaping () -> Void)
}

extension ViewNode: MotionOwner {
    /// Whether some of the node's frame is in the window and in every viewport around, and nothing hides it. What moves or
    /// is drawn elsewhere is taken as seen up to a window's length away. Costs the depth of the node.
    final var isShown: Bool {
        guard isPlaced else { return false }
        var visible = CGRect.infinite
        var offset = CGPoint.zero
        var isElsewhere = false
        var node: ViewNode = self
        while let parent = node.parent {
            if parent.hidesContent { return false }
            if node.motion != nil || parent.geometryTransform != nil { isElsewhere = true }
            offset.x += node.origin.x
            offset.y += node.origin.y
            var bounds: CGRect?
            if let viewport = parent as? any Viewport { bounds = viewport.visibleBounds }
            if parent.parent == nil { bounds = CGRect(origin: .zero, size: parent.size) }
            if let bounds { visible = visible.intersection(bounds.offsetBy(dx: -offset.x, dy: -offset.y)) }
            node = parent
        }
        // Without a way to the root the node is in no window.
        guard node === host.rootNode, !visible.isNull else { return false }
        if isElsewhere {
            let reach = max(node.size.width, node.size.height)
            visible = visible.insetBy(dx: -reach, dy: -reach)
        }
        return visible.minX < max(size.width, 1) && visible.maxX > 0 && visible.minY < max(size.height, 1)
            && visible.maxY > 0
    }

    final func whenShown(_ wake: @escaping () -> Void) {
        host.layout.observePosition(ShownObserver(self, layout: host.layout, wake))
    }
}

/// Waits until its owner can be seen. Layout keeps it until then.
private final class ShownObserver: PositionObserver {
    private weak var owner: (any MotionOwner)?
    private let layout: LayoutEngine
    private let wake: () -> Void

    init(_ owner: any MotionOwner, layout: LayoutEngine, _ wake: @escaping () -> Void) {
        self.owner = owner
        self.layout = layout
        self.wake = wake
    }

    func check() {
        guard let owner, !owner.hasEnded else { return layout.stopObserving(self) }
        guard owner.isShown else { return }
        layout.stopObserving(self)
        wake()
    }
}

/// Knows whether any of the views that an animator makes can be seen.
final class ShownWatch: MotionOwner {
    private struct Seen {
        weak var node: ViewNode?
        let number: Int
    }

    private unowned let host: ViewHost
    private let gate: AppearanceGate?
    /// The nodes whose lifetimes go on; those of a lazy container may have ended for a while.
    private var nodes: [Seen] = []
    private var count = 0
    private var wakes: [() -> Void] = []
    private var stopListening: (() -> Void)?
    private(set) var hasEnded = false

    /// Watches the views that are made with `inputs` from now on, until the lifetime of the place ends.
    init(_ inputs: inout _ViewInputs) {
        host = inputs.host
        gate = inputs.gate
        inputs.wrap { [weak self] inputs, make in
            let outputs = make()
            self?.add(outputs.node)
            return outputs
        }
        inputs.graph.onRemove(inputs.graph.currentSubgraph) { [self] in
            hasEnded = true
            wakes = []
            stopListening?()
        }
    }

    private func add(_ node: ViewNode) {
        count += 1
        let number = count
        nodes.append(Seen(node: node, number: number))
        host.graph.onRemove(host.graph.currentSubgraph) { [weak self] in
            self?.nodes.removeAll { $0.number == number }
        }
    }

    /// True also where there are no views: they may come.
    var isShown: Bool {
        if gate?.isOpen == false { return false }
        return nodes.isEmpty || nodes.contains { $0.node?.isShown == true }
    }

    func whenShown(_ wake: @escaping () -> Void) {
        wakes.append(wake)
        guard wakes.count == 1 else { return }
        host.layout.observePosition(ShownObserver(self, layout: host.layout) { [weak self] in self?.wakeUp() })
        stopListening = gate?.listen { [weak self] _ in
            guard let self, isShown else { return }
            wakeUp()
        }
    }

    private func wakeUp() {
        stopListening?()
        stopListening = nil
        let wakes = wakes
        self.wakes = []
        for wake in wakes { wake() }
    }
}
