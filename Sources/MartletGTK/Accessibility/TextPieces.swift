#if GTK
import CGTK

/// Finds the letters, words, sentences, lines and paragraphs of a text. Offsets count Unicode scalars.
struct TextPieces {
    enum Kind: UInt32 {
        case character, word, sentence, line, paragraph
    }

    let text: String
    /// Where lines end as they are shown, where that is known.
    var lines: [Range<Int>]?

    /// The piece around an offset: from where one begins to where the next one begins. At the end of the text, the last.
    func piece(_ kind: Kind, at offset: Int) -> Range<Int> {
        let starts = starts(of: kind)
        let count = text.unicodeScalars.count
        let offset = min(max(offset, 0), count)
        let start = starts.last { $0 <= offset } ?? 0
        return start..<(starts.first { $0 > offset } ?? count)
    }

    /// Where pieces of a kind begin; the first at 0.
    private func starts(of kind: Kind) -> [Int] {
        switch kind {
        case .character:
            var offset = 0
            return [0]
                + text.map {
                    offset += $0.unicodeScalars.count; return offset
                }
        case .word: return breaks { $0.is_word_start != 0 }
        case .sentence: return breaks { $0.is_sentence_start != 0 }
        case .line where lines != nil: return lines!.map(\.lowerBound)
        case .line, .paragraph:
            var starts = [0]
            for (index, scalar) in text.unicodeScalars.enumerated() where scalar == "\n" { starts.append(index + 1) }
            return starts
        }
    }

    private func breaks(_ isStart: (PangoLogAttr) -> Bool) -> [Int] {
        let count = text.unicodeScalars.count
        var marks = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        pango_get_log_attrs(
            text, Int32(text.utf8.count), -1, pango_language_get_default(), &marks, Int32(count + 1))
        let starts = marks.indices.filter { $0 < count && isStart(marks[$0]) }
        return starts.first == 0 ? starts : [0] + starts
    }
}
#endif
