import CCairo
import Foundation
import MartletDrawing

/// A picture of part of the device, on the side: painted like the target, changed pixel by pixel, then painted back.
struct OffscreenLayer {
    let image: ImageBuffer
    /// From the painter's coordinates to the picture's pixels.
    let matrix: CGAffineTransform
    /// The picture's corner, in device pixels.
    let corner: CGPoint
    /// Pixels for each unit of the target's device space.
    let surfaceScale: CGFloat

    /// A clear picture for an area in the painter's coordinates, limited to what the context's clip lets show.
    ///
    /// - Parameter margin: how many device pixels more on each side.
    /// - Returns: nil if there is nothing to show.
    init?(_ painter: Painter, area: CGRect, margin: CGFloat) {
        let toDevice = painter.matrix
        var x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0
        cairo_clip_extents(painter.cr, &x0, &y0, &x1, &y1)
        let clip = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0).applying(toDevice)
            .insetBy(dx: -margin, dy: -margin)
        let wanted = area.applying(toDevice).insetBy(dx: -margin, dy: -margin)
        guard wanted.isFinite, clip.isFinite else { return nil }
        let device = wanted.intersection(clip).outwardPixels
        guard !device.isNull, device.width >= 1, device.height >= 1, device.width * device.height < 268_435_456,
            let image = try? ImageBuffer(width: Int(device.width), height: Int(device.height))
        else { return nil }
        self.image = image
        corner = device.origin
        surfaceScale = painter.pixelScale
        matrix = toDevice.concatenating(CGAffineTransform(translationX: -device.minX, y: -device.minY))
    }

    /// Paints items into the picture.
    func paint(_ body: (Painter) -> Void) {
        image.withContext { cr in
            var m = cairo_matrix_t(matrix)
            cairo_set_matrix(cr, &m)
            body(Painter(cr))
        }
    }

    /// Makes the picture the source of a painter, where it belongs, moved by a number of device pixels.
    func setAsSource(of painter: Painter, offset: CGSize = .zero) {
        let pattern = cairo_pattern_create_for_surface(image.surface)
        // Pattern matrices go from the painter's coordinates to the picture's pixels.
        var m = cairo_matrix_t(
            matrix.concatenating(CGAffineTransform(translationX: -offset.width, y: -offset.height)))
        cairo_pattern_set_matrix(pattern, &m)
        let isExact =
            !painter.isVector && offset.width.rounded() == offset.width
            && offset.height.rounded() == offset.height
        cairo_pattern_set_filter(pattern, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_set_source(painter.cr, pattern)
        cairo_pattern_destroy(pattern)
    }
}
