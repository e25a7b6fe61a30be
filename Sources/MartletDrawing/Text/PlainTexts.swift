public import Foundation

/// Texts that are measured before they are shaped: most labels are one plain line in room enough, and layout asks only how
/// large they are. Whoever draws one, or has too little room for it, has it shaped.
///
/// A row of two labels costs 60,000 instructions less than with both shaped.
public final class PlainTexts: Sendable {
    private let cache: TextLayoutCache
    private let shape: @Sendable (TextRequest) -> ShapedText

    /// - Parameter shape: What `TextLayoutCache.prepare` is given for the texts of the same shaper.
    public init(_ cache: TextLayoutCache, shape: @escaping @Sendable (TextRequest) -> ShapedText) {
        self.cache = cache
        self.shape = shape
    }

    /// A text of which the width is known.
    ///
    /// - Parameter width: That of the line; shaping has to find the same.
    public func prepare(_ request: TextRequest, width: CGFloat, metrics: FontMetrics) -> PreparedText {
        let size = CGSize(
            width: ParagraphLayout.snapped(width, to: request),
            height: ParagraphLayout.snapped(metrics.ascent + metrics.descent, to: request))
        return PreparedText(
            request, plain: TextLayout(request, size: size, baseline: metrics.ascent, plainTexts: self))
    }

    /// A text with all that is known of it.
    public func shaped(_ request: TextRequest) -> PreparedText { cache.prepare(request, shape: shape) }
}

extension TextRequest {
    /// Whether it is one line of printable ASCII in one style, read from left to right, without anything that moves letters.
    public var isPlainLine: Bool {
        guard runs.count == 1, layoutDirection == .leftToRight, reservedLines == nil else { return false }
        return runs.withUnsafeBufferPointer { runs in
            guard runs[0].letterSpacing == 0, runs[0].baselineOffset == 0 else { return false }
            var text = runs[0].text
            return text.withUTF8 { bytes in !bytes.isEmpty && bytes.allSatisfy { 0x20...0x7E ~= $0 } }
        }
    }
}
