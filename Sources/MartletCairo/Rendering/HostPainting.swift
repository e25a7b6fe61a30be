import CCairo
import Foundation
import MartletDrawing

/// What a window host needs beside whole pictures: parts of a display list on a surface that is put on the screen later.
extension CairoRenderer {
    /// Paints an item onto a context whose surface is replayed at another resolution.
    ///
    /// - Parameter pixelScale: device pixels for each unit of the surface when it will be shown; whole pixels of it will be
    ///   whole pixels of the screen, so edges snap to them.
    package static func paint(
        _ item: DisplayItem, on context: OpaquePointer, visible: CGRect, pixelScale: CGFloat
    ) {
        cairo_save(context)
        Painter(context, pixelScale: pixelScale).paint(item, visible: visible)
        cairo_restore(context)
    }

    /// Paints the shadow that an item throws, without the item. The numbers are as for `paint`.
    package static func paintShadow(
        of item: DisplayItem, _ color: RGBA, radius: CGFloat, offset: CGSize, on context: OpaquePointer,
        pixelScale: CGFloat
    ) {
        cairo_save(context)
        Painter(context, pixelScale: pixelScale).shadow(of: item, color, radius, offset)
        cairo_restore(context)
    }

    /// Paints an item into pixels: premultiplied 32-bit words `0xAARRGGBB`, given to `body` with width, height and the number
    /// of bytes in a row. Nil if there would be no pixels.
    ///
    /// - Parameters:
    ///   - matrix: from the item's coordinates to those of the area.
    ///   - area: the part that is painted.
    package static func withPixels<Result>(
        of item: DisplayItem, under matrix: CGAffineTransform, area: CGRect, scale: CGFloat, background: RGBA?,
        _ body: (UnsafeMutableRawPointer, Int, Int, Int) -> Result
    ) -> Result? {
        guard let (width, height) = try? pixelSize(area.size, scale: scale),
            let image = try? ImageBuffer(width: width, height: height)
        else { return nil }
        image.withContext { cr in
            if let background {
                cairo_set_source_rgba(cr, background)
                cairo_paint(cr)
            }
            cairo_scale(cr, scale, scale)
            cairo_translate(cr, -area.minX, -area.minY)
            var m = cairo_matrix_t(matrix)
            cairo_transform(cr, &m)
            paint(item, on: cr, visible: item.bounds)
        }
        return image.withPixels { words, stride in
            body(UnsafeMutableRawPointer(words.baseAddress!), width, height, stride * 4)
        }
    }
}
