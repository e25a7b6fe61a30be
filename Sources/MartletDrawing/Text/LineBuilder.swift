import Foundation

/// Turns ranges of clusters into placed lines with glyph runs.
struct LineBuilder {
    /// A line before its place across is known.
    struct Draft {
        /// What the ranges are of: the text's own clusters, which cost no copy, but for a line with an ellipsis.
        var clusters: [ShapedText.Cluster]
        /// In logical order, without trailing spaces.
        var drawn: Range<Int>
        /// Trailing spaces and the newline.
        var hanging: Range<Int>
        var range: Range<Int>
        var y: CGFloat = 0
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        /// From this line's top to the next one's.
        var pitch: CGFloat = 0
        var isTruncated = false
        /// Index in `clusters` of the ellipsis, whose glyphs are in a text of their own.
        var ellipsis: (index: Int, text: ShapedText)?
        var tightening: CGFloat = 0

        var drawnWidth: CGFloat { advance(of: drawn) - tightening * CGFloat(drawn.count) }
        var fullWidth: CGFloat { drawnWidth + advance(of: hanging) }

        private func advance(of range: Range<Int>) -> CGFloat {
            var sum: CGFloat = 0
            for index in range { sum += clusters[index].advance }
            return sum
        }
    }

    let shaped: ShapedText
    let request: TextRequest
    let breaker: LineBreaker
    /// The factor by which the fonts of `shaped` are smaller than the request's.
    let scale: CGFloat

    func draft(_ line: Range<Int>) -> Draft {
        let drawn = breaker.drawn(line)
        return measured(
            Draft(
                clusters: shaped.clusters, drawn: drawn, hanging: drawn.upperBound..<line.upperBound,
                range: characters(line)))
    }

    /// The line that ends a text which goes on: as much as fits of the rest of its paragraph, and an ellipsis.
    func truncatedDraft(_ line: Range<Int>, paragraph: Range<Int>, room: CGFloat, y: CGFloat) -> Draft {
        let rest = line.lowerBound..<paragraph.upperBound
        let clusters = shaped.clusters
        let style =
            clusters.indices.contains(line.lowerBound) ? clusters[line.lowerBound].style : request.runs.count - 1
        let isWhole = paragraph.upperBound == clusters.count
        let drawn = breaker.drawn(rest)
        if request.allowsTightening, isWhole, !drawn.isEmpty {
            // Measured on macOS 26.6: letters move together by at most about 1/72 of the size each.
            let missing = breaker.width(drawn) - room
            let least = drawn.map { request.runs[clusters[$0].style].font.size }.min() ?? 0
            if missing <= least / 72 * CGFloat(drawn.count) {
                var draft = draft(rest)
                draft.y = y
                draft.tightening = max(missing, 0) / CGFloat(drawn.count)
                return draft
            }
        }
        guard let ellipsis = shaped.ellipsis?(style), let mark = ellipsis.clusters.first else { return draft(line) }
        let (head, tail) = breaker.truncated(rest, ellipsis: mark.advance, mode: request.truncation)
        var inserted = mark
        let place = head.isEmpty && tail.isEmpty ? rest.lowerBound : max(head.upperBound, rest.lowerBound)
        let offset = characters(place..<place).lowerBound
        let hidden = tail.isEmpty ? characters(rest).upperBound : clusters[tail.lowerBound].characters.lowerBound
        inserted.characters = offset..<max(offset, hidden)
        inserted.style = head.last.map { clusters[$0].style } ?? style
        inserted.level = head.last.map { clusters[$0].level } ?? tail.first.map { clusters[$0].level } ?? 0
        let all = clusters[head] + CollectionOfOne(inserted) + clusters[tail]
        var draft = measured(
            Draft(
                clusters: Array(all), drawn: 0..<all.count, hanging: all.count..<all.count, range: characters(rest)))
        draft.y = y
        draft.isTruncated = true
        draft.ellipsis = (head.count, ellipsis)
        return draft
    }

    /// The draft with its height, by the tallest of its fonts.
    private func measured(_ draft: Draft) -> Draft {
        var draft = draft
        var gap: CGFloat = -.infinity, tallest: CGFloat = -1
        func add(_ style: Int) {
            let metrics = shaped.metrics[style], raise = request.runs[style].baselineOffset
            draft.ascent = max(draft.ascent, metrics.ascent + max(raise, 0))
            draft.descent = max(draft.descent, metrics.descent + max(-raise, 0))
            if metrics.lineHeight > tallest {
                tallest = metrics.lineHeight
                gap = max(metrics.linePitch, metrics.unroundedLineHeight + request.lineSpacing) - metrics.lineHeight
            }
        }
        var last = -1
        for index in draft.drawn where draft.clusters[index].style != last {
            last = draft.clusters[index].style
            add(last)
        }
        if last < 0 {
            let hanging = draft.hanging.isEmpty ? shaped.clusters.last : draft.clusters[draft.hanging.lowerBound]
            add(hanging?.style ?? 0)
        }
        draft.pitch = draft.ascent + draft.descent + gap
        return draft
    }

    /// The characters of a range of clusters; an empty range stands between two.
    private func characters(_ range: Range<Int>) -> Range<Int> {
        let clusters = shaped.clusters
        let end = clusters.last?.characters.upperBound ?? 0
        let from = range.lowerBound < clusters.count ? clusters[range.lowerBound].characters.lowerBound : end
        return range.isEmpty ? from..<from : from..<clusters[range.upperBound - 1].characters.upperBound
    }
}
