/// Where words begin and end. Letters, digits and marks make words; so do runs of ideographs, of hiragana and of katakana, for
/// which no dictionary is asked.
struct WordBoundaries {
    private enum Kind {
        case space, newline, word, ideograph, hiragana, katakana, punctuation
    }

    private let kinds: [Kind]

    init(_ text: String) { kinds = text.map(Self.kind) }

    private static func kind(_ character: Character) -> Kind {
        if character.isNewline { return .newline }
        if character.isWhitespace { return .space }
        guard let scalar = character.unicodeScalars.first else { return .punctuation }
        switch scalar.value {
        case 0x3040...0x309F: return .hiragana
        case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
        default: break
        }
        if scalar.properties.isIdeographic { return .ideograph }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .spacingMark, .nonspacingMark, .enclosingMark, .decimalNumber, .letterNumber,
            .otherNumber:
            return .word
        default: return scalar.properties.isAlphabetic ? .word : .punctuation
        }
    }

    /// Forward the end of the word at or behind `position`, backward the beginning of the one at or before it.
    func next(from position: Int, forward: Bool) -> Int {
        var position = min(max(position, 0), kinds.count)
        if forward {
            while position < kinds.count, !isWord(position) { position += 1 }
            guard position < kinds.count else { return position }
            let kind = kinds[position]
            while position < kinds.count, kinds[position] == kind { position += 1 }
        } else {
            while position > 0, !isWord(position - 1) { position -= 1 }
            guard position > 0 else { return position }
            let kind = kinds[position - 1]
            while position > 0, kinds[position - 1] == kind { position -= 1 }
        }
        return position
    }

    private func isWord(_ index: Int) -> Bool {
        switch kinds[index] {
        case .space, .newline, .punctuation: false
        default: true
        }
    }

    /// What a double click at `position` selects: a word, or else spaces, or one mark.
    func range(at position: Int) -> Range<Int> {
        guard !kinds.isEmpty else { return 0..<0 }
        let index = min(max(position, 0), kinds.count - 1)
        let kind = kinds[index]
        guard kind != .punctuation, kind != .newline else { return index..<(index + 1) }
        var lower = index, upper = index + 1
        while lower > 0, kinds[lower - 1] == kind { lower -= 1 }
        while upper < kinds.count, kinds[upper] == kind { upper += 1 }
        return lower..<upper
    }
}
