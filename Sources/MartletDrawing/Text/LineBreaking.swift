/// Where a line may end, by the characters on both sides: after spaces and hyphens, and between the characters of
/// scripts that are written without spaces. A short form of Unicode's rules (UAX 14), the same for all shapers.
public enum LineBreaking {
    /// Whether a line may end between two neighbours.
    public static func canBreak(between left: Character, and right: Character) -> Bool {
        // Most text is ASCII, and properties of Unicode cost a search each.
        if let left = left.asciiValue, let right = right.asciiValue {
            if isSpace(right) || (0x0A...0x0D).contains(right) { return false }
            return isSpace(left) || (left == UInt8(ascii: "-") && isLetter(right))
        }
        if isSpace(right) || right.isNewline { return false }
        if isSpace(left) { return true }
        if left == "\u{200B}" { return true }
        if left == "-" || left == "\u{2010}" || left == "\u{2013}" { return right.isLetter }
        if left == "\u{2014}" { return true }
        if isFree(left) || isFree(right) { return !opens(left) && !closes(right) }
        return false
    }

    /// Whether a character hangs over the end of a line: white space, but no non-breaking space.
    public static func isSpace(_ character: Character) -> Bool {
        if let character = character.asciiValue { return isSpace(character) }
        return character.isWhitespace && !character.isNewline && character != "\u{A0}" && character != "\u{202F}"
            && character != "\u{2007}"
    }

    /// Whether a character takes the width of its font's size in a grid: ideographs, kana, Hangul and emoji.
    public static func isWide(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 else { return false }
        if character.unicodeScalars.contains("\u{FE0F}") { return true }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return true
        default: return scalar.properties.isEmojiPresentation
        }
    }

    /// Whether lines may end on both sides without a space.
    private static func isFree(_ character: Character) -> Bool {
        guard let value = character.unicodeScalars.first?.value, value >= 0x2E80 else { return false }
        // Hangul is written with spaces, yet lines may end between syllables.
        return isWide(character)
    }

    private static func isSpace(_ character: UInt8) -> Bool { character == 0x20 || character == 0x09 }

    private static func isLetter(_ character: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(character | 0x20)
    }

    private static func opens(_ character: Character) -> Bool { "([{（［｛「『【〈《“‘".contains(character) }

    private static func closes(_ character: Character) -> Bool {
        ")]}）］｝」』】〉》”’,.!?:;，。、．！？：；ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…".contains(character)
    }
}
