import MartletDrawing

@testable import MartletCore

/// Widths of letters that give every line of the text goldens its recorded width in the 13 point system font: the goldens
/// record whole lines, to half points; these letters solve them all.
enum RecordedText {
    private static let letters: [Character: CGFloat] = [
        " ": 3.6, ".": 3.7, "F": 7.7, "H": 9.761, "L": 7.6, "O": 9.994, "R": 8.4, "S": 8.3, "T": 7.807, "a": 7.081,
        "c": 7.3, "d": 7.9, "e": 7.386, "f": 4.6, "g": 7.719, "h": 7.6, "i": 3.126, "l": 3.1, "m": 11.3, "n": 7.6,
        "o": 7.173, "p": 7.9, "r": 4.891, "s": 6.585, "t": 4.6, "u": 7.353, "v": 7.1, "w": 10.0, "y": 7.1, "…": 10.388,
    ]

    static var shaper: FixedAdvanceShaper {
        var widths: [FixedAdvanceShaper.Known: CGFloat] = [:]
        for (letter, width) in letters { widths[.init(String(letter), font: FontDescription(size: 13))] = width }
        return FixedAdvanceShaper(widths: widths)
    }

    /// Source: the sentence of the text goldens.
    static let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."
}
