/// A piece of the user's source in tokens: gives their text, finds matching brackets and places diagnostics.
struct Source {
    let place: SourceText
    let bytes: [UInt8]
    let tokens: [Token]

    init(_ place: SourceText) {
        self.place = place
        bytes = [UInt8](place.source.utf8)
        tokens = Lexer.tokens(of: bytes)
    }

    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }

    /// The text from the first to the last token of a range, with the blanks and comments between them.
    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return String(decoding: bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound], as: UTF8.self)
    }

    /// The index after the bracket that closes the one at `index`; after `index` where no bracket opens.
    func indexAfterGroup(_ index: Int) -> Int {
        var depth = 0
        var cursor = index
        repeat {
            depth += bracketStep(cursor)
            cursor += 1
        } while depth > 0 && cursor < tokens.count
        return cursor
    }

    /// +1 for an opening bracket, -1 for a closing one.
    private func bracketStep(_ index: Int) -> Int {
        guard tokens[index].kind == .mark else { return 0 }
        switch text(index) {
        case "(", "[", "{": return 1
        case ")", "]", "}": return -1
        default: return 0
        }
    }

    /// How far a token opens (+) or closes (-) angle brackets; an arrow does not count.
    func angleStep(_ index: Int) -> Int {
        guard tokens[index].kind == .symbol, text(index) != "->" else { return 0 }
        return text(index).reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
    }

    /// An error or warning at a token, or at the first one.
    func diagnostic(_ message: String, at index: Int? = nil, severity: Diagnostic.Severity = .error) -> Diagnostic {
        let range =
            index.flatMap { tokens.indices.contains($0) ? tokens[$0].range : nil } ?? tokens.first?.range ?? 0..<0
        let start = place.location.offset + range.lowerBound
        return Diagnostic(
            message: message, severity: severity,
            position: .init(fileName: place.location.fileName, offset: start),
            highlights: [.init(fileName: place.location.fileName, startOffset: start, endOffset: start + range.count)])
    }

    /// Line and column, from 1, of the first token.
    var firstTokenPlace: (line: Int, column: Int) {
        var (line, column) = (place.location.line, place.location.column)
        for byte in bytes[..<(tokens.first?.range.lowerBound ?? 0)] {
            if byte == 0x0A { (line, column) = (line + 1, 1) } else { column += 1 }
        }
        return (line, column)
    }
}
