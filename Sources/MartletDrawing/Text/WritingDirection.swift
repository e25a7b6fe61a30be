/// Which way a text runs by its letters.
public enum WritingDirection {
    /// The direction of a character that has one: letters and numbers. nil for signs and spaces.
    public static func strong(_ character: Character) -> LayoutDirection? {
        guard let value = character.unicodeScalars.first?.value else { return nil }
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0x30...0x39: return .leftToRight
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .rightToLeft
        default: return character.isLetter || character.isNumber ? .leftToRight : nil
        }
    }

    /// The direction of the first letter; nil if there is none. Costs the signs before it.
    public static func natural(of text: some Sequence<Character>) -> LayoutDirection? {
        for character in text where !character.isNumber {
            if let direction = strong(character) { return direction }
        }
        return nil
    }
}
