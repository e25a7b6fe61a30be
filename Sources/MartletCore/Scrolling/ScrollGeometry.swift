/// The sizes of a scroll view and where its content stands; x counts in the direction of reading.
///
/// What the numbers are was measured: scroll/geometry of iamcgn/swiftui-web.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
    /// How far the start of the scroll view is past the start of the content, in points: minus the insets at rest.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    /// The distances between the edges of the scroll view and the room for its content.
    public var contentInsets: EdgeInsets
    /// The room inside the insets.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The offset with the size of the room.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// What is seen of the content, also under the insets.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y,
            width: containerSize.width + contentInsets.leading + contentInsets.trailing,
            height: containerSize.height + contentInsets.top + contentInsets.bottom)
    }

    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), "
            + "containerSize: \(containerSize), visibleRect: \(visibleRect))"
    }
}

extension ScrollNode {
    /// The geometry as of the last layout.
    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: offset, contentSize: extent.content, contentInsets: extent.insets,
            containerSize: extent.container)
    }
}
