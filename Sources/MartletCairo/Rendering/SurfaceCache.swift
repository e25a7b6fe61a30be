import CCairo
import Foundation
import MartletDrawing
import Synchronization

/// Keeps the Cairo form of bitmaps that were painted lately, up to 64 MB, because the conversion costs every pixel.
final class SurfaceCache: Sendable {
    static let shared = SurfaceCache()

    private struct Key: Hashable {
        let bitmap: ObjectIdentifier
        let opacity: Double
    }

    private struct Entry: @unchecked Sendable {
        /// Held so that its identifier is not given to another one.
        let bitmap: Bitmap
        /// Only read after it was made.
        let buffer: ImageBuffer
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var bytes = 0
    }

    private let state = Mutex(State())

    func surface(for bitmap: Bitmap, opacity: Double = 1) -> ImageBuffer? {
        let key = Key(bitmap: ObjectIdentifier(bitmap), opacity: opacity)
        if let entry = state.withLock({ $0.entries[key] }) { return entry.buffer }
        let source = opacity < 1 ? bitmap.withOpacity(opacity) : bitmap
        guard let buffer = try? ImageBuffer(source) else { return nil }
        let entry = Entry(bitmap: bitmap, buffer: buffer)
        state.withLock { state in
            let bytes = bitmap.width * bitmap.height * 4
            if state.bytes + bytes > 64 << 20 { state = State() }
            state.entries[key] = entry
            state.bytes += bytes
        }
        return entry.buffer
    }
}

extension Bitmap {
    fileprivate func withOpacity(_ opacity: Double) -> Bitmap {
        var bytes = pixels
        for index in stride(from: 3, to: bytes.count, by: 4) {
            bytes[index] = UInt8((Double(bytes[index]) * max(opacity, 0)).rounded())
        }
        return Bitmap(width: width, height: height, pixels: bytes)
    }
}
