public import Foundation

/// Makes a `TextLayout` from shaped text: lines, truncation, scaling, alignment, baselines. It knows no font: a shaper
/// gives advances and metrics, so that all shapers obey the same rules (measured on macOS 26.2, see `LineBreaker`).
public struct ParagraphLayout {
    /// The request as asked.
    private let request: TextRequest
    private let width: CGFloat?
    private let height: CGFloat?
    private let shape: (TextRequest) -> ShapedText

    /// Lays out a request. `shape` is called once, and again for each smaller size that `minimumScaleFactor` has tried.
    public static func layout(
        _ request: TextRequest, width: CGFloat?, height: CGFloat?, shape: (TextRequest) -> ShapedText
    ) -> TextLayout {
        withoutActuallyEscaping(shape) { shape in
            ParagraphLayout(request: request, width: width, height: height, shape: shape).resolved()
        }
    }

    private func resolved() -> TextLayout {
        let plain = layout(shape(request), scale: 1)
        guard plain.isTruncated, request.minimumScaleFactor < 1, width != nil || height != nil else { return plain }
        var low = max(request.minimumScaleFactor, 0.01), high: CGFloat = 1
        var best = layout(shape(request.scaled(by: low)), scale: low)
        guard !best.isTruncated else { return best }
        // Eight halvings are within half a percent of the largest size that fits.
        for _ in 0..<8 {
            let middle = (low + high) / 2
            let attempt = layout(shape(request.scaled(by: middle)), scale: middle)
            if attempt.isTruncated {
                high = middle
            } else {
                low = middle
                best = attempt
            }
        }
        return best
    }

    /// Lines for one size of the fonts.
    private func layout(_ shaped: ShapedText, scale: CGFloat) -> TextLayout {
        guard !shaped.clusters.isEmpty, !shaped.metrics.isEmpty else {
            return TextLayout(
                request: request, size: reservedSize(shaped), firstBaseline: 0, lastBaseline: 0, lines: [],
                isTruncated: false, scale: scale)
        }
        let room = max(width ?? .infinity, 0)
        let breaker = LineBreaker(clusters: shaped.clusters, room: room)
        let ranges = breaker.lines()
        let builder = LineBuilder(shaped: shaped, request: request, breaker: breaker, scale: scale)
        var drafts: [LineBuilder.Draft] = []
        if height == nil { drafts.reserveCapacity(min(ranges.count, request.lineLimit ?? .max)) }
        var y: CGFloat = 0
        var isTruncated = false
        for (index, line) in ranges.enumerated() {
            var draft = builder.draft(line.range)
            draft.y = y
            let isLast = index == ranges.count - 1
            // At least one line, then as many whole pitches as the height holds.
            let next = y + draft.pitch
            if let limit = request.lineLimit, drafts.count + 1 == max(limit, 1), !isLast {
                draft = builder.truncatedDraft(line.range, paragraph: line.paragraph, room: room, y: y)
                isTruncated = draft.isTruncated
                drafts.append(draft)
                break
            }
            if let height, !isLast, next + builder.draft(ranges[index + 1].range).pitch > height + LineBreaker.tolerance
            {
                draft = builder.truncatedDraft(line.range, paragraph: line.paragraph, room: room, y: y)
                isTruncated = draft.isTruncated
                drafts.append(draft)
                break
            }
            drafts.append(draft)
            y = next
        }
        return finish(drafts, shaped, builder, room: room, isTruncated: isTruncated)
    }

    private func finish(
        _ drafts: [LineBuilder.Draft], _ shaped: ShapedText, _ builder: LineBuilder, room: CGFloat, isTruncated: Bool
    ) -> TextLayout {
        let widest = drafts.reduce(0) { max($0, min($1.fullWidth, room)) }
        let last = drafts[drafts.count - 1]
        let size = CGSize(
            width: snapped(widest),
            height: max(snapped(last.y + last.ascent + last.descent), reservedSize(shaped).height))
        return TextLayout(size: size, drafts: drafts, builder: builder, request: request, isTruncated: isTruncated)
    }

    private func reservedSize(_ shaped: ShapedText) -> CGSize {
        guard let lines = request.reservedLines, lines > 0, let metrics = shaped.metrics.first else { return .zero }
        let pitch = max(metrics.linePitch, metrics.unroundedLineHeight + request.lineSpacing)
        return CGSize(width: 0, height: snapped(pitch * CGFloat(lines - 1) + metrics.lineHeight))
    }

    private func snapped(_ value: CGFloat) -> CGFloat { Self.snapped(value, to: request) }

    /// Rounded up to device pixels.
    static func snapped(_ value: CGFloat, to request: TextRequest) -> CGFloat {
        let pixel = request.pixelLength > 0 ? request.pixelLength : 1
        return ((value / pixel) - 0.001).rounded(.up) * pixel
    }
}

extension TextRequest {
    /// The same text with all fonts in another size.
    func scaled(by scale: CGFloat) -> TextRequest {
        var copy = self
        for index in copy.runs.indices { copy.runs[index].font.size *= scale }
        return copy
    }
}
