import Foundation

/// A colour as painted: gamma-encoded sRGB with straight alpha, 0...1. Values beyond are wide-gamut colours and are
/// clamped by renderers.
public struct RGBA: Hashable, Codable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var alpha: Float

    @inlinable
    public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// From 8-bit channels.
    @inlinable
    public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        self.init(
            red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: Float(alpha) / 255)
    }

    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    public static let white = RGBA(red: 1, green: 1, blue: 1)

    /// The same colour with another alpha.
    @inlinable
    public func withAlpha(_ alpha: Float) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }

    /// The same colour with its alpha scaled.
    @inlinable
    public func multiplyingAlpha(by factor: Float) -> RGBA { withAlpha(alpha * factor) }

    /// The four channels as bytes, clamped and rounded.
    public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        func byte(_ value: Float) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
        return (byte(red), byte(green), byte(blue), byte(alpha))
    }
}

extension RGBA: CustomStringConvertible {
    /// `#RRGGBBAA`, in upper case.
    public var description: String {
        let (r, g, b, a) = bytes
        func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
        return "#" + hex(r) + hex(g) + hex(b) + hex(a)
    }
}
