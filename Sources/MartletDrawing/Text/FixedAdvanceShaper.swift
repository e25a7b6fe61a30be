public import Foundation

/// A shaper without fonts, for layout tests: each character is half as wide as its font's size, ideographs and emoji as
/// wide as it. Vertical measures are the platform's system font's (`FontMetrics.system`).
public final class FixedAdvanceShaper: TextShaper {
    /// A text whose width is known from elsewhere.
    public struct Known: Hashable, Sendable {
        public var text: String
        public var font: FontDescription

        public init(_ text: String, font: FontDescription = FontDescription()) {
            self.text = text
            self.font = font
        }
    }

    private let widths: [Known: CGFloat]
    private let cache = TextLayoutCache()

    /// - Parameter widths: measured widths in points. A paragraph of a run, or else a word of it, that is listed gets its
    ///   width spread evenly over its characters; all others use the fixed advance.
    public init(widths: [Known: CGFloat] = [:]) { self.widths = widths }

    public func metrics(for font: FontDescription) -> FontMetrics { .system(size: font.size) }

    public func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
        cache.layout(request, width: width, height: height, shape: shape)
    }

    private func shape(_ request: TextRequest) -> ShapedText {
        var characters: [Character] = []
        var clusters: [ShapedText.Cluster] = []
        for (style, run) in request.runs.enumerated() {
            let own = Array(run.text)
            let advances = self.advances(own, run.font)
            for (character, advance) in zip(own, advances) {
                let offset = characters.count
                characters.append(character)
                let kind: ShapedText.Cluster.Kind =
                    character.isNewline ? .newline : LineBreaking.isSpace(character) ? .space : .text
                clusters.append(
                    ShapedText.Cluster(
                        kind: kind, characters: offset..<(offset + 1), style: style,
                        advance: kind == .newline ? 0 : advance + run.letterSpacing))
            }
        }
        for index in clusters.indices.dropLast() {
            clusters[index].canBreakAfter = LineBreaking.canBreak(
                between: characters[index], and: characters[index + 1])
        }
        SimpleDirection.assignLevels(&clusters, characters, base: request.layoutDirection)
        let fonts = request.runs.map(\.font)
        return ShapedText(characters: characters, clusters: clusters, metrics: fonts.map(metrics)) { style in
            let mark = ShapedText.Cluster(
                kind: .text, characters: 0..<0, style: style, advance: fonts[style].size * 0.5)
            return ShapedText(characters: ["…"], clusters: [mark], metrics: [])
        }
    }

    private func advances(_ characters: [Character], _ font: FontDescription) -> [CGFloat] {
        var result = characters.map { LineBreaking.isWide($0) ? font.size : font.size * 0.5 }
        guard !widths.isEmpty else { return result }
        func known(_ range: Range<Int>) -> Bool {
            guard !range.isEmpty, let width = widths[Known(String(characters[range]), font: font)] else { return false }
            for index in range { result[index] = width / CGFloat(range.count) }
            return true
        }
        func pieces(_ range: Range<Int>, _ separates: (Character) -> Bool) -> [Range<Int>] {
            var pieces: [Range<Int>] = [], start = range.lowerBound
            for index in range where separates(characters[index]) {
                pieces.append(start..<index)
                start = index + 1
            }
            return pieces + [start..<range.upperBound]
        }
        for paragraph in pieces(characters.indices, \.isNewline) where !known(paragraph) {
            for word in pieces(paragraph, LineBreaking.isSpace) { _ = known(word) }
        }
        return result
    }
}

/// Directions by letters alone, without Unicode's full algorithm: Hebrew and Arabic letters run right to left, digits and
/// Latin letters left to right, all else goes with what is around it.
enum SimpleDirection {
    static func assignLevels(
        _ clusters: inout [ShapedText.Cluster], _ characters: [Character], base: LayoutDirection
    ) {
        let strong = characters.map(direction)
        guard base == .rightToLeft || strong.contains(.rightToLeft) else { return }
        var start = 0
        while start < clusters.count {
            var end = start
            while end < clusters.count, clusters[end].kind != .newline { end += 1 }
            let first = strong[start..<end].first { $0 != nil } ?? nil
            let isRightToLeft = (first ?? base) == .rightToLeft
            let outer: UInt8 = isRightToLeft ? 1 : 0
            var index = start
            while index < end {
                // A neutral takes its neighbours' side if they agree, else the paragraph's.
                var side = strong[index]
                if side == nil {
                    let before = strong[start..<index].last { $0 != nil } ?? nil
                    let after = strong[index..<end].first { $0 != nil } ?? nil
                    side = before == after ? before : nil
                }
                switch side {
                case .leftToRight?: clusters[index].level = isRightToLeft ? 2 : 0
                case .rightToLeft?: clusters[index].level = 1
                case nil: clusters[index].level = outer
                }
                index += 1
            }
            if end < clusters.count { clusters[end].level = outer }
            start = end + 1
        }
    }

    private static func direction(_ character: Character) -> LayoutDirection? {
        guard let value = character.unicodeScalars.first?.value else { return nil }
        switch value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .rightToLeft
        default: return character.isLetter || character.isNumber ? .leftToRight : nil
        }
    }
}
