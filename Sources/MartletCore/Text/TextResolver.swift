/// Turns a text into runs for the shaper.
struct TextResolver {
    private struct Attributes {
        var font: Font
        var fontChanges: [FontModifier]
        /// Whether the font is another than that of the environment.
        var hasOwnFont = false
        var color: _ResolvedStyle
        var underline: Text.LineStyle?
        var strikethrough: Text.LineStyle?
        var kerning: CGFloat = 0
        var tracking: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var background: RGBA?

        mutating func apply(_ modifier: TextModifier, _ context: _StyleContext) {
            switch modifier {
            case .font(let new):
                guard let new else { return }
                font = new
                hasOwnFont = true
            case .fontChange(let change): changeFont(change)
            case .style(let style): color = style._resolve(context)
            case .underline(let line): underline = line
            case .strikethrough(let line): strikethrough = line
            case .kerning(let points): kerning = points
            case .tracking(let points): tracking = points
            case .baselineOffset(let points): baselineOffset = points
            }
        }

        mutating func changeFont(_ change: FontModifier) {
            fontChanges.append(change)
            hasOwnFont = true
        }
    }

    let style: TextStyle
    let context: _StyleContext
    private(set) var runs: [TextRun] = []
    /// What runs without a colour of their own are painted with.
    private(set) var foreground: _ResolvedStyle

    init(_ text: Text, style: TextStyle, context: _StyleContext) {
        self.style = style
        self.context = context
        foreground = style.foreground
        var attributes = Attributes(font: style.font, fontChanges: style.fontChanges, color: style.foreground)
        for modifier in style.attributes { attributes.apply(modifier, context) }
        for modifier in text.modifiers.reversed() { attributes.apply(modifier, context) }
        foreground = attributes.color
        add(text.storage, attributes)
        // The height of a line, also without a letter on it.
        if runs.isEmpty { append("", attributes) }
    }

    private mutating func add(_ text: Text, _ outer: Attributes) {
        var attributes = outer
        for modifier in text.modifiers.reversed() { attributes.apply(modifier, context) }
        add(text.storage, attributes)
    }

    private mutating func add(_ storage: TextStorage, _ attributes: Attributes) {
        switch storage {
        case .verbatim(let string): append(string, attributes)
        case .concatenation(let first, let second):
            add(first, attributes)
            add(second, attributes)
        case .formatted(let formatting): append(formatting.make(context.environment), attributes)
        case .attributed(let string): add(string, attributes)
        case .localized(let key, let table, let bundle):
            let format = StringTable.string(
                key.key, table: table, in: bundle, locale: style.locale)
            add(ParsedFormat.of(format ?? key.key), key.arguments, attributes)
        case .image:
            context.report(.unsupported, "Text(Image) is not drawn yet: put the Image beside the Text in an HStack.")
        }
    }

    private mutating func add(
        _ format: ParsedFormat, _ arguments: [LocalizedStringKey.Argument], _ attributes: Attributes
    ) {
        for stretch in format.stretches {
            var own = attributes
            apply(stretch.span, &own)
            for piece in stretch.pieces {
                switch piece {
                case .text(let text): append(text, own)
                case .argument(let index, let specifier):
                    guard arguments.indices.contains(index) else { continue }
                    add(arguments[index], specifier, own)
                }
            }
        }
    }

    private mutating func add(
        _ argument: LocalizedStringKey.Argument, _ specifier: String, _ attributes: Attributes
    ) {
        switch argument {
        case .text(let text): add(text, attributes)
        case .string(let string): append(string, attributes)
        case .formatted(let formatting): append(formatting.make(context.environment), attributes)
        case .integer(let number, let own):
            let format = specifier == "%@" ? own : specifier
            let text = IntegerText.string(number, specifier: format, locale: style.locale)
            append(text ?? String(format: format, locale: context.environment.locale, number), attributes)
        case .number(let number, let own):
            guard let value = number.value.base as? any _FormatSpecifiable else { return }
            // A translation may say how the number is shown, but not as an object.
            let format = specifier == "%@" ? own : specifier
            append(String(format: format, locale: context.environment.locale, value._formatArgument), attributes)
        }
    }

    private func apply(_ span: MarkdownSpan, _ attributes: inout Attributes) {
        if span.isBold { attributes.changeFont(.bold(true)) }
        if span.isItalic { attributes.changeFont(.italic(true)) }
        if span.isCode { attributes.changeFont(.monospaced(true)) }
        if span.isStruck { attributes.strikethrough = .single }
        if span.link != nil { attributes.color = TintShapeStyle()._resolve(context) }
    }

    private mutating func add(_ string: AttributedString, _ attributes: Attributes) {
        for run in string.runs {
            var own = attributes
            var span = MarkdownSpan(text: "")
            span.link = run.link
            apply(span, &own)
            if let font = run.swiftUI.font {
                own.font = font
                own.hasOwnFont = true
            }
            if let color = run.swiftUI.foregroundColor { own.color = color._resolve(context) }
            if let color = run.swiftUI.backgroundColor { own.background = color.rgba(in: context.environment) }
            if let line = run.swiftUI.underlineStyle { own.underline = line }
            if let line = run.swiftUI.strikethroughStyle { own.strikethrough = line }
            if let points = run.swiftUI.kern { own.kerning = points }
            if let points = run.swiftUI.tracking { own.tracking = points }
            if let points = run.swiftUI.baselineOffset { own.baselineOffset = points }
            append(String(string[run.range].characters), own)
        }
    }

    private mutating func append(_ string: String, _ attributes: Attributes) {
        if string.isEmpty, !runs.isEmpty { return }
        let string =
            switch style.textCase {
            case .uppercase: string.uppercased(with: context.environment.locale)
            case .lowercase: string.lowercased(with: context.environment.locale)
            case nil: string
            }
        var run = TextRun(
            text: string,
            font: attributes.hasOwnFont
                ? attributes.font.resolve(style.fontContext, overrides: attributes.fontChanges) : style.plainFont,
            color: attributes.color == foreground ? nil : attributes.color.representative,
            underline: decoration(attributes.underline), strikethrough: decoration(attributes.strikethrough),
            kerning: attributes.kerning, tracking: attributes.tracking, baselineOffset: attributes.baselineOffset,
            background: attributes.background)
        if runs.last?.text.isEmpty == true { runs.removeLast() }
        if let last = runs.last {
            run.text = last.text
            // Stretches with the same attributes are one run: letters may join across them.
            if run == last {
                runs[runs.count - 1].text += string
                return
            }
            run.text = string
        }
        runs.append(run)
    }

    private func decoration(_ line: Text.LineStyle?) -> TextDecoration? {
        line.map { TextDecoration(pattern: $0.pattern.value, color: $0.color?.rgba(in: context.environment)) }
    }
}
