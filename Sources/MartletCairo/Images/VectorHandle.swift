import CCairo
import CRsvg
import Foundation
import MartletDrawing
import Synchronization

/// A parsed SVG document.
final class VectorHandle: @unchecked Sendable {
    private let handle: UnsafeMutablePointer<RsvgHandle>
    /// librsvg's handles may be used by one thread at a time.
    private let lock = NSLock()

    /// nil if the data is no SVG document.
    init?(_ data: Data) {
        let made = data.withUnsafeBytes { bytes -> UnsafeMutablePointer<RsvgHandle>? in
            guard let start = bytes.baseAddress, bytes.count > 0 else { return nil }
            var error: UnsafeMutablePointer<GError>?
            let handle = rsvg_handle_new_from_data(
                start.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &error)
            if let error { g_error_free(error) }
            return handle
        }
        guard let made else { return nil }
        handle = made
        rsvg_handle_set_dpi(handle, 96)
    }

    deinit { g_object_unref(handle) }

    /// The document's own size in points; its view box if it names none.
    var size: CGSize? {
        lock.withLock {
            var width = 0.0, height = 0.0
            if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
                return CGSize(width: width, height: height)
            }
            var hasWidth: gboolean = 0, hasHeight: gboolean = 0, hasBox: gboolean = 0
            var w = RsvgLength(), h = RsvgLength(), box = RsvgRectangle()
            rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &w, &hasHeight, &h, &hasBox, &box)
            guard hasBox != 0, box.width > 0, box.height > 0 else { return nil }
            return CGSize(width: box.width, height: box.height)
        }
    }

    func render(on cr: OpaquePointer, in rect: CGRect) {
        lock.withLock {
            var viewport = RsvgRectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
            var error: UnsafeMutablePointer<GError>?
            rsvg_handle_render_document(handle, cr, &viewport, &error)
            if let error { g_error_free(error) }
        }
    }
}

/// Keeps the parsed form of vector images that were painted lately.
final class VectorCache: Sendable {
    static let shared = VectorCache()

    private struct Entry {
        /// Held so that its identifier is not given to another one.
        let image: VectorImage
        let handle: VectorHandle?
    }

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    func handle(for image: VectorImage) -> VectorHandle? {
        let key = ObjectIdentifier(image)
        if let entry = entries.withLock({ $0[key] }) { return entry.handle }
        let entry = Entry(image: image, handle: VectorHandle(image.data))
        entries.withLock { entries in
            if entries.count >= 512 { entries = [:] }
            entries[key] = entry
        }
        return entry.handle
    }
}
