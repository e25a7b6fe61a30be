import CCairo
public import Foundation
public import MartletDrawing

/// Why a display list could not be rendered.
public enum RenderError: Error, Equatable, CustomStringConvertible {
    /// The picture would have no pixels: its width or height is 0, negative or no number.
    case emptySize(CGSize)
    /// The picture would have more pixels than allowed.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// Cairo could not do it; the text is Cairo's own.
    case cairo(String)

    public var description: String {
        switch self {
        case .emptySize(let size):
            "A picture of \(size.width) x \(size.height) points has no pixels. Give it a size larger than 0."
        case .tooLarge(let width, let height, let limit):
            "A picture of \(width) x \(height) pixels is too large: a side may have \(limit). Lower the size or scale."
        case .cairo(let text): "Cairo: \(text)"
        }
    }
}

/// Paints display lists: into pixels, PNG, PDF and SVG, or onto a Cairo context of a host.
///
/// Everything is kept as curves and text where the format can. What PDF and SVG have no word for (blur, shadow, colour
/// matrices, angular gradients, perspective, the soft-light and plus-darker blends) is embedded as a picture with
/// `vectorResolution` pixels for each point.
public enum CairoRenderer {
    /// The longest side of a bitmap, in pixels: Cairo's own limit.
    public static let sideLimit = 32767
    /// Pixels for each point of pictures that are embedded in PDF and SVG.
    public static let vectorResolution: CGFloat = 3

    /// Paints into pixels: `size * scale`, rounded up. Without a background it is clear.
    public static func render(
        _ list: DisplayList, scale: CGFloat = 1, background: RGBA? = nil
    ) throws(RenderError) -> Bitmap {
        let (width, height) = try pixelSize(list.size, scale: scale)
        let image = try ImageBuffer(width: width, height: height)
        image.withContext { cr in
            if let background {
                cairo_set_source_rgba(cr, background)
                cairo_paint(cr)
            }
            cairo_scale(cr, scale, scale)
            paint(list.root, on: cr, visible: CGRect(origin: .zero, size: list.size))
        }
        return image.bitmap
    }

    /// The bytes of a PNG file.
    public static func png(
        _ list: DisplayList, scale: CGFloat = 1, background: RGBA? = nil
    ) throws(RenderError) -> Data {
        try render(list, scale: scale, background: background).png
    }

    /// The bytes of a PDF file with one page of the list's size; one point is one PDF point.
    public static func pdf(_ list: DisplayList, background: RGBA? = nil) throws(RenderError) -> Data {
        try document(list, background) {
            cairo_pdf_surface_create_for_stream($0, $1, list.size.width, list.size.height)
        }
    }

    /// The bytes of an SVG file; one point is one SVG pixel.
    public static func svg(_ list: DisplayList, background: RGBA? = nil) throws(RenderError) -> Data {
        try document(list, background) { write, closure in
            let surface = cairo_svg_surface_create_for_stream(write, closure, list.size.width, list.size.height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return surface
        }
    }

    /// Paints an item onto a host's context (`cairo_t *`), which keeps its state. Pixels are those of the context's
    /// surface, its device scale included.
    ///
    /// - Parameter visible: what has to be painted, in the context's coordinates; items outside are passed over.
    public static func paint(_ item: DisplayItem, on context: OpaquePointer, visible: CGRect) {
        cairo_save(context)
        Painter(context).paint(item, visible: visible)
        cairo_restore(context)
    }

    static func pixelSize(_ size: CGSize, scale: CGFloat) throws(RenderError) -> (Int, Int) {
        let width = (size.width * scale - 0.001).rounded(.up), height = (size.height * scale - 0.001).rounded(.up)
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else { throw .emptySize(size) }
        // 256 megapixels are a gigabyte.
        guard width <= CGFloat(sideLimit), height <= CGFloat(sideLimit), width * height <= 268_435_456 else {
            throw .tooLarge(
                width: Int(min(width, 1e15)), height: Int(min(height, 1e15)), limit: sideLimit)
        }
        return (Int(width), Int(height))
    }

    private typealias Writer =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32
        ) -> cairo_status_t

    private final class Sink {
        var data = Data()
    }

    private static func document(
        _ list: DisplayList, _ background: RGBA?,
        make: (Writer, UnsafeMutableRawPointer) -> OpaquePointer?
    ) throws(RenderError) -> Data {
        _ = try pixelSize(list.size, scale: 1)
        let sink = Sink()
        let write: Writer = { closure, bytes, count in
            if let closure, let bytes {
                Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
            }
            return CAIRO_STATUS_SUCCESS
        }
        let surface = make(write, Unmanaged.passUnretained(sink).toOpaque())
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { throw .cairo("no context") }
        if let background {
            cairo_set_source_rgba(context, background)
            cairo_paint(context)
        }
        paint(list.root, on: context, visible: CGRect(origin: .zero, size: list.size))
        let status = cairo_status(context)
        cairo_destroy(context)
        cairo_surface_finish(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(String(cString: cairo_status_to_string(status))) }
        return withExtendedLifetime(sink) { sink.data }
    }
}

func cairo_set_source_rgba(_ cr: OpaquePointer?, _ color: RGBA) {
    cairo_set_source_rgba(cr, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
}
