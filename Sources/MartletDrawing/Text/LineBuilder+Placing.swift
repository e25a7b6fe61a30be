import Foundation

extension LineBuilder {
    /// Places a line across the layout and makes its glyph runs, left to right.
    ///
    /// Asks for memory once for each array of the result: lists of rows make thousands of short lines.
    func line(_ draft: Draft, layoutWidth: CGFloat) -> TextLine {
        let isRightToLeft = baseLevel(draft) == 1
        let width = draft.drawnWidth
        let isTrailing = (request.alignment == .trailing) != (request.layoutDirection == .rightToLeft)
        let x: CGFloat
        switch request.alignment {
        case .center: x = (layoutWidth - width) / 2
        case .leading, .trailing: x = isTrailing ? layoutWidth - width : 0
        }
        var placing = Placing(draft)
        var runs: [GlyphRun] = []
        var open: OpenRun?
        for place in 0..<draft.drawn.count {
            let cluster = placing.cluster(at: place)
            let isEllipsis = draft.ellipsis?.index == placing.index(at: place)
            if let run = open, !run.accepts(cluster) || isEllipsis || run.isEllipsis {
                runs.append(finished(run, placing))
                open = nil
            }
            placing.place(cluster)
            if open == nil { open = OpenRun(cluster, at: place, isEllipsis: isEllipsis) }
            open?.add(cluster)
        }
        if let open { runs.append(finished(open, placing)) }
        placing.hang(isRightToLeft: isRightToLeft)
        return TextLine(
            origin: CGPoint(x: x, y: draft.y), width: width, ascent: draft.ascent, descent: draft.descent, runs: runs,
            clusters: placing.placed, range: draft.range, isTruncated: draft.isTruncated, isRightToLeft: isRightToLeft)
    }

    /// The clusters of a line from left to right, and how far they have been placed.
    private struct Placing {
        let draft: Draft
        /// Indices from left to right; nil where that is the order of the text.
        private let order: [Int]?
        private(set) var placed: [TextLine.Cluster] = []
        private var end: CGFloat = 0

        init(_ draft: Draft) {
            self.draft = draft
            order = Self.visualOrder(draft)
            placed.reserveCapacity(draft.drawn.count + draft.hanging.count)
        }

        func index(at place: Int) -> Int { order?[place] ?? draft.drawn.lowerBound + place }

        func cluster(at place: Int) -> ShapedText.Cluster { draft.clusters[index(at: place)] }

        mutating func place(_ cluster: ShapedText.Cluster) {
            let advance = cluster.advance - draft.tightening
            placed.append(
                TextLine.Cluster(
                    x: end, width: advance, characters: cluster.characters, isRightToLeft: cluster.level & 1 == 1))
            end += advance
        }

        /// Adds trailing spaces beyond the end of the line, so that carets can stand after them.
        mutating func hang(isRightToLeft: Bool) {
            var position = isRightToLeft ? 0 : end
            for index in draft.hanging where draft.clusters[index].kind == .space {
                let cluster = draft.clusters[index]
                if isRightToLeft { position -= cluster.advance }
                let space = TextLine.Cluster(
                    x: position, width: cluster.advance, characters: cluster.characters, isRightToLeft: isRightToLeft)
                if isRightToLeft {
                    placed.insert(space, at: 0)
                } else {
                    placed.append(space)
                    position += cluster.advance
                }
            }
        }

        /// Runs of each level are turned around, from the highest down (UAX 9, rule L2).
        private static func visualOrder(_ draft: Draft) -> [Int]? {
            var high: UInt8 = 0
            for index in draft.drawn { high = max(high, draft.clusters[index].level) }
            if high == 0 { return nil }
            var order = Array(draft.drawn)
            for level in stride(from: high, through: 1, by: -1) {
                var start = 0
                while start < order.count {
                    guard draft.clusters[order[start]].level >= level else {
                        start += 1
                        continue
                    }
                    var end = start
                    while end < order.count, draft.clusters[order[end]].level >= level { end += 1 }
                    order[start..<end].reverse()
                    start = end
                }
            }
            return order
        }
    }

    /// Clusters that become one glyph run: same style and face, neighbours in the text.
    private struct OpenRun {
        let first: ShapedText.Cluster
        let isEllipsis: Bool
        /// Of the clusters from left to right.
        private(set) var places: Range<Int>
        private(set) var width: CGFloat = 0
        private var last: ShapedText.Cluster

