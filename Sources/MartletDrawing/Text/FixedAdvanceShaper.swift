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

    private let cache = TextLayoutCache()
    private let advances: FixedAdvances
    private let plainTexts: PlainTexts

    /// - Parameter widths: measured widths in points. A paragraph of a run, or else a word of it, that is listed gets its
    ///   width spread evenly over its characters; else a listed character has its own, as has the mark of truncation.
    ///   All others use the fixed advance.
    public init(widths: [Known: CGFloat] = [:]) {
        advances = FixedAdvances(widths: widths)
        plainTexts = PlainTexts(cache, shape: advances.shape)
    }

    public func metrics(for font: FontDescription) -> FontMetrics { .system(size: font.size) }

    public func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
        plainTexts.shaped(request).layout(width: width, height: height)
    }

    public func prepare(_ request: TextRequest) -> PreparedText {
        guard let width = advances.plainWidth(request) else { return plainTexts.shaped(request) }
        return plainTexts.prepare(request, width: width, metrics: .system(size: request.runs[0].font.size))
    }
}

/// The widths, apart from what remembers the texts: those may outlive the shaper.
private struct FixedAdvances: Sendable {
    let widths: [FixedAdvanceShaper.Known: CGFloat]

    @Sendable func shape(_ request: TextRequest) -> ShapedText {
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
        return ShapedText(characters: characters, clusters: clusters, metrics: fonts.map { .system(size: $0.size) }) {
            style in
            let advance = widths[FixedAdvanceShaper.Known("…", font: fonts[style])] ?? fonts[style].size * 0.5
            let mark = ShapedText.Cluster(kind: .text, characters: 0..<0, style: style, advance: advance)
            return ShapedText(characters: ["…"], clusters: [mark], metrics: [])
        }
    }

    /// The width of a plain line, where no character has a width of its own.
    func plainWidth(_ request: TextRequest) -> CGFloat? {
        guard widths.isEmpty, request.isPlainLine else { return nil }
        let advance = request.runs[0].font.size * 0.5
        var text = request.runs[0].text
        return text.withUTF8 { bytes in
            // Added one by one, as the line adds them: numbers with fractions are rounded at each step.
            let drawn = (bytes.lastIndex { $0 != 0x20 } ?? -1) + 1
            func sum(_ count: Int) -> CGFloat { (0..<count).reduce(0) { sum, _ in sum + advance } }
            return sum(drawn) + sum(bytes.count - drawn)
        }
    }

    private func advances(_ characters: [Character], _ font: FontDescription) -> [CGFloat] {
        var result = characters.map { LineBreaking.isWide($0) ? font.size : font.size * 0.5 }
        guard !widths.isEmpty else { return result }
        for index in result.indices {
            if let own = widths[FixedAdvanceShaper.Known(String(characters[index]), font: font)] { result[index] = own }
        }
        func known(_ range: Range<Int>) -> Bool {
            guard !range.isEmpty, let width = widths[FixedAdvanceShaper.Known(String(characters[range]), font: font)]
            else { return false }
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
