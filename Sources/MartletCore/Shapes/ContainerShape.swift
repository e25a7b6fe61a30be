import MartletGraph

/// A shape that a view sets for what is inside.
final class ContainerShape {
    private unowned(unsafe) let node: ViewNode
    /// The outline in a rectangle, inset by an amount.
    private var outline: (CGRect, CGFloat) -> Path = { rect, _ in Path(rect) }
    /// The nodes that are drawn by the shape.
    private var watches: [UInt32: ContainerShapeWatch] = [:]

    init(_ node: ViewNode) { self.node = node }

    /// Takes over a shape: that of the views, or one on the way there.
    func update(_ shape: some InsettableShape) {
        outline = { rect, amount in
            amount > 0 ? shape.inset(by: amount).path(in: rect) : shape.path(in: rect)
        }
        for watch in watches.values { watch.node?.setNeedsDisplay() }
    }

    // MARK: Drawing

    /// The node whose shape is being made into a path.
    nonisolated(unsafe) private static var drawing: ViewNode?

    /// Runs `body` with shapes relative to what is around `node`.
    static func around<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
        let outer = drawing
        defer { drawing = outer }
        drawing = node
        return body()
    }

    /// The outline for `rect` of the node that is being drawn: its container's shape, or a rectangle.
    static func path(in rect: CGRect) -> Path {
        guard let drawing else { return Path(rect) }
        var node = drawing.parent
        while let current = node {
            if let shape = current.containerShape { return shape.path(in: rect, of: drawing) }
            node = current.parent
        }
        return Path(rect)
    }

    private func path(in rect: CGRect, of drawn: ViewNode) -> Path {
        if watches[drawn.id] == nil {
            watches = watches.filter { $0.value.node?.hasEnded == false }
            watches[drawn.id] = ContainerShapeWatch(drawn, in: node)
        }
        let inset = rect.leastDistance(to: node.bounds, at: drawn.place(in: node))
        // A rectangle around that is larger by what the outline is then moved inwards.
        return outline(rect.insetBy(dx: -inset, dy: -inset), inset)
    }
}

extension CGRect {
    /// The smallest distance inwards from the sides of `outer`, whose coordinates this rectangle's lie in at `place`.
    fileprivate func leastDistance(to outer: CGRect, at place: NodePlace) -> CGFloat {
        let own = place.rect(self)
        let distances = [
            own.minX - outer.minX, own.minY - outer.minY, outer.maxX - own.maxX, outer.maxY - own.maxY,
        ]
        return max(distances.min()!, 0)
    }
}

/// Draws a node anew when it stands elsewhere in the container whose shape it has.
private final class ContainerShapeWatch: PositionObserver {
    private(set) weak var node: ViewNode?
    private weak var container: ViewNode?
    private let layout: LayoutEngine
    private var place: NodePlace
    private var size: CGSize

    init(_ node: ViewNode, in container: ViewNode) {
        self.node = node
        self.container = container
        layout = node.host.layout
        place = node.place(in: container)
        size = container.size
        layout.observePosition(self)
    }

    func check() {
        guard let node, let container, !node.hasEnded, !container.hasEnded else { return layout.stopObserving(self) }
        let now = node.place(in: container)
        guard now != place || size != container.size else { return }
        place = now
        size = container.size
        node.setNeedsDisplay()
    }
}

/// Sets the shape of a container.
nonisolated public struct _ContainerShapeModifier<S: InsettableShape>: UnaryModifier {
    let shape: S

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let node = ContainerShapeNode<S>(inputs)
        _ = graph.effect { node.set(modifier.value(in: graph).shape) }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

private final class ContainerShapeNode<S: InsettableShape>: ViewNode {
    private lazy var shape = ContainerShape(self)
    private var moving: MovingValue<S>?
    override var containerShape: ContainerShape? { shape }

    /// Takes over a shape: the first at once, others move under an animation.
    func set(_ new: S) {
        guard let moving else {
            shape.update(new)
            moving = MovingValue(new, host: host, owner: self) { [weak self] in self?.showPresented() }
            return
        }
        if ValueComparison.of(S.self).areEqual(moving.model, new) { return }
        moving.set(new, transaction: transaction)
        showPresented()
    }

    private func showPresented() { if let moving { shape.update(moving.presented) } }
}

extension View {
    /// Says what shape this view has as a container: `ContainerRelativeShape` inside is this shape, inset.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(_ContainerShapeModifier(shape: shape))
    }
}
