/// The rows and columns that the children of a grid form.
struct GridTable {
    struct Row {
        var cells: Range<Int>
        var alignment: VerticalAlignment
        var priority: Double
    }

    struct Column {
        var alignment: HorizontalAlignment
        var priority: Double
        /// The cells that are in this column only, and those that go over it and others.
        var cells: [Int] = []
        var spans: [Int] = []
    }

    private(set) var cells: [GridCell] = []
    private(set) var rows: [Row] = []
    private(set) var columns: [Column] = []

    /// Children of one `GridRow` are a row; any other child is a row of its own, over all columns.
    init(_ nodes: ArraySlice<ViewNode>, alignment: Alignment) {
        cells.reserveCapacity(nodes.count)
        var current: GridRowIdentity?
        var column = 0
        var count = 1
        var wide: [Int] = []
        for node in nodes {
            let row = node.gridRow
            if row == nil || row !== current {
                column = 0
                let first = cells.count
                rows.append(
                    Row(
                        cells: first..<first, alignment: row?.alignment ?? alignment.vertical,
                        priority: -.infinity))
            }
            current = row
            row?.container = node.parent
            if row == nil { wide.append(cells.count) }
            let span = row == nil ? 1 : Self.span(of: node)
            cells.append(
                GridCell(
                    node: node, columns: column..<column + span,
                    unsized: node.trait(GridCellUnsizedAxesTraitKey.self),
                    anchor: node.trait(GridCellAnchorTraitKey.self)))
            column += span
            count = max(count, column)
            rows[rows.count - 1].cells = rows[rows.count - 1].cells.lowerBound..<cells.count
            rows[rows.count - 1].priority = max(rows[rows.count - 1].priority, node.layoutPriority)
        }
        for index in wide {
            let cell = cells[index]
            cells[index] = GridCell(node: cell.node, columns: 0..<count, unsized: cell.unsized, anchor: cell.anchor)
        }
        if !cells.isEmpty { fillColumns(count, alignment.horizontal) }
    }

    /// How many columns a cell may go over: each costs room and time, also where nothing is in it. Our own choice.
    private static let mostColumns = 1000

    private static func span(of node: ViewNode) -> Int {
        let count = node.trait(GridCellColumnsTraitKey.self)
        if count >= 1, count <= mostColumns { return count }
        let bound = count < 1 ? "one column at least; one is used" : "\(mostColumns) columns at most; so many are used"
        node.host.report(
            .invalidGeometry,
            "gridCellColumns(\(count)): a cell goes over \(bound). Leave the modifier off for a view over all columns, and "
                + "put the view beside the rows instead of into one.", at: node.instance)
        return min(max(count, 1), mostColumns)
    }

    private mutating func fillColumns(_ count: Int, _ alignment: HorizontalAlignment) {
        columns = Array(repeating: Column(alignment: alignment, priority: -.infinity), count: count)
        var isAligned = Array(repeating: false, count: count)
        for (index, cell) in cells.enumerated() {
            for column in cell.columns {
                columns[column].priority = max(columns[column].priority, cell.node.layoutPriority)
                guard cell.isSingle else {
                    columns[column].spans.append(index)
                    continue
                }
                columns[column].cells.append(index)
                if !isAligned[column], let own = cell.node.trait(GridColumnAlignmentTraitKey.self) {
                    isAligned[column] = true
                    columns[column].alignment = own
                }
            }
        }
    }

    /// The distances between columns: the largest that two neighbours in a row prefer.
    func columnGaps(_ spacing: CGFloat?) -> [CGFloat] {
        if let spacing { return Array(repeating: spacing, count: max(columns.count - 1, 0)) }
        var gaps: [CGFloat?] = Array(repeating: nil, count: max(columns.count - 1, 0))
        for row in rows {
            for index in row.cells.dropFirst() {
                let gap = cells[index].columns.lowerBound - 1
                let distance = cells[index - 1].node.preferredSpacing()
                    .distance(to: cells[index].node.preferredSpacing(), along: .horizontal)
                gaps[gap] = max(gaps[gap] ?? distance, distance)
            }
        }
        return gaps.map { $0 ?? ViewSpacing.defaultDistance }
    }

    /// The distances between rows: the largest that two cells above each other prefer.
    /// Source: measured, grid/basic and grid/modifiers.
    func rowGaps(_ spacing: CGFloat?) -> [CGFloat] {
        if let spacing { return Array(repeating: spacing, count: max(rows.count - 1, 0)) }
        return rows.indices.dropFirst().map { row in
            var gap: CGFloat?
            var above = rows[row - 1].cells.lowerBound
            for index in rows[row].cells {
                let cell = cells[index]
                while above < rows[row - 1].cells.upperBound,
                    cells[above].columns.lowerBound < cell.columns.upperBound
                {
                    if cells[above].columns.upperBound > cell.columns.lowerBound {
                        let distance = cells[above].node.preferredSpacing()
                            .distance(to: cell.node.preferredSpacing(), along: .vertical)
                        gap = max(gap ?? distance, distance)
                    }
                    // A wide cell may reach over the next one below as well.
                    if cells[above].columns.upperBound > cell.columns.upperBound { break }
                    above += 1
                }
            }
            return gap ?? ViewSpacing.defaultDistance
        }
    }

    /// The distances that the grid prefers: those of the cells at its edges.
    var spacing: ViewSpacing {
        guard let first = rows.first, let last = rows.last else { return .zero }
        var result = ViewSpacing()
        func fill(_ edge: Edge.Set, _ edgeCells: some Sequence<GridCell>) {
            var isFirst = true
            for cell in edgeCells {
                let own = cell.node.preferredSpacing()
                if isFirst { result.setEdges(of: own, edge) } else { result.formUnion(own, edges: edge) }
                isFirst = false
            }
        }
        fill(.top, cells[first.cells])
        fill(.bottom, cells[last.cells])
        fill(.leading, cells.lazy.filter { $0.columns.lowerBound == 0 })
        fill(.trailing, cells.lazy.filter { [end = columns.count] in $0.columns.upperBound == end })
        return result
    }
}
