/// Views in columns, line by line, made only where they show.
///
/// It is as wide as it is proposed; the columns as a whole are aligned in it. Headers and footers of sections have
/// lines of their own.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
    var tree: _VariadicView.Tree<LazyVGridLayout, Content>

    /// `spacing` is the distance between lines; nil is the default, 8 points.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        tree = _VariadicView.Tree(
            root: LazyVGridLayout(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews),
            content: content())
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeLazy(LazyVGridLayout.self, Content.self, view: view, inputs: inputs)
    }
}

/// Views in rows, line by line from the leading edge, made only where they show.
///
/// It is as high as it is proposed; the rows as a whole are aligned in it.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
    var tree: _VariadicView.Tree<LazyHGridLayout, Content>

    /// `spacing` is the distance between lines; nil is the default, 8 points.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        tree = _VariadicView.Tree(
            root: LazyHGridLayout(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews),
            content: content())
    }

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeLazy(LazyHGridLayout.self, Content.self, view: view, inputs: inputs)
    }
}

nonisolated struct LazyVGridLayout: LazyLayout {
    var columns: [GridItem]
    var alignment: HorizontalAlignment
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews

    var arrangement: LazyArrangement {
        LazyArrangement(axis: .vertical, kind: .grid(columns, alignment.key), spacing: spacing, pinned: pinnedViews)
    }
}

nonisolated struct LazyHGridLayout: LazyLayout {
    var rows: [GridItem]
    var alignment: VerticalAlignment
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews

    var arrangement: LazyArrangement {
        LazyArrangement(axis: .horizontal, kind: .grid(rows, alignment.key), spacing: spacing, pinned: pinnedViews)
    }
}
