import MartletGraph

/// What text takes from the environment, resolved once for each level of it, and shared by all texts there.
final class TextStyle: Equatable {
    let font: Font
    let fontChanges: [FontModifier]
    let fontContext: Font.Context
    /// The font as it is, for text without a font of its own.
    let plainFont: FontDescription
    let foreground: _ResolvedStyle
    let attributes: [TextModifier]
    let alignment: TextAlignment
    let lines: LineLimits
    let truncation: Text.TruncationMode
    let lineSpacing: CGFloat
    let minimumScaleFactor: CGFloat
    let allowsTightening: Bool
    let textCase: Text.Case?
    let direction: LayoutDirection
    let locale: String
    let pixelLength: CGFloat
    let contentTransition: ContentTransition

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

    static func == (a: TextStyle, b: TextStyle) -> Bool {
        if a === b { return true }
        return a.font == b.font && a.fontChanges == b.fontChanges && a.fontContext == b.fontContext
            && a.plainFont == b.plainFont && a.foreground == b.foreground && a.attributes == b.attributes
            && a.alignment == b.alignment && a.lines == b.lines && a.truncation == b.truncation
            && a.lineSpacing == b.lineSpacing && a.minimumScaleFactor == b.minimumScaleFactor
            && a.allowsTightening == b.allowsTightening && a.textCase == b.textCase && a.direction == b.direction
            && a.locale == b.locale && a.pixelLength == b.pixelLength && a.contentTransition == b.contentTransition
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
