public import Foundation
import Synchronization

/// A text that has been shaped: laying it out in a room that is large enough costs two comparisons.
///
/// Whoever shows a text keeps one as long as the text stays the same, so that the questions of a layout neither hash the
/// text nor shape it again when a cache has forgotten it.
public final class PreparedText: Sendable {
    public let request: TextRequest
    /// The layout without limits; the answer for all rooms that are large enough.
    public let ideal: TextLayout
    /// nil for a plain line, which its layout knows how to shape.
    private let shape: (@Sendable (CGFloat?, CGFloat?) -> TextLayout)?
    /// Layouts in rooms that are too small, the newest last.
    private let others = Mutex<[Room]>([])

    private struct Room {
        let width: CGFloat?
        let height: CGFloat?
        let layout: TextLayout
    }

    /// - Parameter shape: Lays the text out in a room that it does not fit into.
    public init(
        _ request: TextRequest, ideal: TextLayout,
        inSmallRoom shape: @escaping @Sendable (_ width: CGFloat?, _ height: CGFloat?) -> TextLayout
    ) {
        self.request = request
        self.ideal = ideal
        self.shape = shape
    }

    /// A plain line of which nothing but its measures is known.
    init(_ request: TextRequest, plain: TextLayout) {
        self.request = request
        ideal = plain
        shape = nil
    }

    /// The layout in a room, in points; nil is no limit. Costs the text's length for each new room that is too small; the
    /// last eight of them are kept.
    public func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        if (width ?? .infinity) >= ideal.size.width - 0.001, (height ?? .infinity) >= ideal.size.height - 0.001 {
            return ideal
        }
        let known = others.withLock { rooms in rooms.first { $0.width == width && $0.height == height } }
        if let known { return known.layout }
        let layout = lay(width, height)
        others.withLock { rooms in
            if rooms.count >= 8 { rooms.removeFirst() }
            rooms.append(Room(width: width, height: height, layout: layout))
        }
        return layout
    }
    private func lay(_ width: CGFloat?, _ height: CGFloat?) -> TextLayout {
        if let shape { return shape(width, height) }
        return ideal.plainTexts?.shaped(request).layout(width: width, height: height) ?? ideal
    }
}
