import MartletGraph

/// Sets where the pointer falls on a view.
@frozen nonisolated public struct _ContentShapeModifier<ContentShape: Shape>: UnaryModifier {
    public var shape: ContentShape
    public var eoFill: Bool

    @inlinable nonisolated public init(shape: ContentShape, eoFill: Bool = false) {
        self.shape = shape
        self.eoFill = eoFill
    }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = ContentShapeNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        _ = graph.effect {
            let value = modifier.value(in: graph)
            node.contains = { point, size in
                value.shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: value.eoFill)
            }
        }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

final class ContentShapeNode: ViewNode {
    var contains: (CGPoint, CGSize) -> Bool = { _, _ in false }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        ContainerShape.around(self) { contains(point, presentedSize) } ? hitTestChildren(point) ?? self : nil
    }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Lets the pointer fall on the view everywhere inside `shape`, also where nothing is drawn, and nowhere else.
    @inlinable nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// The same for some purposes; only `.interaction` has an effect so far.
    @ViewBuilder nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            OptionalContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill))
    }
}

nonisolated struct OptionalContentShapeModifier<S: Shape>: UnaryModifier {
    let shape: S?
    let eoFill: Bool

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = ContentShapeNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        _ = graph.effect { [unowned node] in
            let value = modifier.value(in: graph)
            node.contains = { [unowned node] point, size in
                guard let shape = value.shape else { return node.hitTestChildren(point) != nil }
                return shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: value.eoFill)
            }
        }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}
