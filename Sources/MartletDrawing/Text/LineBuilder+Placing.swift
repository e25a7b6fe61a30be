import Foundation

extension LineBuilder {
    /// Places a line across the layout and makes its glyph runs, left to right.
    func line(_ draft: Draft, layoutWidth: CGFloat) -> TextLine {
        let isRightToLeft = baseLevel(draft) == 1
        let width = draft.drawnWidth
        let isTrailing = (request.alignment == .trailing) != (request.layoutDirection == .rightToLeft)
        let x: CGFloat
        switch request.alignment {
        case .center: x = (layoutWidth - width) / 2
        case .leading, .trailing: x = isTrailing ? layoutWidth - width : 0
        }
        let order = visualOrder(draft.drawn)
        var runs: [GlyphRun] = []
        var clusters: [TextLine.Cluster] = []
        var open: OpenRun?
        var position: CGFloat = 0
        for index in order {
            let cluster = draft.drawn[index]
            let isEllipsis = draft.ellipsis?.index == index
            let advance = cluster.advance - draft.tightening
            clusters.append(
                TextLine.Cluster(
                    x: position, width: advance, characters: cluster.characters,
                    isRightToLeft: cluster.level & 1 == 1))
            if let run = open, !run.accepts(cluster) || isEllipsis || run.isEllipsis {
                runs.append(finished(run, draft))
                open = nil
            }
            if open == nil { open = OpenRun(cluster, x: position, isEllipsis: isEllipsis) }
            open?.add(cluster, at: position, advance: advance)
            position += advance
        }
        if let open { runs.append(finished(open, draft)) }
        hang(draft, isRightToLeft: isRightToLeft, from: position, into: &clusters)
        return TextLine(
            origin: CGPoint(x: x, y: draft.y), width: width, ascent: draft.ascent, descent: draft.descent, runs: runs,
            clusters: clusters, range: draft.range, isTruncated: draft.isTruncated, isRightToLeft: isRightToLeft)
    }

    /// Clusters that become one glyph run: same style and face, neighbours in the text.
    private struct OpenRun {
        let first: ShapedText.Cluster
        let x: CGFloat
        let isEllipsis: Bool
        var width: CGFloat = 0
        var last: ShapedText.Cluster
        /// In visual order.
        var clusters: [(cluster: ShapedText.Cluster, x: CGFloat)] = []

        init(_ cluster: ShapedText.Cluster, x: CGFloat, isEllipsis: Bool) {
            first = cluster
            last = cluster
            self.x = x
            self.isEllipsis = isEllipsis
        }

        func accepts(_ next: ShapedText.Cluster) -> Bool {
            guard next.style == first.style, next.face == first.face, next.level == first.level else { return false }
            return first.level & 1 == 0
                ? next.characters.lowerBound == last.characters.upperBound
                : next.characters.upperBound == last.characters.lowerBound
        }

        mutating func add(_ cluster: ShapedText.Cluster, at x: CGFloat, advance: CGFloat) {
            clusters.append((cluster, x))
            last = cluster
            width += advance
        }
    }

    private func finished(_ run: OpenRun, _ draft: Draft) -> GlyphRun {
        let source = run.isEllipsis ? draft.ellipsis?.text ?? shaped : shaped
        let style = request.runs[run.first.style]
        var font = style.font
        font.size *= scale
        var positions: [CGFloat] = [], offsets: [CGFloat] = [], ids: [UInt32] = []
        for (cluster, x) in run.clusters {
            for glyph in source.glyphs[cluster.glyphs] {
                ids.append(glyph.id)
                positions.append(x + glyph.x)
                offsets.append(glyph.y)
            }
        }
        let logical = run.first.level & 1 == 0 ? run.clusters : run.clusters.reversed()
        if ids.isEmpty {
            for (cluster, x) in logical {
                let count = run.isEllipsis ? 1 : cluster.characters.count
                for part in 0..<count { positions.append(x + cluster.advance * CGFloat(part) / CGFloat(count)) }
            }
        }
        let text =
            run.isEllipsis
            ? "…" : String(logical.flatMap { shaped.characters[$0.cluster.characters] })
        return GlyphRun(
            font: font, style: run.first.style, color: style.color, text: text, x: run.x, width: run.width,
            positions: positions, offsets: offsets.contains { $0 != 0 } ? offsets : [], glyphs: ids,
            handle: source.faces.indices.contains(run.first.face) ? source.faces[run.first.face] : nil,
            isRightToLeft: run.first.level & 1 == 1)
    }

    /// Adds trailing spaces beyond the end of the line, so that carets can stand after them.
    private func hang(
        _ draft: Draft, isRightToLeft: Bool, from end: CGFloat, into clusters: inout [TextLine.Cluster]
    ) {
        var position = isRightToLeft ? 0 : end
        for cluster in draft.hanging where cluster.kind == .space {
            if isRightToLeft { position -= cluster.advance }
            let placed = TextLine.Cluster(
                x: position, width: cluster.advance, characters: cluster.characters, isRightToLeft: isRightToLeft)
            if isRightToLeft {
                clusters.insert(placed, at: 0)
            } else {
                clusters.append(placed)
                position += cluster.advance
            }
        }
    }

    /// 1 for a line that runs right to left: its lowest level is odd.
    private func baseLevel(_ draft: Draft) -> UInt8 {
        guard let low = (draft.drawn.isEmpty ? draft.hanging : draft.drawn).map(\.level).min() else {
            return request.layoutDirection == .rightToLeft ? 1 : 0
        }
        return low & 1
    }

    /// Indices from left to right: runs of each level are turned around, from the highest down (UAX 9, rule L2).
    private func visualOrder(_ clusters: [ShapedText.Cluster]) -> [Int] {
        var order = Array(clusters.indices)
        guard let high = clusters.map(\.level).max(), high > 0 else { return order }
        for level in stride(from: high, through: 1, by: -1) {
            var start = 0
            while start < order.count {
                guard clusters[order[start]].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, clusters[order[end]].level >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
