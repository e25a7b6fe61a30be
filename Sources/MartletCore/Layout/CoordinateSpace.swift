/// What coordinates count from.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
    /// From the top left corner of the root.
    case global
    /// From the view's own corner.
    case local
    /// From the corner of the nearest view around that has the name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of the root.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Gives a view's coordinate space a name.
@frozen nonisolated public struct _CoordinateSpaceModifier: UnaryModifier {
    let name: AnyHashable

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let node = CoordinateSpaceNode(inputs)
        _ = graph.effect { node.name = modifier.value(in: graph).name }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

final class CoordinateSpaceNode: ViewNode {
    fileprivate(set) var name = AnyHashable(0)
}

extension ViewNode {
    /// The top left corner in the root, as layout has it. Costs the depth of the node.
    final var rootOrigin: CGPoint {
        var point = CGPoint.zero
        var node: ViewNode? = self
        while let current = node {
            point.x += current.origin.x
            point.y += current.origin.y
            node = current.parent
        }
        return point
    }

    /// The corner that a space counts from, in the root; that of the root where no view has the name.
    final func rootOrigin(of space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return .zero
        case .local: return rootOrigin
        case .named(let name):
            var node: ViewNode? = self
            while let current = node {
                if let space = current as? CoordinateSpaceNode, space.name == name { return space.rootOrigin }
                node = current.parent
            }
            return .zero
        }
    }
}

extension View {
    /// Names the coordinate space of this view, for the views inside.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }

    /// Names the coordinate space of this view, for the views inside.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
