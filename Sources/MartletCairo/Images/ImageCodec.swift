import CCairo
import CRsvg
public import Foundation
public import MartletDrawing

/// Reads and writes picture files.
public enum ImageCodec {
    /// A picture from the bytes of a file: PNG, JPEG, GIF (its first frame) and what else the system's loaders know
    /// (WebP where its loader is installed). Turned upright by its orientation tag.
    ///
    /// - Returns: nil for unknown or broken data, for a PNG that is cut off, and for pictures of more than 32767 pixels a
    ///   side. Other formats that are cut off may give the part that is there.
    public static func decode(_ data: Data) -> Bitmap? {
        guard !data.isEmpty, PNGChunks.areWhole(data), let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(loader) }
        let isWhole = data.withUnsafeBytes { bytes -> Bool in
            guard let start = bytes.baseAddress else { return false }
            return gdk_pixbuf_loader_write(loader, start.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), nil)
                != 0
        }
        let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
        guard isWhole, isClosed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
            let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return bitmap(upright)
    }

    /// A picture from a file. The same as `decode(_:)` of its bytes; nil also if it cannot be read.
    public static func decode(contentsOf url: URL) -> Bitmap? { (try? Data(contentsOf: url)).flatMap(decode) }

    /// A picture of curves from the bytes of an SVG file; nil if they are none.
    public static func vector(_ data: Data) -> VectorImage? {
        guard let handle = VectorHandle(data) else { return nil }
        return VectorImage(data: data, size: handle.size ?? CGSize(width: 100, height: 100))
    }

    private static func bitmap(_ pixbuf: OpaquePointer) -> Bitmap? {
        let width = Int(gdk_pixbuf_get_width(pixbuf)), height = Int(gdk_pixbuf_get_height(pixbuf))
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf)), stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        guard width > 0, height > 0, width <= CairoRenderer.sideLimit, height <= CairoRenderer.sideLimit,
            channels == 3 || channels == 4, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8,
            let source = gdk_pixbuf_read_pixels(pixbuf)
        else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { out, count in
            var i = 0
            for y in 0..<height {
                var p = source + y * stride
                for _ in 0..<width {
                    out[i] = p[0]
                    out[i &+ 1] = p[1]
                    out[i &+ 2] = p[2]
                    out[i &+ 3] = channels == 4 ? p[3] : 255
                    i &+= 4
                    p += channels
                }
            }
            count = i
        }
        return Bitmap(width: width, height: height, pixels: bytes)
    }
}

extension Bitmap {
    /// The bytes of a PNG file with the same pixels (straight alpha; the colour of clear pixels is not kept).
    public var png: Data {
        guard width > 0, height > 0, let buffer = try? ImageBuffer(self) else { return Data() }
        let sink = PNGSink()
        cairo_surface_write_to_png_stream(
            buffer.surface,
            { closure, bytes, count in
                if let closure, let bytes {
                    Unmanaged<PNGSink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                }
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(sink).toOpaque())
        return withExtendedLifetime(sink) { sink.data }
    }
}

private final class PNGSink {
    var data = Data()
}

/// The loader takes a PNG that was cut off for whole, with clear rows: its chunks are counted first.
enum PNGChunks {
    /// Whether data is no PNG, or one whose chunks are all there to the end mark.
    static func areWhole(_ data: Data) -> Bool {
        let bytes = [UInt8](data.prefix(8))
        guard bytes == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else { return true }
        return data.withUnsafeBytes { bytes in
            var position = 8
            while position + 12 <= bytes.count {
                let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[position + $1]) }
                let isEnd = (0..<4).allSatisfy { bytes[position + 4 + $0] == Array("IEND".utf8)[$0] }
                position += 12 + length
                if isEnd { return position <= bytes.count }
            }
            return false
        }
    }
}
