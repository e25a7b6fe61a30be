/// A stretch of text that inline Markdown gave attributes.
struct MarkdownSpan: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: URL?

    var isPlain: Bool { !isBold && !isItalic && !isCode && !isStruck && link == nil }
}

/// Bold, italic, code, strikethrough and links inside a line of text: what localized text understands of Markdown.
///
/// Marks that have no partner are text. Costs the length of the text times the depth of nesting.
enum InlineMarkdown {
    static func spans(_ text: String) -> [MarkdownSpan] {
        guard text.contains(where: { "*_`~[\\".contains($0) }) else { return [MarkdownSpan(text: text)] }
        var spans: [MarkdownSpan] = []
        parse(Array(text)[...], MarkdownSpan(text: ""), into: &spans)
        return spans
    }

    private static var marks: [([Character], WritableKeyPath<MarkdownSpan, Bool>)] {
        [
            (["*", "*"], \.isBold), (["_", "_"], \.isBold), (["~", "~"], \.isStruck), (["*"], \.isItalic),
            (["_"], \.isItalic),
        ]
    }

    private static func parse(_ text: ArraySlice<Character>, _ style: MarkdownSpan, into spans: inout [MarkdownSpan]) {
        var plain = ""
        func flush() {
            guard !plain.isEmpty else { return }
            var span = style
            span.text = plain
            spans.append(span)
            plain = ""
        }
        var index = text.startIndex
        scan: while index < text.endIndex {
            let character = text[index]
            if character == "\\", index + 1 < text.endIndex, text[index + 1].isPunctuation || text[index + 1].isSymbol {
                plain.append(text[index + 1])
                index += 2
                continue
            }
            if character == "`", let end = text[(index + 1)...].firstIndex(of: "`") {
                flush()
                var span = style
                span.isCode = true
                span.text = String(text[(index + 1)..<end])
                spans.append(span)
                index = end + 1
                continue
            }
            if character == "[", let middle = find(["]", "("], in: text, from: index + 1),
                let end = text[(middle + 2)...].firstIndex(of: ")"),
                let url = URL(string: String(text[(middle + 2)..<end]))
            {
                flush()
                var inner = style
                inner.link = url
                parse(text[(index + 1)..<middle], inner, into: &spans)
                index = end + 1
                continue
            }
            for (mark, attribute) in marks where text[index...].starts(with: mark) {
                let start = index + mark.count
                guard start < text.endIndex, !text[start].isWhitespace,
                    !(mark[0] == "_" && index > text.startIndex && text[index - 1].isLetter),
                    let end = find(mark, in: text, from: start + 1), !text[end - 1].isWhitespace
                else { continue }
                flush()
                var inner = style
                inner[keyPath: attribute] = true
                parse(text[start..<end], inner, into: &spans)
                index = end + mark.count
                continue scan
            }
            plain.append(character)
            index += 1
        }
        flush()
    }

    private static func find(_ mark: [Character], in text: ArraySlice<Character>, from start: Int) -> Int? {
        var index = start
        while index + mark.count <= text.endIndex {
            if text[index...].starts(with: mark) {
                // A single mark is not half of a double one.
                let isDouble = mark.count == 1 && index + 1 < text.endIndex && text[index + 1] == mark[0]
                if !isDouble { return index }
                index += 1
            }
            index += 1
        }
        return nil
    }
}
