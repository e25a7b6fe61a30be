public import Foundation

/// A line under or through text.
public struct TextDecoration: Hashable, Sendable {
    /// The pattern of the line, in units of its thickness: dot 3 3, dash 10 5, dashDot 10 3 3 3.
    public enum Pattern: String, Hashable, Sendable, CaseIterable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    public var pattern: Pattern
    /// nil is the colour of the text.
    public var color: RGBA?

    public init(pattern: Pattern = .solid, color: RGBA? = nil) {
        self.pattern = pattern
        self.color = color
    }
}

/// A stretch of text with one set of attributes. Lengths are points.
public struct TextRun: Hashable, Sendable {
    public var text: String
    public var font: FontDescription
    /// nil is the colour that the item is painted with.
    public var color: RGBA?
    public var underline: TextDecoration?
    public var strikethrough: TextDecoration?
    /// Extra room after each character; ligatures are kept.
    public var kerning: CGFloat
    /// Extra room after each character; wins over `kerning` where it is not 0.
    public var tracking: CGFloat
    /// Positive raises the text.
    public var baselineOffset: CGFloat
    public var background: RGBA?

    public init(
        text: String, font: FontDescription = FontDescription(), color: RGBA? = nil,
        underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil, kerning: CGFloat = 0,
        tracking: CGFloat = 0, baselineOffset: CGFloat = 0, background: RGBA? = nil
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.underline = underline
        self.strikethrough = strikethrough
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.background = background
    }

    /// The room added after each character.
    @inlinable
    public var letterSpacing: CGFloat { tracking != 0 ? tracking : kerning }
}
