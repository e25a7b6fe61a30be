/// One token of Swift source, by its byte range in the text.
struct Token {
    enum Kind {
        /// Names, keywords, `$0`, names in backticks.
        case word
        case number
        /// String and regular-expression literals, with all that is interpolated.
        case literal
        /// A run of operator characters, as the source has it.
        case symbol
        /// One of `( ) [ ] { } , ; : @ # .` and the backslash.
        case mark
    }

    var kind: Kind
    var range: Range<Int>
    /// Whether a line break stands between this token and the one before.
    var startsLine: Bool
}
