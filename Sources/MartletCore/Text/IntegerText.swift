import Synchronization

/// Whole numbers as a locale writes them.
///
/// What `String(format:locale:)` gives for numbers of so many digits is found once for each locale, by asking it for a
/// number of ones; after that a number costs its digits. Asking each time costs 10 µs, more than the rest of a row of a list.
enum IntegerText {
    private static let known = Mutex<[IntegerStyle]>([])

    /// The text of a number by a `printf` specifier without width and flags; nil where it is not to be had in this way.
    static func string(_ value: Int, specifier: String, locale: String) -> String? {
        guard specifier == "%lld" || specifier == "%d", value != .min else { return nil }
        return known.withLock { styles in
            // One for each locale that a program shows.
            if let style = styles.first(where: { $0.specifier == specifier && $0.locale == locale }) {
                return style.string(value)
            }
            let style = IntegerStyle(locale: locale, specifier: specifier)
            styles.append(style)
            return style.string(value)
        }
    }
}

/// How one locale writes whole numbers.
private final class IntegerStyle {
    let locale: String
    let specifier: String
    private let digits: [String]
    /// What stands before, between and behind the digits of numbers of so many digits, negative ones in the second half.
    private var patterns: [Pattern?]

    private enum Pattern {
        /// Western digits and nothing else.
        case plain
        case pieces([String])
        /// Not to be told from a number of ones.
        case none
    }

    /// More digits have no number of ones below the largest number.
    private static let most = 18

    init(locale: String, specifier: String) {
        self.locale = locale
        self.specifier = specifier
        patterns = Array(repeating: nil, count: 2 * Self.most)
        digits = (0...9).map { Self.ask($0, specifier, locale) }
    }

    func string(_ value: Int) -> String? {
        var count = 1
        var rest = value.magnitude / 10
        while rest > 0 {
            count += 1
            rest /= 10
        }
        if count > (specifier == "%d" ? 9 : Self.most) { return nil }
        let index = count - 1 + (value < 0 ? Self.most : 0)
        let pattern = patterns[index] ?? findPattern(count, isNegative: value < 0)
        patterns[index] = pattern
        switch pattern {
        case .plain: return String(value)
        case .none: return nil
        case .pieces(let pieces):
            var text = pieces[0]
            var power = UInt(1)
            for _ in 1..<count { power *= 10 }
            for piece in pieces.dropFirst() {
                text += digits[Int(value.magnitude / power % 10)]
                text += piece
                power /= 10
            }
            return text
        }
    }

    private static func ask(_ value: Int, _ specifier: String, _ locale: String) -> String {
        let locale = Locale(identifier: locale)
        return String(format: specifier, locale: locale, specifier == "%d" ? Int32(value) : value)
    }

    private func findPattern(_ count: Int, isNegative: Bool) -> Pattern {
        guard digits.allSatisfy({ $0.count == 1 }), Set(digits).count == 10 else { return .none }
        let ones = Int(String(repeating: "1", count: count))!
        let text = Self.ask(isNegative ? -ones : ones, specifier, locale)
        if digits == (0...9).map(String.init), text == String(isNegative ? -ones : ones) { return .plain }
        var pieces = [""]
        for character in text {
            if String(character) == digits[1] {
                pieces.append("")
            } else {
                pieces[pieces.count - 1].append(character)
            }
        }
        return pieces.count == count + 1 ? .pieces(pieces) : .none
    }
}
