/// Views side by side.
@frozen nonisolated public struct HStack<Content: View>: PrimitiveView {
    var _tree: _VariadicView.Tree<_HStackLayout, Content>

    /// `spacing` nil takes the distances that the views prefer.
    @inlinable nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(_HStackLayout(alignment: alignment, spacing: spacing), content())
    }

    @usableFromInline nonisolated init(_ root: _HStackLayout, _ content: Content) {
        _tree = _VariadicView.Tree(root: root, content: content)
    }

    nonisolated public static func _makeView(view: _GraphValue<HStack<Content>>, inputs: _ViewInputs) -> _ViewOutputs {
        makeStack(view.field(_HStackLayout.self, at: 0), content: contentOfTree(view), inputs: inputs)
    }
}

/// Views below each other.
@frozen nonisolated public struct VStack<Content: View>: PrimitiveView {
    var _tree: _VariadicView.Tree<_VStackLayout, Content>

    /// `spacing` nil takes the distances that the views prefer.
    @inlinable nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(_VStackLayout(alignment: alignment, spacing: spacing), content())
    }

    @usableFromInline nonisolated init(_ root: _VStackLayout, _ content: Content) {
        _tree = _VariadicView.Tree(root: root, content: content)
    }

    nonisolated public static func _makeView(view: _GraphValue<VStack<Content>>, inputs: _ViewInputs) -> _ViewOutputs {
        makeStack(view.field(_VStackLayout.self, at: 0), content: contentOfTree(view), inputs: inputs)
    }
}

/// Views on top of each other.
@frozen nonisolated public struct ZStack<Content: View>: PrimitiveView {
    var _tree: _VariadicView.Tree<_ZStackLayout, Content>

    @inlinable nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(_ZStackLayout(alignment: alignment), content())
    }

    @usableFromInline nonisolated init(_ root: _ZStackLayout, _ content: Content) {
        _tree = _VariadicView.Tree(root: root, content: content)
    }

    nonisolated public static func _makeView(view: _GraphValue<ZStack<Content>>, inputs: _ViewInputs) -> _ViewOutputs {
        makeStack(view.field(_ZStackLayout.self, at: 0), content: contentOfTree(view), inputs: inputs)
    }
}

/// The content of a view that stores only a tree of a layout and a content.
private func contentOfTree<V, Root, Content>(
    _ view: _GraphValue<V>, root: Root.Type = Root.self, content: Content.Type = Content.self
) -> _GraphValue<Content> where V: TreeStoring, V.Root == Root, V.Content == Content {
    view.field(Content.self, at: offsetOfSecondField(Root.self, Content.self))
}

protocol TreeStoring {
    associatedtype Root
    associatedtype Content
}

extension HStack: TreeStoring { typealias Root = _HStackLayout }
extension VStack: TreeStoring { typealias Root = _VStackLayout }
extension ZStack: TreeStoring { typealias Root = _ZStackLayout }

/// How HStack arranges.
@frozen public struct _HStackLayout: StackLayout, Equatable, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var stackAxis: Axis? { .horizontal }

    var arrangement: NodeArrangement {
        .stack(StackArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing))
    }
}

/// How VStack arranges.
@frozen public struct _VStackLayout: StackLayout, Equatable, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var stackAxis: Axis? { .vertical }

    var arrangement: NodeArrangement {
        .stack(StackArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing))
    }
}

/// How ZStack arranges.
@frozen public struct _ZStackLayout: StackLayout, Equatable, Sendable {
    public var alignment: Alignment

    @inlinable public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    static var stackAxis: Axis? { nil }

    var arrangement: NodeArrangement { .layers(LayersArrangement(alignment: alignment)) }
}

/// A stack's parameters, as a layout that anyone can use and as the arrangement that the stack itself runs.
protocol StackLayout: Layout, _VariadicView_Root, Equatable where Cache == Void {
    static var stackAxis: Axis? { get }
    var arrangement: NodeArrangement { get }
}

/// The built-in arrangements over nodes.
enum NodeArrangement {
    case stack(StackArrangement)
    case layers(LayersArrangement)

    func size(of nodes: [ViewNode], proposal: ProposedViewSize) -> CGSize {
        switch self {
        case .stack(let stack): stack.size(of: nodes, proposal: proposal)
        case .layers(let layers): layers.size(of: nodes, proposal: proposal)
        }
    }

    func place(
        _ nodes: [ViewNode], in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection,
        _ put: (ViewNode, CGPoint, ProposedViewSize) -> Void
    ) {
        switch self {
        case .stack(let stack): stack.place(nodes, in: size, proposal: proposal, direction: direction, put)
        case .layers(let layers): layers.place(nodes, in: size, proposal: proposal, put)
        }
    }

    func spacing(of nodes: [ViewNode]) -> ViewSpacing {
        switch self {
        case .stack(let stack): return stack.spacing(of: nodes)
        case .layers:
            guard var result = nodes.first?.preferredSpacing() else { return .zero }
            for node in nodes.dropFirst() { result.formUnion(node.preferredSpacing()) }
            return result
        }
    }
}

extension StackLayout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = stackAxis
        return properties
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        arrangement.spacing(of: Array(subviews.nodes))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrangement.size(of: Array(subviews.nodes), proposal: proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let recorder = subviews.recorder else { return }
        arrangement.place(
            Array(subviews.nodes), in: bounds.size, proposal: proposal, direction: subviews.layoutDirection
        ) { node, origin, proposal in
            recorder.record(
                node, origin: CGPoint(x: origin.x + bounds.minX, y: origin.y + bounds.minY),
                size: node.sizeThatFits(proposal), proposal: proposal)
        }
    }
}

private func makeStack<L: StackLayout, Content: View>(
    _ layout: _GraphValue<L>, content: _GraphValue<Content>, inputs: _ViewInputs
) -> _ViewOutputs {
    makeLayout(layout, content: content, inputs: inputs)
}
