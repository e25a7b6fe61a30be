public import Foundation

/// Text as a shaper measured it, before it is broken into lines: clusters in logical order with their advances, and the
/// glyphs to draw them. `ParagraphLayout` does the rest.
public struct ShapedText: Sendable {
    /// Characters that are drawn together and never parted.
    public struct Cluster: Sendable {
        public enum Kind: Sendable {
            case text, space, newline
        }

        public var kind: Kind
        /// Character offsets, counted run by run.
        public var characters: Range<Int>
        /// Index of the run in the request.
        public var style: Int
        /// In points, with the run's letter spacing.
        public var advance: CGFloat
        /// Bidirectional embedding level; odd runs right to left.
        public var level: UInt8
        /// Index in `faces`.
        public var face: Int
        /// Indices in `glyphs`.
        public var glyphs: Range<Int>
        /// Whether a line may end after it.
        public var canBreakAfter: Bool

        public init(
            kind: Kind, characters: Range<Int>, style: Int, advance: CGFloat, level: UInt8 = 0, face: Int = 0,
            glyphs: Range<Int> = 0..<0, canBreakAfter: Bool = false
        ) {
            self.kind = kind
            self.characters = characters
            self.style = style
            self.advance = advance
            self.level = level
            self.face = face
            self.glyphs = glyphs
            self.canBreakAfter = canBreakAfter
        }
    }

    /// One glyph, placed from the left end of its cluster on the baseline.
    public struct Glyph: Sendable {
        public var id: UInt32
        public var x: CGFloat
        /// Positive is down.
        public var y: CGFloat

        public init(id: UInt32, x: CGFloat, y: CGFloat) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    public var characters: [Character]
    public var clusters: [Cluster]
    public var glyphs: [Glyph]
    /// What glyph numbers belong to, for the shaper's renderer.
    public var faces: [(any AnyObject & Sendable)?]
    /// Of each run in the request.
    public var metrics: [FontMetrics]
    /// The cluster of an ellipsis in a run's font, with glyphs and faces of its own.
    public var ellipsis: (@Sendable (_ style: Int) -> ShapedText)?

    public init(
        characters: [Character], clusters: [Cluster], glyphs: [Glyph] = [],
        faces: [(any AnyObject & Sendable)?] = [nil], metrics: [FontMetrics],
        ellipsis: (@Sendable (_ style: Int) -> ShapedText)? = nil
    ) {
        self.characters = characters
        self.clusters = clusters
        self.glyphs = glyphs
        self.faces = faces
        self.metrics = metrics
        self.ellipsis = ellipsis
    }
}
