import CCairo
import Foundation
import MartletDrawing

/// A Cairo image surface with premultiplied 32-bit pixels (blue, green, red, alpha in memory on little-endian machines).
final class ImageBuffer {
    let surface: OpaquePointer
    let width: Int
    let height: Int

    init(width: Int, height: Int) throws(RenderError) {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw .cairo(String(cString: cairo_status_to_string(status)))
        }
        self.surface = surface
        self.width = width
        self.height = height
    }

    deinit { cairo_surface_destroy(surface) }

    func withContext(_ body: (OpaquePointer) -> Void) {
        guard let context = cairo_create(surface) else { return }
        body(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
    }

    /// Pixels as 32-bit words `0xAARRGGBB`, with the number of words in a row.
    func withPixels<R>(_ body: (UnsafeMutableBufferPointer<UInt32>, Int) -> R) -> R? {
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let result = bytes.withMemoryRebound(to: UInt32.self, capacity: stride * height) {
            body(UnsafeMutableBufferPointer(start: $0, count: stride * height), stride)
        }
        cairo_surface_mark_dirty(surface)
        return result
    }

    /// The pixels with straight alpha.
    var bitmap: Bitmap {
        let width = width, height = height
        let bytes = withPixels { words, stride in
            [UInt8](unsafeUninitializedCapacity: width * height * 4) { out, count in
                var i = 0
                for y in 0..<height {
                    for x in 0..<width {
                        let word = words[y * stride + x], a = word >> 24
                        var r = (word >> 16) & 255, g = (word >> 8) & 255, b = word & 255
                        if a != 255, a != 0 {
                            r = min((r &* 255 &+ a / 2) / a, 255)
                            g = min((g &* 255 &+ a / 2) / a, 255)
                            b = min((b &* 255 &+ a / 2) / a, 255)
                        }
                        out[i] = UInt8(truncatingIfNeeded: r)
                        out[i &+ 1] = UInt8(truncatingIfNeeded: g)
                        out[i &+ 2] = UInt8(truncatingIfNeeded: b)
                        out[i &+ 3] = UInt8(truncatingIfNeeded: a)
                        i &+= 4
                    }
                }
                count = i
            }
        }
        return Bitmap(width: width, height: height, pixels: bytes ?? [])
    }

    convenience init(_ bitmap: Bitmap) throws(RenderError) {
        try self.init(width: max(bitmap.width, 1), height: max(bitmap.height, 1))
        _ = withPixels { words, stride in
            bitmap.pixels.withUnsafeBufferPointer { bytes in
                var i = 0
                for y in 0..<bitmap.height {
                    for x in 0..<bitmap.width {
                        let a = UInt32(bytes[i &+ 3])
                        func multiplied(_ c: UInt8) -> UInt32 {
                            let t = UInt32(c) &* a &+ 128
                            return (t &+ (t >> 8)) >> 8
                        }
                        words[y * stride + x] =
                            a << 24 | multiplied(bytes[i]) << 16
                            | multiplied(bytes[i &+ 1]) << 8 | multiplied(bytes[i &+ 2])
                        i &+= 4
                    }
                }
            }
        }
    }
}
