public import Foundation

/// The shape of the ends of an open stroke.
public enum CGLineCap: Int32, Hashable, Sendable, CaseIterable {
    case butt, round, square
}

/// The shape of the corners of a stroke.
public enum CGLineJoin: Int32, Hashable, Sendable, CaseIterable {
    case miter, round, bevel
}

/// How a path is traced. Lengths are points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// Largest ratio of a miter's length to the line's width; sharper corners are bevelled.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn; empty is a solid line.
    public var dash: [CGFloat]
    /// How far into the dash pattern the line starts.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
