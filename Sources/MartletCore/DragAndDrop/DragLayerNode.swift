import MartletGraph

/// The views of a preview that somebody gave.
final class DragPreviewContent {
    let node: ViewNode
    private let graph: Graph
    private let subgraph: Subgraph

    init<Preview: View>(_ preview: Preview, home: Subgraph, inputs: _ViewInputs) {
        let graph = inputs.graph
        self.graph = graph
        let subgraph = graph.within(home) { graph.makeSubgraph() }
        self.subgraph = subgraph
        node = graph.within(subgraph) {
            var inputs = inputs
            inputs.wrappers = nil
            inputs.placeholders = nil
            inputs.stackAxis = nil
            inputs.isLazy = false
            inputs.keptState = nil
            inputs.preferenceKeys = PreferenceKeySet()
            inputs.instance = ViewInstance(
                host: inputs.host, parent: inputs.instance, kind: .item(AnyHashable("drag preview")),
                position: inputs.position)
            let value = graph.rule(updating: { (_: Preview?) in preview })
            return Preview._makeViewList(view: _GraphValue(value), inputs: inputs)
                .makeUnary(inputs: inputs, implicit: .stack).node
        }
    }

    func end() {
        node.end()
        if graph.isAlive(subgraph) { graph.remove(subgraph) }
    }
}

/// What is dragged, over everything else. It cannot be hit, and assistive technology does not see it.
final class DragLayerNode: ViewNode {
    /// How a refused drag goes back. Our own choice.
    private static let wayBack = Animation.spring(duration: 0.35)
    /// How visible it is. Our own choice: what it is dropped on can be seen.
    private static let opacity = 0.8

    private var content: DragPreviewContent?
    private(set) var picture: DisplayItem?
    private(set) var pictureSize: CGSize
    /// Where the picture is when nothing is moved, and where it was taken.
    private let home: CGPoint
    private let grip: CGPoint
    private var corner: MovingValue<CGPoint>!
    private var isGoingBack = false

    init(_ source: DragSourceNode, at point: CGPoint) {
        let frame = source.presentedFrame
        grip = point
        picture = source.clippedPicture()
        pictureSize = source.presentedSize
        home = frame.origin
        super.init(host: source.host)
        ownOrder.zIndex = .infinity
        corner = MovingValue(home, host: host) { [weak self] in self?.didMove() }
        guard let make = source.makePreview else { return }
        let content = make()
        self.content = content
        attach(content.node)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override var isLayoutBoundary: Bool { true }
    override var wrapped: ViewNode? { nil }
    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    override func hitTest(_ point: CGPoint) -> ViewNode? { nil }
    override var presentedOpacity: Double { 0 }

    override func placeChildren() {
        guard let node = content?.node else { return }
        place(node, at: .zero, proposal: .unspecified)
    }

    func carry(to point: CGPoint) {
        let place = CGPoint(x: home.x + point.x - grip.x, y: home.y + point.y - grip.y)
        guard place != corner.model else { return }
        corner.set(place, transaction: Transaction())
        setNeedsDisplay()
    }

    /// Goes back to where it came from, and away.
    func springBack() {
        guard !isGoingBack, corner.model != home else { return remove() }
        isGoingBack = true
        corner.set(home, transaction: Transaction(animation: Self.wayBack))
    }

    private func didMove() {
        setNeedsDisplay()
        if !corner.isMoving { host.afterUpdate { [weak self] in self?.remove() } }
    }

    func remove() {
        corner.stop()
        guard host.input.dragLayer === self else { return }
        host.input.dragLayer = nil
        host.rootNode.setDragLayer(nil)
        content?.end()
        content = nil
    }

    override func makeItem() -> DisplayItem? {
        var place = corner.presented
        var shown = picture
        if let node = content?.node {
            // A preview of its own stands over the middle of the view.
            shown = node.displayItem()
            place.x += (pictureSize.width - node.size.width) / 2
            place.y += (pictureSize.height - node.size.height) / 2
        }
        guard let shown else { return nil }
        let placed = DisplayItem(.group([DisplayItem.Placed(shown, at: place)]))
        return DisplayItem(.effect(.opacity(Self.opacity), placed), identity: id)
    }
}

extension DragSourceNode {
    /// The picture of the view, cut by a content shape for drag previews just inside.
    fileprivate func clippedPicture() -> DisplayItem? {
        guard let picture = displayItem() else { return nil }
        var node: ViewNode? = children.first
        while let current = node {
            if let path = (current as? ContentShapeNode)?.previewPath {
                return DisplayItem(.effect(.clip(path, FillStyle()), picture))
            }
            node = current.children.count == 1 ? current.children[0] : nil
        }
        return picture
    }
}
