import MartletGraph

/// What text takes from the environment, resolved once for each level of it.
struct TextStyle: Equatable {
    var font: Font
    var fontChanges: [FontModifier]
    var fontContext: Font.Context
    /// The font as it is, for text without a font of its own.
    var plainFont: FontDescription
    var foreground: _ResolvedStyle
    var attributes: [TextModifier]
    var alignment: TextAlignment
    var lines: LineLimits
    var truncation: Text.TruncationMode
    var lineSpacing: CGFloat
    var minimumScaleFactor: CGFloat
    var allowsTightening: Bool
    var textCase: Text.Case?
    var direction: LayoutDirection
    var locale: String
    var pixelLength: CGFloat
    var contentTransition: ContentTransition

    init(_ environment: EnvironmentValues) {
        font = environment.font ?? Font(.platform)
        fontChanges = environment.fontModifiers
        fontContext = Font.Context(environment)
        plainFont = font.resolve(fontContext, overrides: fontChanges)
        foreground = ForegroundStyle()._resolve(_StyleContext(environment))
        attributes = environment.textAttributes
        alignment = environment.multilineTextAlignment
        lines = environment.lineLimits
        truncation = environment.truncationMode
        lineSpacing = environment.lineSpacing
        minimumScaleFactor = environment.minimumScaleFactor
        allowsTightening = environment.allowsTightening
        textCase = environment.textCase
        direction = environment.layoutDirection
        locale = environment.locale.identifier
        pixelLength = environment.pixelLength
        contentTransition = environment.contentTransition
    }

    /// The question to the shaper for some runs.
    func request(_ runs: [TextRun]) -> TextRequest {
        let truncation: TextTruncation =
            switch truncation {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        return TextRequest(
            runs: runs, alignment: alignment.lines, lineLimit: lines.upper, reservedLines: lines.lower,
            truncation: truncation, lineSpacing: lineSpacing, minimumScaleFactor: minimumScaleFactor,
            allowsTightening: allowsTightening, layoutDirection: direction, localeIdentifier: locale,
            pixelLength: pixelLength)
    }
}

extension EnvironmentScope {
    /// The style of text at this level.
    var textStyle: Attribute<TextStyle> { derivedAttribute(TextStyle.self) { TextStyle($0) } }
}
