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
        var inputs = inputs
        inputs.dynamicStackAxis = nil
        return makeStack(view.field(_ZStackLayout.self, at: 0), content: contentOfTree(view), inputs: inputs)
    }
}

/// The content of a view that stores only a tree of a layout and a content.
func contentOfTree<V, Root, Content>(
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
