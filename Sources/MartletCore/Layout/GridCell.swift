/// How many columns a cell goes over.
struct GridCellColumnsTraitKey: _ViewTraitKey {
    static var defaultValue: Int { 1 }
}

/// The axes on which a cell takes the room that there is without asking for any.
struct GridCellUnsizedAxesTraitKey: _ViewTraitKey {
    static var defaultValue: Axis.Set { [] }
}

/// Where a cell stands, in place of the alignments of its row and column.
struct GridCellAnchorTraitKey: _ViewTraitKey {
    static var defaultValue: UnitPoint? { nil }
}

/// The alignment of the column that a cell is in.
struct GridColumnAlignmentTraitKey: _ViewTraitKey {
    static var defaultValue: HorizontalAlignment? { nil }
}

extension View {
    /// Makes this cell of a `GridRow` go over several columns.
    /// - Parameter count: How many; less than one is reported and taken as one.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(_TraitWritingModifier<GridCellColumnsTraitKey>(value: count))
    }

    /// Puts a point of this cell on the same point of the room that the grid has for it, whatever the alignments of
    /// grid, row and column.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_TraitWritingModifier<GridCellAnchorTraitKey>(value: anchor))
    }

    /// Keeps this cell from sizing its column or row: along `axes` it gets what the other cells need.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_TraitWritingModifier<GridCellUnsizedAxesTraitKey>(value: axes))
    }

    /// Sets the alignment of the whole column that this cell is in. The first cell of a column that sets it counts;
    /// a cell over several columns keeps the alignment of the grid.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_TraitWritingModifier<GridColumnAlignmentTraitKey>(value: guide))
    }
}

/// One cell: a child of the grid with its place in the table.
struct GridCell {
    let node: ViewNode
    let columns: Range<Int>
    let unsized: Axis.Set
    let anchor: UnitPoint?

    var isSingle: Bool { columns.count == 1 }
    /// Whether the cell is lined up with the others of its column, or of its row.
    var followsColumn: Bool { isSingle && anchor == nil && !unsized.contains(.horizontal) }
    var followsRow: Bool { anchor == nil && !unsized.contains(.vertical) }
}
