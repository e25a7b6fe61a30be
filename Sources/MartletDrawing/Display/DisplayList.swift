public import Foundation

/// A whole picture: a tree of items and the size of the paper, in points.
public struct DisplayList: Sendable {
    public let root: DisplayItem
    public let size: CGSize

    @inlinable
    public init(root: DisplayItem, size: CGSize) {
        self.root = root
        self.size = size
    }

    /// An empty picture.
    public init(size: CGSize) { self.init(root: DisplayItem(.group([])), size: size) }
}
