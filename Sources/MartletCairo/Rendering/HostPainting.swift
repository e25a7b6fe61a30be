import CCairo
import Foundation
import MartletDrawing

/// What a window host needs beside whole pictures: parts of a display list on a surface that is put on the screen later.
extension CairoRenderer {
    /// Paints an item onto a context whose surface is replayed at another resolution.
    ///
    /// - Parameters:
    ///   - pixelScale: device pixels for each unit of the surface when it will be shown.
    ///   - isAligned: whether whole pixels of the surface will be whole pixels of the screen, so that edges snap to them.
    package static func paint(
        _ item: DisplayItem, on context: OpaquePointer, visible: CGRect, pixelScale: CGFloat, isAligned: Bool
    ) {
        cairo_save(context)
        Painter(context, pixelScale: pixelScale, isAligned: isAligned).paint(item, visible: visible)
        cairo_restore(context)
    }

    /// Paints the shadow that an item throws, without the item. The numbers are as for `paint`.
    package static func paintShadow(
        of item: DisplayItem, _ color: RGBA, radius: CGFloat, offset: CGSize, on context: OpaquePointer,
        pixelScale: CGFloat, isAligned: Bool
    ) {
        cairo_save(context)
        Painter(context, pixelScale: pixelScale, isAligned: isAligned).shadow(of: item, color, radius, offset)
        cairo_restore(context)
    }

    /// Paints an item into pixels: premultiplied 32-bit words `0xAARRGGBB`, given to `body` with width, height and the number
    /// of bytes in a row. Nil if there would be no pixels.
    ///
    /// - Parameter area: the part that is painted, in the item's coordinates.
    package static func withPixels<Result>(
        of item: DisplayItem, area: CGRect, scale: CGFloat, background: RGBA?,
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
            paint(item, on: cr, visible: area)
        }
        return image.withPixels { words, stride in
            body(UnsafeMutableRawPointer(words.baseAddress!), width, height, stride * 4)
        }
    }
}
