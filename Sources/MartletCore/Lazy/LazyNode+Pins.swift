extension LazyNode {
    /// The headers and footers that stand elsewhere than at their place because they are pinned. Those whose place is
    /// outside of the window are made as well.
    ///
    /// A header stays at the top as long as its section is there, a footer at the bottom. Source: goldens
    /// lazy-pinned-both and lazy-pinned-footers.
    func pins(low: CGFloat, high: CGFloat, room: CGFloat) -> [(cell: LazyCell, start: CGFloat)] {
        guard !arrangement.pinned.isEmpty, let first = lines.first, let last = lines.last else { return [] }
        var result: [(cell: LazyCell, start: CGFloat)] = []
        if arrangement.pinned.contains(.sectionFooters) {
            for (cell, place) in candidates(.footer, outer: last.cells[0].section?.footer) {
                let length = pinnedLength(cell, room: room)
                let natural = place?.start ?? .infinity
                let start = max(min(natural, high - length), span(of: cell.section).low)
                if start != natural, start.isFinite { result.append((cell, start)) }
            }
        }
        if arrangement.pinned.contains(.sectionHeaders) {
            for (cell, place) in candidates(.header, outer: first.cells[0].section?.header) {
                let length = pinnedLength(cell, room: room)
                let natural = place?.start ?? -.infinity
                let start = max(min(low, span(of: cell.section).high - length), natural)
                if start != natural, start.isFinite { result.append((cell, start)) }
            }
        }
        return result
    }

    /// The headers (or footers) in the window with their lines, and that of the section at its edge.
    private func candidates(_ role: LazyContext.Role, outer: LazyPart?) -> [(LazyCell, LazyLine?)] {
        var result: [(LazyCell, LazyLine?)] = []
        for line in lines where line.cells[0].role == role { result.append((line.cells[0], line)) }
        if let cell = outer?.edgeCell(.forward), !result.contains(where: { $0.0 === cell }) {
            result.append((cell, nil))
        }
        return result
    }

    private func pinnedLength(_ cell: LazyCell, room: CGFloat) -> CGFloat {
        let node = cell.make(stackAxis: axis, graph: host.graph)
        return node.sizeThatFits(ProposedViewSize(major: nil, minor: room, axis: axis))[axis]
    }

    /// Where a section begins and ends, as far as that is in the window.
    private func span(of section: LazySection?) -> (low: CGFloat, high: CGFloat) {
        guard let section, let first = lines.firstIndex(where: { $0.cells[0].section === section }),
            let last = lines.lastIndex(where: { $0.cells[0].section === section })
        else { return (-.infinity, .infinity) }
        let isFirst = first > 0 || lines[first].cells[0] === section.edgeCell(.forward)
        let isLast = last < lines.count - 1 || after == 0
        return (isFirst ? lines[first].start : -.infinity, isLast ? lines[last].end : .infinity)
    }
}
