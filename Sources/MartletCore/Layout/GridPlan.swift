/// The widths of a grid's columns and the heights of its rows for one proposal.
struct GridPlan {
    /// One column or row.
    struct Track {
        var start: CGFloat = 0
        var length: CGFloat = 0
        /// By how much the aligned cells together are longer than the longest of them: no cell is offered that.
        var slack: CGFloat = 0

        var end: CGFloat { start + length }
    }

    let table: GridTable
    let alignment: Alignment
    private let columnGaps: [CGFloat]
    /// The distances inside of each cell that goes over several columns.
    private let inners: [CGFloat]
    private(set) var columns: [Track]
    private(set) var rows: [Track]

    var size: CGSize { CGSize(width: columns.last?.end ?? 0, height: rows.last?.end ?? 0) }

    init(
        _ table: GridTable, alignment: Alignment, columnGaps: [CGFloat], rowGaps: [CGFloat],
        proposal: ProposedViewSize
    ) {
        self.table = table
        self.alignment = alignment
        columns = Array(repeating: Track(), count: table.columns.count)
        rows = Array(repeating: Track(), count: table.rows.count)
        self.columnGaps = columnGaps
        inners = table.cells.map { cell in
            columnGaps[cell.columns.lowerBound..<cell.columns.upperBound - 1].reduce(0, +)
        }
        fillColumns(proposal)
        fillRows(rowGaps, proposal)
    }

    // MARK: Columns

    private mutating func fillColumns(_ proposal: ProposedViewSize) {
        let distances = columnGaps.reduce(0, +)
        let extents = sharedRoom(
            proposal.width.map { $0 - distances }, priorities: table.columns.map(\.priority)
        ) { extent(ofColumn: $0, width: $1, height: proposal.height) }
        for index in columns.indices {
            columns[index].length = extents[index].length
            columns[index].slack = extents[index].slack
        }
        widen(proposal, distances)
        position(&columns, columnGaps)
    }

    /// How wide a column is whose cells are offered `width`.
    private func extent(ofColumn index: Int, width: CGFloat?, height: CGFloat?) -> GridExtent {
        let column = table.columns[index]
        var extent = GridExtent()
        for cell in column.cells.lazy.map({ table.cells[$0] }) where !cell.unsized.contains(.horizontal) {
            let dimensions = cell.node.dimensions(in: ProposedViewSize(width: width, height: height))
            if cell.anchor == nil {
                extent.add(dimensions, column.alignment.key)
            } else {
                extent.add(dimensions.width)
            }
        }
        if extent.isUsed { return extent }
        // Nothing is in this column alone: it has its part of what goes over it.
        for index in column.spans where !table.cells[index].unsized.contains(.horizontal) {
            let cell = table.cells[index]
            let count = CGFloat(cell.columns.count)
            let inner = inners[index]
            let offer = width.map { $0 * count + inner }
            let own = cell.node.sizeThatFits(ProposedViewSize(width: offer, height: height)).width
            extent.add(max((own - inner) / count, 0))
        }
        return extent
    }

    /// Makes columns wider where a cell over several of them needs more: each by the same.
    /// Source: measured, grid/modifiers.
    private mutating func widen(_ proposal: ProposedViewSize, _ distances: CGFloat) {
        var spans = table.cells.filter { !$0.isSingle && !$0.unsized.contains(.horizontal) }
        spans.sort { $0.columns.count < $1.columns.count }
        for cell in spans {
            let current = length(of: cell)
            let total = columns.reduce(distances) { $0 + $1.length }
            // What is left to the columns of the cell when the others have theirs.
            let offer = proposal.width.map { $0 == .infinity ? $0 : max(current, current + $0 - total) }
            let own = cell.node.sizeThatFits(ProposedViewSize(width: offer, height: proposal.height)).width
            guard own > current else { continue }
            for column in cell.columns { columns[column].length += (own - current) / CGFloat(cell.columns.count) }
        }
    }

    // MARK: Rows

