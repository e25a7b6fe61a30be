import MartletGraph

/// A node's geometry in the graph: its size, and its place once somebody has asked for it.
final class GeometrySource: PositionObserver {
    /// A coordinate space around, as a node inside sees it.
    struct Space: Equatable {
        /// Where the node's coordinates are in those of the node that is the space.
        var place: NodePlace
        /// The space in the coordinates of that node.
        var bounds: CGRect
    }

    private(set) weak var node: ViewNode?
    private let graph: Graph
    private let sizeAttribute: Attribute<CGSize>
    private let placeAttribute: Attribute<NodePlace>
    /// Counts changes of what else was asked for.
    private let surroundings: Attribute<Int>
    /// Whether layout has been there.
    let isPlaced: Attribute<Bool>
    private var isWatching = false
    private var spaces: [(name: AnyHashable, space: Space?)] = []
    private var safeArea: SideInsets?

    private let environment: EnvironmentScope

    init(_ node: ViewNode, environment: EnvironmentScope) {
        self.node = node
        self.environment = environment
        graph = node.host.graph
        sizeAttribute = graph.source(CGSize.zero)
        placeAttribute = graph.source(NodePlace.identity)
        surroundings = graph.source(0)
        isPlaced = graph.source(false)
    }

    // MARK: Reading

    func readSize() -> CGSize {
        graph.isEvaluating ? graph.read(sizeAttribute) : node?.size ?? graph.peek(sizeAttribute)
    }

    /// How the node lies in the root.
    func readPlace() -> NodePlace {
        guard graph.isEvaluating else { return node?.place() ?? graph.peek(placeAttribute) }
        watch()
        return graph.read(placeAttribute)
    }

    /// The nearest space of that name; nil if there is none.
    func readSpace(named name: AnyHashable) -> Space? {
        let now = space(named: name)
        guard graph.isEvaluating else { return now }
        watch()
        _ = graph.read(surroundings)
        // What others have been told stays, so that they hear of a change.
        if !spaces.contains(where: { $0.name == name }) { spaces.append((name, now)) }
        return now
    }

    func readSafeArea() -> EdgeInsets {
        let direction = EnvironmentValues(scope: environment).layoutDirection
        let now = safeAreaInsets
        if graph.isEvaluating {
            watch()
            _ = graph.read(surroundings)
            if safeArea == nil { safeArea = now }
        }
        return now.edgeInsets(direction)
    }

    private var safeAreaInsets: SideInsets {
        guard let node else { return .zero }
        return node.safeAreaReach(of: CGRect(origin: .zero, size: node.size)).insets
    }

    private func watch() {
        guard let node, !isWatching else { return }
        isWatching = true
        node.host.layout.observePosition(self)
    }

    private func space(named name: AnyHashable) -> Space? {
        guard let node, let space = node.space(named: name) else { return nil }
        return Space(place: node.place(in: space.node), bounds: space.bounds)
    }

    // MARK: Writing

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
        let place = node.place()
        if graph.peek(placeAttribute) != place { graph.write(placeAttribute, place) }
        checkSurroundings()
    }

    private func checkSurroundings() {
        var isOther = false
        for index in spaces.indices {
            let now = space(named: spaces[index].name)
            if now != spaces[index].space {
                spaces[index].space = now
                isOther = true
            }
        }
        let insets = safeArea == nil ? nil : safeAreaInsets
        if insets != safeArea {
            safeArea = insets
            isOther = true
        }
        if isOther { graph.write(surroundings, graph.peek(surroundings) &+ 1) }
    }

    func end() { node?.host.layout.stopObserving(self) }
}

/// A transparent node that knows its geometry.
class GeometryNode: ViewNode {
    private let environment: EnvironmentScope
    private(set) final lazy var source = GeometrySource(self, environment: environment)

    override init(_ inputs: _ViewInputs) {
        environment = inputs.environment
        super.init(inputs)
    }

    override func placeChildren() {
        source.update()
        super.placeChildren()
    }

    override func didEnd() { source.end() }
}
