#if GTK
import Foundation
import MartletDrawing

/// How an item lies on the device pixels around it.
///
/// The origin of each node's coordinates is the corner of a device pixel, the axes are those of the screen, and the item's
/// origin is at `phase` from there, less than one pixel away. So what a node draws depends on nothing else of its place, and
/// a node is used again wherever its item goes by whole pixels.
struct PixelGrid: Equatable {
    /// Device pixels for each point.
    let scale: CGFloat
    /// From the item's coordinates to the node's, in points.
    private(set) var matrix: CGAffineTransform

    init(scale: CGFloat) {
        self.scale = scale
        matrix = .identity
    }

    private init(scale: CGFloat, matrix: CGAffineTransform) {
        self.scale = scale
        self.matrix = matrix
    }

    /// Whether upright rectangles stay upright.
    var isUpright: Bool { matrix.b == 0 && matrix.c == 0 }

    /// A place in the item as a whole number of pixels, in points, and the grid for what is drawn there.
    func moved(by offset: CGPoint) -> (base: CGPoint, grid: PixelGrid) {
        transformed(by: CGAffineTransform(translationX: offset.x, y: offset.y))
    }

    /// The same for what is drawn under a transform of the item.
    func transformed(by transform: CGAffineTransform) -> (base: CGPoint, grid: PixelGrid) {
        var whole = transform.concatenating(matrix)
        // Sums of thirds and halves miss a whole number by a hair: a thousandth of a pixel more is the next pixel.
        let base = CGPoint(
            x: (whole.tx * scale + 0.001).rounded(.down) / scale,
            y: (whole.ty * scale + 0.001).rounded(.down) / scale)
        whole.tx = phase(whole.tx - base.x)
        whole.ty = phase(whole.ty - base.y)
        return (base, PixelGrid(scale: scale, matrix: whole))
    }

    /// A sixty-fourth of a pixel is not seen, and equal phases are what lets nodes be used again.
    private func phase(_ rest: CGFloat) -> CGFloat { max(0, (rest * scale * 64).rounded() / 64 / scale) }

    /// A rectangle of the item in the node's coordinates.
    func place(_ rect: CGRect) -> CGRect { rect.applying(matrix) }

    /// A rectangle of the node with each edge on the nearest pixel, at least one pixel thick where it was not empty; as
    /// `Painter` does.
    func snapped(_ rect: CGRect) -> CGRect {
        guard rect.width > 0, rect.height > 0 else { return rect }
        let x = (rect.minX * scale).rounded(), y = (rect.minY * scale).rounded()
        return CGRect(
            x: x / scale, y: y / scale, width: max((rect.maxX * scale).rounded() - x, 1) / scale,
            height: max((rect.maxY * scale).rounded() - y, 1) / scale)
    }

    /// The smallest rectangle of whole pixels around a rectangle of the node.
    func grown(_ rect: CGRect) -> CGRect {
        let x = (rect.minX * scale).rounded(.down), y = (rect.minY * scale).rounded(.down)
        return CGRect(
            x: x / scale, y: y / scale, width: ((rect.maxX * scale).rounded(.up) - x) / scale,
            height: ((rect.maxY * scale).rounded(.up) - y) / scale)
    }
}
#endif