    private mutating func fillRows(_ gaps: [CGFloat], _ proposal: ProposedViewSize) {
        let room = proposal.height.map { $0 - gaps.reduce(0, +) }
        let extents = sharedRoom(room, priorities: table.rows.map(\.priority)) {
            extent(ofRow: $0, height: $1)
        }
        for index in rows.indices {
            rows[index].length = extents[index].length
            rows[index].slack = extents[index].slack
        }
        position(&rows, gaps)
    }

    /// How tall a row is whose cells are offered `height`.
    private func extent(ofRow index: Int, height: CGFloat?) -> GridExtent {
        let row = table.rows[index]
        var extent = GridExtent()
        for cell in table.cells[row.cells] where !cell.unsized.contains(.vertical) {
            let dimensions = cell.node.dimensions(in: ProposedViewSize(width: width(of: cell), height: height))
            if cell.anchor == nil {
                extent.add(dimensions, row.alignment.key)
            } else {
                extent.add(dimensions.height)
            }
        }
        return extent
    }

    private func position(_ tracks: inout [Track], _ gaps: [CGFloat]) {
        var start: CGFloat = 0
        for index in tracks.indices {
            tracks[index].start = start
            start += tracks[index].length
            if index < gaps.count { start += gaps[index] }
        }
    }

    // MARK: Cells

    /// How wide the columns of a cell are together. The ends are no help: they may be infinite.
    private func length(of cell: GridCell) -> CGFloat {
        columns[cell.columns].reduce(inner(cell)) { $0 + $1.length }
    }

    /// The distances inside of a cell that goes over several columns.
    private func inner(_ cell: GridCell) -> CGFloat {
        columnGaps[cell.columns.lowerBound..<cell.columns.upperBound - 1].reduce(0, +)
    }

    /// The width that a cell is offered when all columns are known.
    private func width(of cell: GridCell) -> CGFloat {
        guard cell.isSingle else { return length(of: cell) }
        let column = columns[cell.columns.lowerBound]
        return column.length - column.slack
    }

    /// Calls `put` with each cell in order, x counted from the leading edge.
    func place(_ put: (Int, CGPoint, ProposedViewSize) -> Void) {
        var places: [(proposal: ProposedViewSize, dimensions: ViewDimensions)] = []
        places.reserveCapacity(table.cells.count)
        var across = Array(repeating: GridExtent(), count: columns.count)
        var down = Array(repeating: GridExtent(), count: rows.count)
        for (index, row) in table.rows.enumerated() {
            for cell in table.cells[row.cells] {
                let proposal = ProposedViewSize(
                    width: width(of: cell), height: rows[index].length - rows[index].slack)
                let dimensions = cell.node.dimensions(in: proposal)
                places.append((proposal, dimensions))
                let column = cell.columns.lowerBound
                if cell.followsColumn { across[column].add(dimensions, table.columns[column].alignment.key) }
                if cell.followsRow { down[index].add(dimensions, row.alignment.key) }
            }
        }
        let columnLines = columns.indices.map {
            across[$0].line(table.columns[$0].alignment.key, in: columns[$0].length)
        }
        for (rowIndex, row) in table.rows.enumerated() {
            let rowLine = down[rowIndex].line(row.alignment.key, in: rows[rowIndex].length)
            for index in row.cells {
                let cell = table.cells[index]
                let first = cell.columns.lowerBound
                let room = CGRect(
                    x: columns[first].start, y: rows[rowIndex].start, width: length(of: cell),
                    height: rows[rowIndex].length)
                let dimensions = places[index].dimensions
                var origin = room.origin
                if let anchor = cell.anchor {
                    origin.x += (room.width - dimensions.width) * anchor.x
                    origin.y += (room.height - dimensions.height) * anchor.y
                } else {
                    // A cell over several columns does not follow their alignments. Source: measured, grid/modifiers.
                    let column = cell.isSingle ? table.columns[first].alignment : alignment.horizontal
                    let box = ViewDimensions(node: nil, size: room.size, proposal: ProposedViewSize(room.size))
                    origin.x += (cell.followsColumn ? columnLines[first] : box[column]) - dimensions[column]
                    origin.y += (cell.followsRow ? rowLine : box[row.alignment]) - dimensions[row.alignment]
                }
                put(index, origin, places[index].proposal)
            }
        }
    }
}
