import CCairo
import Foundation
import MartletDrawing

/// Walks a display list and paints it on one Cairo context. Coordinates are the item's own; the context's matrix carries
/// them to the device.
struct Painter {
    let cr: OpaquePointer
    /// Device pixels for each unit of the context's device space: a surface's own scale, or the resolution of pictures
    /// embedded in a vector document.
    let pixelScale: CGFloat
    /// Whether the target keeps curves, so that nothing is snapped to pixels.
    let isVector: Bool

    init(_ cr: OpaquePointer, pixelScale: CGFloat) {
        self.cr = cr
        self.pixelScale = pixelScale
        isVector = false
    }

    init(_ cr: OpaquePointer) {
        self.cr = cr
        let target = cairo_get_target(cr)
        let type = cairo_surface_get_type(target)
        isVector = type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_SVG || type == CAIRO_SURFACE_TYPE_PS
        var sx = 1.0, sy = 1.0
        cairo_surface_get_device_scale(target, &sx, &sy)
        pixelScale = isVector ? CairoRenderer.vectorResolution : sx
    }

    /// - Parameter visible: what of the item may show, in its coordinates.
    func paint(_ item: DisplayItem, visible: CGRect) {
        guard item.bounds.isFinite, item.bounds.touches(visible) else { return }
        switch item.content {
        case .group(let children):
            for child in children {
                let inner = visible.offsetBy(dx: -child.offset.x, dy: -child.offset.y)
                guard child.item.bounds.touches(inner), inner.isFinite else { continue }
                if child.offset == .zero {
                    paint(child.item, visible: inner)
                } else {
                    saved {
                        cairo_translate(cr, child.offset.x, child.offset.y)
                        paint(child.item, visible: inner)
                    }
                }
            }
        case .fill(let path, let paint, let style): fill(path, paint, style)
        case .stroke(let path, let paint, let style): stroke(path, paint, style)
        case .text(let layout, let color): text(layout, color)
        case .image(let image, let rect): self.image(image, in: rect)
        case .vector(let image, let rect, let tint): vector(image, in: rect, tint: tint)
        case .effect(let effect, let child): apply(effect, to: child, visible: visible)
        }
    }

    func saved(_ body: () -> Void) {
        cairo_save(cr)
        body()
        cairo_restore(cr)
    }

    /// The matrix to device pixels.
    var matrix: CGAffineTransform {
        var m = cairo_matrix_t()
        cairo_get_matrix(cr, &m)
        return CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
            .concatenating(CGAffineTransform(scaleX: pixelScale, y: pixelScale))
    }

    /// Whether rectangles stay upright on the device, so that their edges can be put on pixels.
    var canSnap: Bool {
        guard !isVector else { return false }
        let m = matrix
        return m.b == 0 && m.c == 0 && m.a != 0 && m.d != 0
    }

    /// A rectangle cut to what can show, where it is so large that Cairo's numbers (24 bits before the point) overflow.
    func tamed(_ rect: CGRect) -> CGRect {
        guard max(abs(rect.minX), abs(rect.minY), abs(rect.maxX), abs(rect.maxY)) > 1e5 else { return rect }
        var x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0
        cairo_clip_extents(cr, &x0, &y0, &x1, &y1)
        return rect.intersection(CGRect(x: x0 - 2, y: y0 - 2, width: x1 - x0 + 4, height: y1 - y0 + 4))
    }

    /// A rectangle with each edge on the nearest device pixel, at least one pixel thick where it was not empty.
    func snapped(_ rect: CGRect) -> CGRect {
        guard canSnap, rect.width > 0, rect.height > 0, rect.isFinite else { return rect }
        let m = matrix
        let device = rect.applying(m)
        let x = device.minX.rounded(), y = device.minY.rounded()
        let onPixels = CGRect(
            x: x, y: y, width: max(device.maxX.rounded() - x, 1), height: max(device.maxY.rounded() - y, 1))
        return onPixels.applying(m.inverted())
    }

    /// A rectangle that holds all device pixels that another one touches.
    func grown(_ rect: CGRect) -> CGRect {
        let m = matrix
        guard m.determinant != 0 else { return rect }
        if m.b != 0 || m.c != 0 {
            let pixel = 1 / abs(m.determinant).squareRoot()
            return rect.insetBy(dx: -pixel, dy: -pixel)
        }
        return rect.applying(m).outwardPixels.applying(m.inverted())
    }
}

extension CGRect {
    /// Whether all four numbers are; a null rectangle is not.
    var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    /// The smallest rectangle of whole numbers around this one.
    var outwardPixels: CGRect {
        guard isFinite else { return .null }
        let x = minX.rounded(.down), y = minY.rounded(.down)
        return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
    }

    /// Whether two rectangles meet, lines without thickness included.
    func touches(_ other: CGRect) -> Bool {
        minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }
}
