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
    /// Whether the pointer falls on the view; nil leaves it to the content.
    var contains: ((CGPoint, CGSize) -> Bool)?
    var makePreviewPath: ((CGSize) -> Path)?

    /// What the picture of a drag is cut by.
    var previewPath: Path? { makePreviewPath?(presentedSize) }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        guard let contains else { return hitTestChildren(point) }
        return ContainerShape.around(self) { contains(point, presentedSize) } ? hitTestChildren(point) ?? self : nil
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

    /// The same for some purposes: `.interaction` for the pointer, `.dragPreview` for the picture of a drag. The others have
    /// no effect here.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeKindModifier(kind: kind, shape: shape, eoFill: eoFill))
    }
}

nonisolated struct ContentShapeKindModifier<S: Shape>: UnaryModifier {
    let kind: ContentShapeKinds
    let shape: S
    let eoFill: Bool

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = ContentShapeNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        _ = graph.effect {
            let value = modifier.value(in: graph)
            let path = { (size: CGSize) in value.shape.path(in: CGRect(origin: .zero, size: size)) }
            node.makePreviewPath = value.kind.contains(.dragPreview) ? path : nil
            node.contains =
                value.kind.contains(.interaction) ? { path($1).contains($0, eoFill: value.eoFill) } : nil
        }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}
