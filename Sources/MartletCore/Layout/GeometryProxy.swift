import MartletGraph

/// Gives the size of a view and its place among others.
///
/// Reading inside a body is a dependency: on the size, or on the place of the view in the root.
public struct GeometryProxy {
    let source: GeometrySource

    /// The size in points.
    public var size: CGSize { source.readSize() }

    /// The frame in a coordinate space: the root's, the view's own, or that of a named view around.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
        let own = source.readOrigin()
        let base = source.node?.rootOrigin(of: coordinateSpace) ?? .zero
        return CGRect(x: own.x - base.x, y: own.y - base.y, width: size.width, height: size.height)
    }

    /// The frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named view around, in this view's coordinates; nil if no view around has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let own = source.readOrigin()
        var node = source.node
        while let current = node {
            if let space = current as? CoordinateSpaceNode, space.name == coordinateSpace.name {
                let base = space.rootOrigin
                return CGRect(origin: CGPoint(x: base.x - own.x, y: base.y - own.y), size: space.size)
            }
            node = current.parent
        }
        return nil
    }

    /// The insets of the safe area. The hosts there are have none.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// What an anchor stands for, in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let own = source.readOrigin()
        return anchor.value(movedBy: CGPoint(x: -own.x, y: -own.y))
    }
}

/// A node's geometry in the graph: its size, and its place once somebody has asked for it.
final class GeometrySource: PositionObserver {
    private(set) weak var node: ViewNode?
    private let graph: Graph
    private let sizeAttribute: Attribute<CGSize>
    private let originAttribute: Attribute<CGPoint>
    /// Whether layout has been there.
    let isPlaced: Attribute<Bool>
    private var isWatching = false

    init(_ node: ViewNode) {
        self.node = node
        graph = node.host.graph
        sizeAttribute = graph.source(CGSize.zero)
        originAttribute = graph.source(CGPoint.zero)
        isPlaced = graph.source(false)
    }

    private func get<T>(_ attribute: Attribute<T>) -> T {
        graph.isEvaluating ? graph.read(attribute) : graph.peek(attribute)
    }

    func readSize() -> CGSize { get(sizeAttribute) }

    /// The top left corner in the root.
    func readOrigin() -> CGPoint {
        guard let node else { return .zero }
        if !isWatching {
            isWatching = true
            node.host.layout.observePosition(self)
        }
        return get(originAttribute)
    }

    /// Takes over what layout has found.
    func update() {
        guard let node else { return }
        if graph.peek(sizeAttribute) != node.size { graph.write(sizeAttribute, node.size) }
        let isFirst = !graph.peek(isPlaced)
        if isFirst || isWatching { check() }
        if isFirst { graph.write(isPlaced, true) }
    }

    func check() {
        guard let node, !node.hasEnded else { return }
        let origin = node.rootOrigin
        if graph.peek(originAttribute) != origin { graph.write(originAttribute, origin) }
    }

    func end() { node?.host.layout.stopObserving(self) }
}

/// A transparent node that knows its geometry.
class GeometryNode: ViewNode {
    private(set) final lazy var source = GeometrySource(self)

    override func placeChildren() {
        source.update()
        super.placeChildren()
    }

    override func didEnd() { source.end() }
}
