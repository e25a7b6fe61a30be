#if GTK
import CGTK
import Foundation
import MartletDrawing

/// The GSK node of a display item. It hangs on the item, so it lives as long as the item is shown.
final class RenderedItem {
    /// Nil if nothing is to be seen.
    let node: OpaquePointer?
    let grid: PixelGrid
    /// Where it is complete, in its own coordinates; what lies outside may have been left out.
    let covered: CGRect
    /// Whether something in it has to know what is behind it, which a node cannot.
    let needsBackdrop: Bool

    /// Takes over the reference to `node`.
    init(_ node: OpaquePointer?, grid: PixelGrid, covered: CGRect, needsBackdrop: Bool) {
        self.node = node
        self.grid = grid
        self.covered = covered
        self.needsBackdrop = needsBackdrop
    }

    deinit { if let node { gsk_render_node_unref(node) } }

    /// What has been made of an item, if it still does.
    static func kept(of item: DisplayItem, grid: PixelGrid, visible: CGRect) -> RenderedItem? {
        guard let kept = item.rendered, let rendered = kept as? RenderedItem,
            rendered.grid == grid, rendered.covered.contains(visible)
        else { return nil }
        return rendered
    }
}

extension CGRect {
    /// Everything, in numbers that single precision still holds apart.
    static let everywhere = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

    var isUsable: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    /// Whether two rectangles meet, lines without thickness included.
    func touches(_ other: CGRect) -> Bool {
        minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }

    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(minX), y: Float(minY)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }
}
#endif
