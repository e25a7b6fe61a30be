extension LazyNode {
    /// How many cells a line has.
    func cellsPerLine(_ tracks: [LazyTrack]) -> Int { arrangement.isGrid ? max(tracks.count, 1) : 1 }

    private var cellsPerLine: Int { cellsPerLine(arrangement.tracks(in: isPlaced ? size[axis.other] : nil)) }

    func lineCount(_ cells: Int, tracks: [LazyTrack]) -> CGFloat {
        let each = cellsPerLine(tracks)
        return CGFloat((max(cells, 0) + each - 1) / each)
    }

    /// How many cells stand behind the window.
    var after: Int {
        let inside = lines.reduce(0) { $0 + $1.cells.lazy.filter { !$0.hasLeft }.count }
        return max(root.cellCount - before - inside, 0)
    }

    /// The length of what stands behind the window, from the end of its last line.
    func tailLength(_ tracks: [LazyTrack]) -> CGFloat {
        let after = after
        if after == 0 { return 0 }
        return tail.length + lineCount(after - tail.cells, tracks: tracks) * mean.value
    }

    /// The length of a line, its cells measured in these tracks.
    func length(of cells: ContiguousArray<LazyCell>, tracks: [LazyTrack], room: CGFloat?) -> CGFloat {
        var result: CGFloat = 0
        for (column, cell) in cells.enumerated() where !cell.hasLeft {
            let minor = cell.role == .cell && column < tracks.count ? tracks[column].length : room
            let node = cell.make(stackAxis: axis, graph: host.graph)
            result = max(result, node.sizeThatFits(ProposedViewSize(major: nil, minor: minor, axis: axis))[axis])
        }
        return result.isFinite ? result : 0
    }

    /// The distance between two lines.
    func distance(_ upper: LazyLine, _ lower: LazyLine) -> CGFloat {
        let distance: CGFloat
        if let spacing = arrangement.spacing {
            if !spacing.isFinite { reportInvalidSpacing(spacing) }
            distance = spacing.isFinite ? spacing : 0
        } else if arrangement.isGrid {
            distance = ViewSpacing.defaultDistance
        } else if let a = upper.cells.last?.node, let b = lower.cells.first?.node {
            distance = a.preferredSpacing().distance(to: b.preferredSpacing(), along: axis)
        } else {
            distance = ViewSpacing.defaultDistance
        }
        lastDistance = distance
        return distance
    }

    /// The distance to a line that has not been made.
    var estimatedDistance: CGFloat {
        if let spacing = arrangement.spacing { return spacing.isFinite ? spacing : 0 }
        return lastDistance ?? ViewSpacing.defaultDistance
    }

    /// Makes the first line where nothing is known yet: the estimate needs a length.
    func prepare() {
        guard lines.isEmpty, mean.count == 0, mean.guess == nil, let first = root.edgeCell(.forward) else { return }
        let room = isPlaced ? size[axis.other] : nil
        let tracks = arrangement.tracks(in: room)
        var line = line(around: first, tracks: tracks)
        line.length = length(of: line.cells, tracks: tracks, room: room)
        mean.guess = line.length + estimatedDistance
        lines = [line]
        before = 0
        start = 0
    }

    /// The length of all content where the cells are measured in these tracks.
    func length(in tracks: [LazyTrack], room: CGFloat?) -> CGFloat {
        guard !lines.isEmpty else { return structureHasChanged ? estimatedLength(tracks) : lengthAtRest }
        // Where all has gone, what stood before the window has gone as well.
        if structureHasChanged, root.cellCount == 0 { return 0 }
        let isCurrent = !isPlaced || room == size[axis.other]
        var position: CGFloat = 0
        var sum: CGFloat = 0
        var previous: LazyLine?
        for line in lines {
            guard line.cells.contains(where: { !$0.hasLeft }) else { continue }
            if let previous { position += distance(previous, line) }
            let own = length(of: line.cells, tracks: tracks, room: room)
            position += own
            sum += own + estimatedDistance
            previous = line
        }
        if isCurrent, mean.count > 0 { return start + position + tailLength(tracks) }
        // In other tracks nothing is known but what is measured now.
        let each = sum / CGFloat(lines.count)
        return position + each * (lineCount(before, tracks: tracks) + lineCount(after, tracks: tracks))
    }

    private func estimatedLength(_ tracks: [LazyTrack]) -> CGFloat {
        let count = lineCount(root.cellCount, tracks: tracks)
        return count > 0 ? count * mean.value - estimatedDistance : 0
    }
}
