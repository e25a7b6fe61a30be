#if GTK
import Foundation

/// Where device pixels lie in the coordinates of a node.
///
/// The origin of each node's coordinates is the corner of a device pixel, and its item begins at `phase` from there, less than
/// one pixel away. So what a node draws depends on nothing else of its place, and a node is used again wherever its item
/// goes by whole pixels.
struct PixelGrid: Equatable {
    /// Device pixels for each point.
    var scale: CGFloat
    /// Where the item's origin is, in points.
    var phase = CGPoint.zero
    /// Whether the grid is that of the screen: not so under a rotation or a scale.
    var isAligned = true

    /// A place in the item as a whole number of pixels, in points, and the grid that is left for what is drawn there.
    func moved(by offset: CGPoint) -> (base: CGPoint, grid: PixelGrid) {
        let place = CGPoint(x: phase.x + offset.x, y: phase.y + offset.y)
        guard isAligned else {
            return (place, PixelGrid(scale: scale, phase: .zero, isAligned: false))
        }
        // Sums of thirds and halves miss a whole number by a hair: a thousandth of a pixel more is the next pixel.
        let base = CGPoint(
            x: (place.x * scale + 0.001).rounded(.down) / scale, y: (place.y * scale + 0.001).rounded(.down) / scale)
        let rest = CGPoint(x: Self.clean(place.x - base.x, scale), y: Self.clean(place.y - base.y, scale))
        return (base, PixelGrid(scale: scale, phase: rest))
    }

    /// A sixty-fourth of a pixel is not seen, and equal phases are what lets nodes be used again.
    private static func clean(_ phase: CGFloat, _ scale: CGFloat) -> CGFloat {
        max(0, (phase * scale * 64).rounded() / 64 / scale)
    }

    /// The rectangle with each edge on the nearest pixel, at least one pixel thick where it was not empty; as `Painter` does.
    func snapped(_ rect: CGRect) -> CGRect {
        guard isAligned, rect.width > 0, rect.height > 0 else { return rect }
        let x = (rect.minX * scale).rounded(), y = (rect.minY * scale).rounded()
        return CGRect(
            x: x / scale, y: y / scale, width: max((rect.maxX * scale).rounded() - x, 1) / scale,
            height: max((rect.maxY * scale).rounded() - y, 1) / scale)
    }

    /// The smallest rectangle of whole pixels around a rectangle.
    func grown(_ rect: CGRect) -> CGRect {
        let x = (rect.minX * scale).rounded(.down), y = (rect.minY * scale).rounded(.down)
        return CGRect(
            x: x / scale, y: y / scale, width: ((rect.maxX * scale).rounded(.up) - x) / scale,
            height: ((rect.maxY * scale).rounded(.up) - y) / scale)
    }
}
#endif
