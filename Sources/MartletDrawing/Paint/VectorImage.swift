public import Foundation

/// A picture of curves, kept as SVG source. Renderers parse it when they first draw it.
public final class VectorImage: Sendable {
    /// The SVG document.
    public let data: Data
    /// The size, in points, at which it is shown if nothing else is said.
    public let size: CGSize
    /// The distance of the text baseline from the top, in points, for symbols that stand on one.
    public let baseline: CGFloat?

    public init(data: Data, size: CGSize, baseline: CGFloat? = nil) {
        self.data = data
        self.size = size
        self.baseline = baseline
    }
}

extension VectorImage: Equatable {
    public static func == (lhs: VectorImage, rhs: VectorImage) -> Bool {
        lhs === rhs || (lhs.size == rhs.size && lhs.baseline == rhs.baseline && lhs.data == rhs.data)
    }
}
