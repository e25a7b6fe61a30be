import MartletGraph

/// What of a view's geometry others take over.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Where the view is in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// How large it is.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Makes a view one of those that share a geometry.
@frozen nonisolated public struct _MatchedGeometryEffect<ID: Hashable>: UnaryModifier {
    public var id: ID
    public var namespace: Namespace.ID
    public var args: (properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool)

    nonisolated public init(
        id: ID, namespace: Namespace.ID, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool
    ) {
        self.id = id
        self.namespace = namespace
        args = (properties, anchor, isSource)
    }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let node = MatchedNode(inputs)
        _ = graph.effect {
            let value = modifier.value(in: graph)
            let direction = EnvironmentValues(scope: environment).layoutDirection
            node.update(
                MatchedKey(id: AnyHashable(value.id), namespace: value.namespace), properties: value.args.properties,
                anchor: value.args.anchor.mirrored(direction), isSource: value.args.isSource)
        }
        graph.onRemove(graph.currentSubgraph) { [weak node] in node?.leaveGroup() }
        let content = body(inputs)
        node.attach(content.node)
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

extension View {
    /// Gives the view the geometry of another with the same id in the same namespace.
    ///
    /// The view with `isSource` stands where layout puts it; the others are drawn in its frame, while their own places in
    /// layout stay. If a source comes in the update in which another one goes, both are drawn on the way from the
    /// old frame to the new one, each with its own transition.
    ///
    /// Sources are looked at after each layout in which something has moved. Write the modifier inside of a
    /// `frame` that fixes the size, so that the content can take another size on its way.
    /// - Parameters:
    ///   - id: Who shares a geometry.
    ///   - namespace: Where the id counts, from an `@Namespace`.
    ///   - properties: What is taken over. With `.size` alone the content is proposed the source's size at its own place.
    ///   - anchor: The point of both views that is put together.
    ///   - isSource: Whether the view gives the geometry. With several sources the newest counts, and it is reported.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryEffect(
                id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
    }
}
