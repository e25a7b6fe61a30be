public import Foundation
import Synchronization

/// Glyphs of one font and one style on a line.
public struct GlyphRun: Sendable {
    /// The font asked for, at the size used.
    public let font: FontDescription
    /// Index of the run in the request, for decorations and colours.
    public let style: Int
    /// nil is the colour that the item is painted with.
    public let color: RGBA?
    /// The characters, in logical order.
    public let text: String
    /// Left edge from the left end of the line.
    public let x: CGFloat
    public let width: CGFloat
    /// The left end of each glyph from the left end of the line. Without glyphs: of each character, in logical order.
    public let positions: [CGFloat]
    /// How far each glyph is moved down; empty if none is.
    public let offsets: [CGFloat]
    /// Glyph numbers in the face behind `handle`; empty if the shaper chose no glyphs.
    public let glyphs: [UInt32]
    /// The face that the glyph numbers belong to; it means something only to the shaper's own renderer.
    public let handle: (any AnyObject & Sendable)?
    public let isRightToLeft: Bool

    public init(
        font: FontDescription, style: Int, color: RGBA?, text: String, x: CGFloat, width: CGFloat,
        positions: [CGFloat], offsets: [CGFloat] = [], glyphs: [UInt32] = [],
        handle: (any AnyObject & Sendable)? = nil, isRightToLeft: Bool = false
    ) {
        self.font = font
        self.style = style
        self.color = color
        self.text = text
        self.x = x
        self.width = width
        self.positions = positions
        self.offsets = offsets
        self.glyphs = glyphs
        self.handle = handle
        self.isRightToLeft = isRightToLeft
    }
}

/// One line of a laid out text. Lengths are points.
public struct TextLine: Sendable {
    /// One or more characters that cannot be parted.
    public struct Cluster: Hashable, Sendable {
        /// Left edge from the left end of the line.
        public var x: CGFloat
        public var width: CGFloat
        /// Character offsets in the whole text.
        public var characters: Range<Int>
        public var isRightToLeft: Bool

        public init(x: CGFloat, width: CGFloat, characters: Range<Int>, isRightToLeft: Bool) {
            self.x = x
            self.width = width
            self.characters = characters
            self.isRightToLeft = isRightToLeft
        }
    }

    /// The top left corner in the layout.
    public let origin: CGPoint
    /// The width of what is drawn; a trailing space hangs beyond it.
    public let width: CGFloat
    /// From the top of the line to the baseline.
    public let ascent: CGFloat
    /// From the baseline to the bottom of the line.
    public let descent: CGFloat
    /// Left to right.
    public let runs: [GlyphRun]
    /// Left to right, with the trailing space.
    public let clusters: [Cluster]
    /// The characters of the whole text that belong to the line, with its trailing space and line break.
    public let range: Range<Int>
    /// Whether something was replaced by an ellipsis.
    public let isTruncated: Bool
    /// Whether the line's first letters are at its right end.
    public let isRightToLeft: Bool

    /// The baseline from the top of the layout.
    public var baseline: CGFloat { origin.y + ascent }
    public var height: CGFloat { ascent + descent }

    public init(
        origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, runs: [GlyphRun], clusters: [Cluster],
        range: Range<Int>, isTruncated: Bool, isRightToLeft: Bool
    ) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.runs = runs
        self.clusters = clusters
        self.range = range
        self.isTruncated = isTruncated
        self.isRightToLeft = isRightToLeft
    }
}

/// Text broken into lines and glyphs: the answer of a `TextShaper`. It never changes.
///
/// Containers ask a text for its size in many rooms and draw it in one, so glyphs are placed when the lines are looked at.
public final class TextLayout: Sendable {
    public let request: TextRequest
    /// The room it takes, in points, rounded up to pixels.
    public let size: CGSize
    /// From the top to the baseline of the first line.
    public let firstBaseline: CGFloat
    /// From the top to the baseline of the last line that has text.
    public let lastBaseline: CGFloat
    /// Whether something was cut.
    public let isTruncated: Bool
    /// The factor by which the fonts were shrunk; 1 unless `minimumScaleFactor` allowed it.
    public let scale: CGFloat
    private let heldLines: Mutex<Lines>
    /// What shapes the text, where only its width has been asked for.
    let plainTexts: PlainTexts?

    private enum Lines: Sendable {
        case placed([TextLine])
        case broken([LineBuilder.Draft], LineBuilder)
        case unshaped
    }

    public convenience init(
        request: TextRequest, size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [TextLine],
        isTruncated: Bool, scale: CGFloat = 1
    ) {
        self.init(request, size, (firstBaseline, lastBaseline), .placed(lines), isTruncated, scale)
    }

    /// The layout of lines that are placed when somebody looks at them.
    convenience init(
        size: CGSize, drafts: [LineBuilder.Draft], builder: LineBuilder, request: TextRequest, isTruncated: Bool
    ) {
        let last = drafts[drafts.count - 1]
        self.init(
            request, size, (drafts[0].ascent, last.y + last.ascent), .broken(drafts, builder), isTruncated,
            builder.scale)
    }

    /// The layout of one plain line, which is shaped when somebody looks at it.
    convenience init(_ request: TextRequest, size: CGSize, baseline: CGFloat, plainTexts: PlainTexts) {
        self.init(request, size, (baseline, baseline), .unshaped, false, 1, plainTexts)
    }

    private init(
        _ request: TextRequest, _ size: CGSize, _ baselines: (first: CGFloat, last: CGFloat), _ lines: Lines,
        _ isTruncated: Bool, _ scale: CGFloat, _ plainTexts: PlainTexts? = nil
    ) {
        self.request = request
        self.size = size
        self.firstBaseline = baselines.first
        self.lastBaseline = baselines.last
        self.isTruncated = isTruncated
        self.scale = scale
        heldLines = Mutex(lines)
        self.plainTexts = plainTexts
    }

    /// From the top. Placed at the first look.
    public var lines: [TextLine] {
        heldLines.withLock { held in
            switch held {
            case .placed(let lines): return lines
            case .broken(let drafts, let builder):
                let lines = drafts.map { builder.line($0, layoutWidth: size.width) }
                held = .placed(lines)
                return lines
            case .unshaped:
                let lines = plainTexts?.shaped(request).ideal.lines ?? []
                held = .placed(lines)
                return lines
            }
        }
    }
}

extension TextLayout: Equatable {
    /// Same request and same lines; costs nothing for the same object.
    public static func == (lhs: TextLayout, rhs: TextLayout) -> Bool {
        if lhs === rhs { return true }
        // Lines of the same question to the same shaper are the same, and need not be made to be compared.
        if let texts = lhs.plainTexts, texts === rhs.plainTexts, lhs.request == rhs.request { return true }
        return lhs.size == rhs.size && lhs.isTruncated == rhs.isTruncated && lhs.scale == rhs.scale
            && lhs.request == rhs.request
            && lhs.lines.elementsEqual(rhs.lines) {
                $0.origin == $1.origin && $0.range == $1.range && $0.clusters == $1.clusters
            }
    }
}
