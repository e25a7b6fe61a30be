/// Views below each other, made only where they show.
///
/// It is as wide as it is proposed. The length of what has not been made is estimated. State of views that have been
/// scrolled away stays.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
    var tree: _VariadicView.Tree<LazyVStackLayout, Content>

    /// `spacing` nil takes the distances that the views prefer.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        tree = _VariadicView.Tree(
            root: LazyVStackLayout(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews), content: content()
        )
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeLazy(LazyVStackLayout.self, Content.self, view: view, inputs: inputs)
    }
}

/// Views side by side, made only where they show.
///
/// It is as high as it is proposed. The length of what has not been made is estimated. State of views that have been
/// scrolled away stays.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
    var tree: _VariadicView.Tree<LazyHStackLayout, Content>

    /// `spacing` nil takes the distances that the views prefer.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        tree = _VariadicView.Tree(
            root: LazyHStackLayout(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews), content: content()
        )
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeLazy(LazyHStackLayout.self, Content.self, view: view, inputs: inputs)
    }
}

/// What a lazy container's view says about the arrangement.
protocol LazyLayout: _VariadicView_Root {
    nonisolated var arrangement: LazyArrangement { get }
}

nonisolated struct LazyVStackLayout: LazyLayout {
    var alignment: HorizontalAlignment
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews

    var arrangement: LazyArrangement {
        LazyArrangement(axis: .vertical, kind: .stack(alignment.key), spacing: spacing, pinned: pinnedViews)
    }
}

nonisolated struct LazyHStackLayout: LazyLayout {
    var alignment: VerticalAlignment
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews

    var arrangement: LazyArrangement {
        LazyArrangement(axis: .horizontal, kind: .stack(alignment.key), spacing: spacing, pinned: pinnedViews)
    }
}

/// Makes the node of a view that stores a tree of a lazy layout and a content.
func makeLazy<V: View, Layout: LazyLayout, Content: View>(
    _: Layout.Type, _: Content.Type, view: _GraphValue<V>, inputs: _ViewInputs
) -> _ViewOutputs {
    let graph = inputs.graph
    let environment = inputs.environment
    let layout = view.field(Layout.self, at: 0)
    var node: LazyNode!
    _ = graph.effect {
        let arrangement = layout.value(in: graph).arrangement
        let direction = EnvironmentValues(scope: environment).layoutDirection
        if let node {
            node.update(arrangement, direction: direction)
        } else {
            node = LazyNode(arrangement, direction: direction, inputs: inputs)
        }
    }
    var inner = inputs
    inner.isLazy = true
    inner.wrappers = nil
    let content = view.field(Content.self, at: offsetOfSecondField(Layout.self, Content.self))
    node.setList(Content.listOrDefer(view: content, inputs: inner))
    return _ViewOutputs(node, preferences: PreferenceOutputs(presentIn: node, inputs: inputs))
}
