public import Foundation

/// Where the lines of a text stand that are shorter than the longest.
public enum TextLineAlignment: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing
}

/// Where text is cut that does not fit.
public enum TextTruncation: String, Hashable, Sendable, CaseIterable {
    case head, middle, tail
}

/// A text to lay out, with everything that its layout depends on but the room.
public struct TextRequest: Hashable, Sendable {
    public var runs: [TextRun]
    public var alignment: TextLineAlignment
    /// The most lines; nil is no limit.
    public var lineLimit: Int?
    /// Room for at least so many lines is kept.
    public var reservedLines: Int?
    public var truncation: TextTruncation
    /// In points, added between lines.
    public var lineSpacing: CGFloat
    /// How far the text may shrink before it is cut; 1 is not at all.
    public var minimumScaleFactor: CGFloat
    /// Whether letters may move together before the text is cut.
    public var allowsTightening: Bool
    public var layoutDirection: LayoutDirection
    public var localeIdentifier: String
    /// The size of a device pixel in points; widths are rounded up to it.
    public var pixelLength: CGFloat

    public init(
        runs: [TextRun], alignment: TextLineAlignment = .leading, lineLimit: Int? = nil, reservedLines: Int? = nil,
        truncation: TextTruncation = .tail, lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1,
        allowsTightening: Bool = false, layoutDirection: LayoutDirection = .leftToRight,
        localeIdentifier: String = "en", pixelLength: CGFloat = 1
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.layoutDirection = layoutDirection
        self.localeIdentifier = localeIdentifier
        self.pixelLength = pixelLength
    }

    /// One run of plain text.
    public init(_ text: String, font: FontDescription = FontDescription(), pixelLength: CGFloat = 1) {
        self.init(runs: [TextRun(text: text, font: font)], pixelLength: pixelLength)
    }

    /// Texts tell requests apart in nearly all cases: hashing the rest as well costs more than comparing it now and then.
    public func hash(into hasher: inout Hasher) {
        for run in runs { hasher.combine(run.text) }
    }

    /// The texts of all runs.
    public var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}
