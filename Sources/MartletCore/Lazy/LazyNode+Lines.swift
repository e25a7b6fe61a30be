extension LazyNode {
    /// The line that a cell belongs to; its cells are made.
    func line(around cell: LazyCell, tracks: [LazyTrack]) -> LazyLine {
        let each = cellsPerLine(tracks)
        guard each > 1, cell.role == .cell else { return made([cell]) }
        var first = cell
        for _ in 0..<(cell.indexInFlow % each) {
            guard let previous = first.neighbour(.backward), flows(previous, first) else { break }
            first = previous
        }
        return line(from: first, tracks: tracks)
    }

    /// The line that begins with a cell.
    func line(from first: LazyCell, tracks: [LazyTrack]) -> LazyLine {
        let each = cellsPerLine(tracks)
        var cells: ContiguousArray<LazyCell> = [first]
        while cells.count < each, let last = cells.last, last.role == .cell,
            let next = last.neighbour(.forward), flows(last, next)
        {
            cells.append(next)
        }
        return made(cells)
    }

    /// Whether the second cell may stand in the line of the first.
    private func flows(_ first: LazyCell, _ second: LazyCell) -> Bool {
        first.role == .cell && second.role == .cell && first.section === second.section
    }

    private func made(_ cells: ContiguousArray<LazyCell>) -> LazyLine {
        for cell in cells where cell.node == nil {
            _ = cell.make(stackAxis: axis, graph: host.graph)
            madeCells.append(cell)
        }
        return LazyLine(cells: cells)
    }

    /// Builds the lines that show between two positions, from one cell whose line begins at `position`.
    func buildLines(
        around cell: LazyCell, at position: CGFloat, low: CGFloat, high: CGFloat, tracks: [LazyTrack], room: CGFloat
    ) -> ContiguousArray<LazyLine> {
        func measured(_ line: LazyLine, isNew: Bool) -> LazyLine {
            var line = line
            line.length = length(of: line.cells, tracks: tracks, room: room)
            if isNew { mean.add(line.length + estimatedDistance) }
            return line
        }
        func newLine(_ make: () -> LazyLine) -> LazyLine {
            let known = madeCells.count
            let line = make()
            return measured(line, isNew: madeCells.count > known || mean.count == 0)
        }
        var first = newLine { self.line(around: cell, tracks: tracks) }
        first.start = position
        var result: ContiguousArray<LazyLine> = [first]

        var above: ContiguousArray<LazyLine> = []
        var top = first
        while top.start - estimatedDistance > low, let previous = top.cells[0].neighbour(.backward) {
            var line = newLine { self.line(around: previous, tracks: tracks) }
            line.start = top.start - distance(line, top) - line.length
            above.append(line)
            top = line
        }
        result.insert(contentsOf: above.reversed(), at: 0)

        var bottom = first
        while bottom.end + estimatedDistance < high, let next = bottom.cells.last?.neighbour(.forward) {
            var line = newLine { self.line(from: next, tracks: tracks) }
            line.start = bottom.end + distance(bottom, line)
            result.append(line)
            bottom = line
        }
        return result
    }
}
