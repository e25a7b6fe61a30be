public import Foundation

/// The vertical measures of a font at its size, in points. All are positive numbers.
public struct FontMetrics: Hashable, Sendable {
    /// From the top of a line to its baseline.
    public var ascent: CGFloat
    /// From the baseline to the bottom of a line.
    public var descent: CGFloat
    /// Extra room that the font asks for between lines.
    public var leading: CGFloat
    /// The height of one line of text.
    public var lineHeight: CGFloat
    /// The distance between the baselines of two lines.
    public var linePitch: CGFloat
    /// The height of a line before it was rounded; `lineSpacing` is added to this one.
    public var unroundedLineHeight: CGFloat
    public var capHeight: CGFloat
    public var xHeight: CGFloat
    /// From the baseline down to the centre of an underline.
    public var underlinePosition: CGFloat
    public var underlineThickness: CGFloat
    /// Preferred distance to a plain view above the text.
    public var spacingAbove: CGFloat
    /// Preferred distance to a plain view below the text.
    public var spacingBelow: CGFloat
    /// Preferred distance to another text above.
    public var textToText: CGFloat

    public init(
        ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, lineHeight: CGFloat, linePitch: CGFloat? = nil,
        unroundedLineHeight: CGFloat? = nil, capHeight: CGFloat, xHeight: CGFloat, underlinePosition: CGFloat,
        underlineThickness: CGFloat, spacingAbove: CGFloat, spacingBelow: CGFloat, textToText: CGFloat = 0
    ) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.lineHeight = lineHeight
        self.linePitch = linePitch ?? lineHeight
        self.unroundedLineHeight = unroundedLineHeight ?? lineHeight
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underlinePosition = underlinePosition
        self.underlineThickness = underlineThickness
        self.spacingAbove = spacingAbove
        self.spacingBelow = spacingBelow
        self.textToText = textToText
    }
}
