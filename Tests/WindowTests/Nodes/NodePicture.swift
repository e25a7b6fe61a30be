#if GTK
import CGTK
import Foundation
import MartletCairo
import MartletDrawing
@testable import MartletGTK

/// Pictures of display lists by the way of windows, without a window: nodes, drawn by GSK on a Cairo surface.
enum NodePicture {
    /// GSK knows its kinds of nodes once GTK has begun; a display is not needed.
    static let isReady: Bool = {
        setenv("GTK_A11Y", "none", 1)
        _ = gtk_init_check()
        return true
    }()

    static let background = RGBA.white

    static func nodes(
        _ item: DisplayItem, size: CGSize, scale: CGFloat, builder: inout NodeBuilder
    ) -> RenderedItem {
        _ = isReady
        let visible = CGRect(origin: .zero, size: size)
        let grid = PixelGrid(scale: scale)
        let rendered = builder.render(item, grid: grid, visible: visible)
        return rendered.needsBackdrop ? builder.raster(item, grid, visible, background: background) : rendered
    }

    /// What a window of this size shows.
    static func render(_ item: DisplayItem, size: CGSize, scale: CGFloat) -> Bitmap {
        var builder = NodeBuilder()
        return draw(nodes(item, size: size, scale: scale, builder: &builder), size: size, scale: scale)
    }

    static func draw(_ rendered: RenderedItem, size: CGSize, scale: CGFloat) -> Bitmap {
        let width = Int((size.width * scale).rounded()), height = Int((size.height * scale).rounded())
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))!
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)!
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_scale(context, scale, scale)
        if let node = rendered.node { gsk_render_node_draw(node, context) }
        cairo_destroy(context)
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let data = cairo_image_surface_get_data(surface)!
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let from = y * stride + x * 4, to = (y * width + x) * 4
                (pixels[to], pixels[to + 1], pixels[to + 2]) = (data[from + 2], data[from + 1], data[from])
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// What a picture without a window shows.
    static func headless(_ item: DisplayItem, size: CGSize, scale: CGFloat) throws -> Bitmap {
        let picture = try CairoRenderer.render(
            DisplayList(root: item, size: size), scale: scale, background: background)
        // Some blend modes cut through the background; a window has it again behind.
        var pixels = picture.pixels
        for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] != 255 {
            let alpha = Int(pixels[start + 3])
            for channel in start..<start + 3 {
                pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 255 * (255 - alpha) + 127) / 255)
            }
            pixels[start + 3] = 255
        }
        return Bitmap(width: picture.width, height: picture.height, pixels: pixels)
    }
}
#endif
