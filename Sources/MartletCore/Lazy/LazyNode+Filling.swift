extension LazyNode {
    /// What the window was before a pass, as far as its cells are still there.
    private struct Former {
        var first: LazyCell
        var last: LazyCell
        var start: CGFloat
        var end: CGFloat
    }

    private var former: Former? {
        guard let first = lines.first(where: \.hasCells), let last = lines.last(where: \.hasCells),
            let firstCell = first.cells.first(where: { !$0.hasLeft }),
            let lastCell = last.cells.last(where: { !$0.hasLeft })
        else { return nil }
        return Former(first: firstCell, last: lastCell, start: first.start, end: last.end)
    }

    /// Makes the window show what is visible, and nothing else. Where the content before it turns out longer or
    /// shorter than it was taken for, the viewport moves along, and `visible` with it.
    func fill(_ visible: inout (low: CGFloat, high: CGFloat)?, tracks: [LazyTrack], room: CGFloat) {
        let survivors = structureHasChanged ? survivingRange : nil
        var former = former
        // In other tracks lines have other cells and other lengths: what is not made is estimated anew.
        let hasOtherTracks = knownTracks.map { $0 != tracks } ?? false
        knownTracks = tracks
        if hasOtherTracks {
            head = LazyStretch()
            tail = LazyStretch()
        }
        let known = lines.isEmpty && !structureHasChanged ? lengthAtRest : length(in: tracks, room: room)
        guard let range = visible, range.low <= known, range.high >= 0,
            var anchor = anchor(range, tracks: tracks, room: room)
        else {
            return rest(tracks: tracks, room: room)
        }
        // The place of the anchor may have moved with content before it.
        if anchor.grown != 0, let current = visible {
            visible = (current.low + anchor.grown, current.high + anchor.grown)
            grow(by: anchor.grown)
            former?.start += anchor.grown
            former?.end += anchor.grown
        }
        guard let (low, high) = visible else { return }
        let length = lines.isEmpty ? lengthAtRest : length(in: tracks, room: room)
        if anchor.isAtEnd {
            let line = line(around: anchor.cell, tracks: tracks)
            anchor.start = length - self.length(of: line.cells, tracks: tracks, room: room)
        }
        var built = buildLines(
            around: anchor.cell, at: anchor.start, low: low, high: high, tracks: tracks, room: room)
        var whole = built
        while let last = built.last, !last.shows(between: low, high) { built.removeLast() }
        while let first = built.first, !first.shows(between: low, high) { built.removeFirst() }
        if built.isEmpty, low < length, high > 0 {
            // A gap between two lines is all that shows: one of them stays, to go on from.
            built = [whole.last { $0.end <= low } ?? whole.removeFirst()]
        }
        guard let first = built.first else {
            lines = whole
            before = whole[0].cells[0].index
            start = whole[0].start
            return rest(tracks: tracks, room: room)
        }
        var index = first.cells[0].index
        for place in built.indices {
            built[place].index = index
            index += built[place].cells.count
        }
        lines = built
        before = first.cells.isEmpty ? 0 : built[0].index
        start = first.start
        if let window = restored { return finishRestoring(window) }
        let comparable = hasOtherTracks ? nil : former
        let grown = adjustHead(comparable, isNear: anchor.isNear, tracks: tracks)
        adjustTail(comparable, whole, tracks: tracks)
        if grown != 0 {
            visible = (low + grown, high + grown)
            grow(by: grown)
        }
        if before == 0, start != 0 {
            // Sums of lengths, up and down, differ in the last bit: the first line begins at zero.
            for index in lines.indices { lines[index].start -= start }
            start = 0
        }
        animateInsertions(survivors, former)
    }

    /// Nothing shows: only lengths stay.
    private func rest(tracks: [LazyTrack], room: CGFloat) {
        if !lines.isEmpty || structureHasChanged { lengthAtRest = length(in: tracks, room: room) }
        lines = []
        before = 0
        start = 0
        head = LazyStretch()
        tail = LazyStretch()
    }

    // MARK: The anchor

    private struct Anchor {
        var cell: LazyCell
        var start: CGFloat
        /// Whether the window goes on from where it was.
        var isNear = true
        /// The cell is the last, and stands at the end of all.
        var isAtEnd = false
        /// By how much content before the cell has grown.
        var grown: CGFloat = 0
    }

    /// The line to begin with: one that stays where it is, or the one that an estimate puts at the visible part.
    private func anchor(
        _ visible: (low: CGFloat, high: CGFloat), tracks: [LazyTrack], room: CGFloat
    ) -> Anchor? {
        if let (cell, start) = restoredAnchor() { return Anchor(cell: cell, start: start) }
        restored = nil
        let slack = 2 * (visible.high - visible.low)
        let isNear = lines.last.map { lines[0].start - slack <= visible.high && $0.end + slack >= visible.low } ?? false
        // Where the start is known to show, everything follows from it. Near to it, it is walked to.
        if visible.low <= 0, !isNear || before == 0 {
            guard let first = root.edgeCell(.forward) else { return nil }
            hint = nil
            return Anchor(cell: first, start: 0)
        }
        if structureHasChanged { hint = nil }
        if let hint, hint.start < visible.high, hint.start + mean.value > visible.low,
            !lines.contains(where: { $0.shows(between: visible.low, visible.high) }),
            let cell = root.cell(at: hint.index)
        {
            self.hint = nil
            return Anchor(cell: cell, start: hint.start, isNear: false)
        }
        if isNear,
            let line = lines.first(where: { $0.end > visible.low && $0.hasCells }) ?? lines.last(where: \.hasCells),
            let cell = line.cells.first(where: { !$0.hasLeft })
        {
            var anchor = Anchor(cell: cell, start: line.start)
            guard structureHasChanged else { return anchor }
            let index = cell.index - (line.cells.firstIndex { $0 === cell } ?? 0)
            let moved = index - line.index
            if moved != 0 {
                // What came or went before it is not known by length any more.
                let lines = (CGFloat(moved) / CGFloat(cellsPerLine(tracks))).rounded()
                anchor.grown = index <= 0 ? -line.start : lines * mean.value
                anchor.start += anchor.grown
                head = LazyStretch()
            }
            return anchor
        }
        return farAnchor(visible, tracks: tracks, room: room)
    }

    private func farAnchor(_ visible: (low: CGFloat, high: CGFloat), tracks: [LazyTrack], room: CGFloat) -> Anchor? {
        let length = lines.isEmpty ? lengthAtRest : length(in: tracks, room: room)
        if visible.high >= length {
            guard let last = root.edgeCell(.backward) else { return nil }
            return Anchor(cell: last, start: 0, isNear: false, isAtEnd: true)
        }
        let each = cellsPerLine(tracks)
        let (line, start) = estimatedLine(at: visible.low, length: length, tracks: tracks)
        guard let cell = root.cell(at: line * each) ?? root.edgeCell(.backward) else { return nil }
        return Anchor(cell: cell, start: start, isNear: false)
    }

    /// The line that shows at a position, and where it begins, by what is known.
    private func estimatedLine(at position: CGFloat, length: CGFloat, tracks: [LazyTrack]) -> (Int, CGFloat) {
        let linesBefore = lineCount(before, tracks: tracks)
        if let first = lines.first, position < first.start {
            let each = first.start / linesBefore
            let line = (position / each).rounded(.down)
            return (Int(line), line * each)
        }
        let end = lines.last?.end ?? 0
        let distance = lines.isEmpty ? 0 : estimatedDistance
        let each = lines.isEmpty ? mean.value : (length - end) / max(lineCount(after, tracks: tracks), 1)
        guard each > 0 else { return (Int(linesBefore), start) }
        let line = max(((position - end - distance) / each).rounded(.down), 0)
        return (Int(linesBefore) + lines.count + Int(line), end + distance + line * each)
    }

    /// Where the line with a cell begins, by what is known.
    func estimatedStart(of index: Int, tracks: [LazyTrack]) -> CGFloat {
        let each = cellsPerLine(tracks)
        if let first = lines.first, index < before {
            return first.start * CGFloat(index / each) / max(lineCount(before, tracks: tracks), 1)
        }
        guard let last = lines.last else { return CGFloat(index / each) * mean.value }
        let inside = lines.reduce(0) { $0 + $1.cells.count }
        let linesBehind = max(lineCount(after, tracks: tracks), 1)
        let behind = CGFloat((index - before - inside) / each)
        return last.end + estimatedDistance + behind * tailLength(tracks) / linesBehind
    }

    // MARK: Before and behind

    /// Takes what came into the window or left it off the runs before it; answers by how much the content before the
    /// window is longer than it was taken for.
    private func adjustHead(_ former: Former?, isNear: Bool, tracks: [LazyTrack]) -> CGFloat {
        var target = start
        guard before > 0, isNear, let former else {
            head = LazyStretch()
            if before == 0 { target = 0 }
            return growth(to: target, tracks: tracks)
        }
        // Counted now: what was made meanwhile may have told how many views there are.
        let formerBefore = former.first.index
        let added = formerBefore - before
        if added < 0 {
            head.cells -= added
            head.length += start - former.start
        } else if added > 0, added <= head.cells {
            head.cells -= added
            head.length = head.cells == 0 ? 0 : head.length - (former.start - start)
        } else if added > 0 {
            let unknown = former.start - head.length
            let share = CGFloat(added - head.cells) / CGFloat(max(formerBefore - head.cells, 1))
            target = former.start - head.length - unknown * share
            head = LazyStretch()
        }
        return growth(to: target, tracks: tracks)
    }

    private func growth(to target: CGFloat, tracks: [LazyTrack]) -> CGFloat {
        // What was known of lines that have been exchanged for as many cells in more lines: nothing is known now.
        if before > 0, target <= 0 { head = LazyStretch() }
        // An unknown part that has become far too short for its lines, because there are more of them than was
        // thought, is estimated anew.
        let unknown = lineCount(before - head.cells, tracks: tracks) * mean.value
        let isPossible = before == 0 || target > 0 && target - head.length >= unknown / 2
        let target = isPossible ? target : head.length + unknown
        let grown = target - start
        return abs(grown) > 1e-9 ? grown : 0
    }

    private func adjustTail(_ former: Former?, _ built: ContiguousArray<LazyLine>, tracks: [LazyTrack]) {
        let after = after
        guard after > 0, let former, let last = lines.last else {
            tail = LazyStretch()
            return
        }
        let end = last.end
        let added = last.index + last.cells.count - former.last.index - 1
        // Where the former last line is now: what changed inside the window may have moved it.
        let formerEnd = built.last { $0.cells.contains { $0 === former.last } }?.end
        if added < 0 {
            let isKnown = formerEnd != nil || !structureHasChanged
            tail.cells -= added
            tail.length +=
                isKnown ? (formerEnd ?? former.end) - end : lineCount(-added, tracks: tracks) * mean.value
        } else if added > 0 {
            let isKnown = added < tail.cells
            tail =
                isKnown
                ? LazyStretch(cells: tail.cells - added, length: tail.length - (end - (formerEnd ?? former.end)))
                : LazyStretch()
        }
        if tail.cells > after { tail = LazyStretch() }
    }

    /// Moves everything along the axis, the viewport too: what shows stays where it is.
    private func grow(by delta: CGFloat) {
        start += delta
        for index in lines.indices { lines[index].start += delta }
        if axis == .vertical || direction == .leftToRight {
            // Not a move that anybody sees, so not one to animate.
            for child in children { child.origin[axis] += delta }
        }
        viewport?.contentGrew(by: CGSize(major: delta, minor: 0, axis: axis))
    }

    // MARK: Insertions

    /// The first and the last cell of the former window that are still there, and whether content ended there.
    private var survivingRange: (first: LazyCell?, last: LazyCell?, isAll: (Bool, Bool)) {
        let cells = lines.lazy.flatMap(\.cells).filter { !$0.hasLeft }
        return (cells.first, cells.last, (before == 0, windowEndedContent))
    }

    /// Views that came between those that were there come with their transition; those that scrolled in do not.
    private func animateInsertions(
        _ survivors: (first: LazyCell?, last: LazyCell?, isAll: (Bool, Bool))?, _ former: Former?
    ) {
        guard let survivors, pass > 1, former != nil else { return }
        let first = survivors.isAll.0 ? -1 : survivors.first?.index ?? .max
        let last = survivors.isAll.1 ? Int.max : survivors.last?.index ?? -1
        for line in lines {
            for (column, cell) in line.cells.enumerated() where madeCells.contains(where: { $0 === cell }) {
                let index = line.index + column
                if index > first, index < last { cell.node?.beginAppearing(surroundings) }
            }
        }
    }
}

extension LazyLine {
    fileprivate var hasCells: Bool { cells.contains { !$0.hasLeft } }
}
