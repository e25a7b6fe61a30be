import MartletGraph

/// Views in rows and columns, all made at once.
///
/// Each `GridRow` in the content is a row, each view in it a cell; a view that is in no row is a row of its own
/// over all columns. A column is as wide as its widest cell, a row as tall as its tallest; flexible ones share the
/// room that the others leave, as in a stack.
@frozen nonisolated public struct Grid<Content: View>: PrimitiveView {
    var _tree: _VariadicView.Tree<GridLayout, Content>

    /// - Parameters:
    ///   - alignment: How cells stand in their columns and rows.
    ///   - horizontalSpacing: The distance between columns in points; nil takes what the cells prefer.
    ///   - verticalSpacing: The distance between rows, likewise.
    @inlinable nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            content())
    }

    @usableFromInline nonisolated init(_ root: GridLayout, _ content: Content) {
        _tree = _VariadicView.Tree(root: root, content: content)
    }

    nonisolated public static func _makeView(view: _GraphValue<Grid<Content>>, inputs: _ViewInputs) -> _ViewOutputs {
        makeLayout(view.field(GridLayout.self, at: 0), content: contentOfTree(view), inputs: inputs)
    }
}

extension Grid: TreeStoring { typealias Root = GridLayout }

/// A row of a `Grid`: each view in it is a cell.
///
/// In any other container it is what a `Group` is. A modifier on it reaches each cell.
@frozen nonisolated public struct GridRow<Content: View>: MultiView {
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: How the cells stand in the row; nil takes the grid's.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        let graph = inputs.graph
        let row = GridRowIdentity()
        _ = graph.effect { row.update(view.value(in: graph).alignment) }
        var inputs = inputs
        inputs.wrap { _, make in
            let outputs = make()
            // A row in a row is a group: the outer one, which comes here last, has the cell.
            outputs.node.traits[ObjectIdentifier(GridRowIdentity.self)] = row
            return outputs
        }
        let offset = offsetOfSecondField(VerticalAlignment?.self, Content.self)
        return Content._makeViewList(view: view.field(Content.self, at: offset), inputs: inputs)
    }
}

/// Which row a cell is in, as its grid sees it.
final class GridRowIdentity {
    private(set) var alignment: VerticalAlignment?
    /// The node that arranges the row.
    weak var container: ViewNode?

    func update(_ new: VerticalAlignment?) {
        guard alignment != new else { return }
        alignment = new
        container?.setNeedsLayout()
    }
}

extension ViewNode {
    /// The outermost `GridRow` around this child of a container.
    final var gridRow: GridRowIdentity? {
        var node: ViewNode? = self
        while let current = node {
            if let row = current.traits[ObjectIdentifier(GridRowIdentity.self)] { return (row as! GridRowIdentity) }
            node = current.wrapped
        }
        return nil
    }
}
