/// A text without attributes but a colour of the whole, as most labels are: resolved for a third of what it costs to go through
/// the attributes.
struct PlainText {
    let string: String
    private let color: AnyShapeStyle?

    /// nil of any other text.
    init?(_ text: Text, style: TextStyle) {
        guard style.attributes.isEmpty, style.textCase == nil else { return nil }
        var color: AnyShapeStyle?
        for modifier in text.modifiers.reversed() {
            guard case .style(let style) = modifier else { return nil }
            color = style
        }
        guard let string = Self.string(of: text.storage, style) else { return nil }
        self.string = string
        self.color = color
    }

    /// What it is painted with.
    func foreground(_ style: TextStyle, context: @autoclosure () -> _StyleContext) -> _ResolvedStyle {
        color.map { $0._resolve(context()) } ?? style.foreground
    }

    private static func string(of storage: TextStorage, _ style: TextStyle) -> String? {
        switch storage {
        case .verbatim(let string): return string
        case .localized(let key, let table, let bundle):
            let format = StringTable.string(key.key, table: table, in: bundle, locale: style.locale)
            let parsed = ParsedFormat.of(format ?? key.key)
            guard parsed.stretches.count == 1, parsed.stretches[0].span.isPlain else { return nil }
            let pieces = parsed.stretches[0].pieces
            if pieces.count == 1 { return string(of: pieces[0], key.arguments, style) }
            var string = ""
            for piece in pieces {
                guard let part = Self.string(of: piece, key.arguments, style) else { return nil }
                string += part
            }
            return string
        case .concatenation, .formatted, .attributed, .image: return nil
        }
    }

    private static func string(
        of piece: LocalizedFormat.Piece, _ arguments: [LocalizedStringKey.Argument], _ style: TextStyle
    ) -> String? {
        switch piece {
        case .text(let text): return text
        case .argument(let index, let specifier):
            guard arguments.indices.contains(index) else { return "" }
            switch arguments[index] {
            case .string(let string): return string
            case .integer(let number, let own):
                return IntegerText.string(number, specifier: specifier == "%@" ? own : specifier, locale: style.locale)
            case .text, .formatted, .number: return nil
            }
        }
    }
}
