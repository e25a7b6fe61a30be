public import Foundation

/// One pixel: straight alpha, 8 bits for each channel.
public struct Pixel: Hashable, Sendable {
    public var r: UInt8
    public var g: UInt8
    public var b: UInt8
    public var a: UInt8

    @inlinable
    public init(r: UInt8, g: UInt8, b: UInt8, a: UInt8 = 255) {
        self.r = r
        self.g = g
        self.b = b
        self.a = a
    }
}

extension Pixel: CustomStringConvertible {
    public var description: String { "(\(r), \(g), \(b), \(a))" }
}

/// A picture of pixels: sRGB, straight alpha, rows from the top. It never changes, so it can be shared freely.
public final class Bitmap: Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Four bytes for each pixel (red, green, blue, alpha), row after row without gaps.
    public let pixels: [UInt8]

    /// Makes a picture of `width * height * 4` bytes; missing bytes are filled with 0, surplus ones are dropped.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        let count = self.width * self.height * 4
        if pixels.count == count {
            self.pixels = pixels
        } else {
            self.pixels = Array(pixels.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - pixels.count))
        }
    }

    /// The pixel at a column and row from the top left. Outside the picture it is clear.
    @inlinable
    public subscript(x: Int, y: Int) -> Pixel {
        guard x >= 0, y >= 0, x < width, y < height else { return Pixel(r: 0, g: 0, b: 0, a: 0) }
        let i = (y * width + x) * 4
        return Pixel(r: pixels[i], g: pixels[i + 1], b: pixels[i + 2], a: pixels[i + 3])
    }

    /// Width and height in pixels.
    public var size: CGSize { CGSize(width: width, height: height) }
}

extension Bitmap: Equatable {
    /// Same size and same bytes; costs nothing for the same object.
    public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
        lhs === rhs || (lhs.width == rhs.width && lhs.height == rhs.height && lhs.pixels == rhs.pixels)
    }
}