        init(_ cluster: ShapedText.Cluster, at place: Int, isEllipsis: Bool) {
            first = cluster
            last = cluster
            places = place..<place
            self.isEllipsis = isEllipsis
        }

        var isRightToLeft: Bool { first.level & 1 == 1 }

        /// The characters that it shows: neighbours, so one range.
        var characters: Range<Int> {
            isRightToLeft
                ? last.characters.lowerBound..<first.characters.upperBound
                : first.characters.lowerBound..<last.characters.upperBound
        }

        func accepts(_ next: ShapedText.Cluster) -> Bool {
            guard next.style == first.style, next.face == first.face, next.level == first.level else { return false }
            return isRightToLeft
                ? next.characters.upperBound == last.characters.lowerBound
                : next.characters.lowerBound == last.characters.upperBound
        }

        mutating func add(_ cluster: ShapedText.Cluster) {
            places = places.lowerBound..<places.upperBound + 1
            last = cluster
            width += cluster.advance
        }
    }

    private func finished(_ run: OpenRun, _ placing: Placing) -> GlyphRun {
        let source = run.isEllipsis ? placing.draft.ellipsis?.text ?? shaped : shaped
        let style = request.runs[run.first.style]
        var font = style.font
        font.size *= scale
        let glyphs = glyphs(of: run, source, placing)
        return GlyphRun(
            font: font, style: run.first.style, color: style.color, text: text(of: run),
            x: placing.placed[run.places.lowerBound].x,
            width: run.width - placing.draft.tightening * CGFloat(run.places.count),
            positions: glyphs.ids.isEmpty ? positions(of: run, placing) : glyphs.positions, offsets: glyphs.offsets,
            glyphs: glyphs.ids,
            handle: source.faces.indices.contains(run.first.face) ? source.faces[run.first.face] : nil,
            isRightToLeft: run.isRightToLeft)
    }

    private func text(of run: OpenRun) -> String {
        if run.isEllipsis { return "…" }
        let characters = run.characters
        // A label that is one run has its text already.
        if request.runs.count == 1, characters == 0..<shaped.characters.count { return request.runs[0].text }
        return String(shaped.characters[characters])
    }

    private func glyphs(
        of run: OpenRun, _ source: ShapedText, _ placing: Placing
    ) -> (ids: [UInt32], positions: [CGFloat], offsets: [CGFloat]) {
        var count = 0
        for place in run.places { count += placing.cluster(at: place).glyphs.count }
        var ids: [UInt32] = [], positions: [CGFloat] = [], offsets: [CGFloat] = []
        ids.reserveCapacity(count)
        positions.reserveCapacity(count)
        var hasOffsets = false
        for place in run.places {
            let x = placing.placed[place].x
            for index in placing.cluster(at: place).glyphs {
                let glyph = source.glyphs[index]
                ids.append(glyph.id)
                positions.append(x + glyph.x)
                if glyph.y != 0 { hasOffsets = true }
            }
        }
        if hasOffsets {
            for place in run.places { offsets += source.glyphs[placing.cluster(at: place).glyphs].map(\.y) }
        }
        return (ids, positions, offsets)
    }

    /// Of each character in logical order, where there are no glyphs.
    private func positions(of run: OpenRun, _ placing: Placing) -> [CGFloat] {
        var positions: [CGFloat] = []
        positions.reserveCapacity(run.characters.count)
        func add(_ place: Int) {
            let cluster = placing.cluster(at: place), x = placing.placed[place].x
            let count = run.isEllipsis ? 1 : cluster.characters.count
            for part in 0..<count { positions.append(x + cluster.advance * CGFloat(part) / CGFloat(count)) }
        }
        if run.isRightToLeft {
            for place in run.places.reversed() { add(place) }
        } else {
            for place in run.places { add(place) }
        }
        return positions
    }

    /// 1 for a line that runs right to left: its lowest level is odd.
    private func baseLevel(_ draft: Draft) -> UInt8 {
        let clusters = draft.drawn.isEmpty ? draft.hanging : draft.drawn
        if clusters.isEmpty { return request.layoutDirection == .rightToLeft ? 1 : 0 }
        var low = UInt8.max
        for index in clusters { low = min(low, draft.clusters[index].level) }
        return low & 1
    }
}
