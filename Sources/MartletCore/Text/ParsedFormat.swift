import Synchronization

/// A localized text taken apart: stretches with the attributes that its Markdown gives, each with its pieces. Kept, since the same
/// few formats stand in all rows of a list.
struct ParsedFormat: Sendable {
    struct Stretch: Sendable {
        let span: MarkdownSpan
        let pieces: [LocalizedFormat.Piece]
    }

    let stretches: [Stretch]

    private init(_ format: String) {
        let format = LocalizedFormat(format)
        stretches = InlineMarkdown.spans(format.text).map { Stretch(span: $0, pieces: format.pieces(of: $0.text)) }
    }

    /// Bounds what a program keeps that makes its keys.
    private static let capacity = 1000
    private static let known = Mutex<[String: ParsedFormat]>([:])

    /// Taken apart before, or now. Costs the length of the text.
    static func of(_ format: String) -> ParsedFormat {
        known.withLock { known in
            if let parsed = known[format] { return parsed }
            if known.count >= capacity { known.removeAll() }
            let parsed = ParsedFormat(format)
            known[format] = parsed
            return parsed
        }
    }
}
