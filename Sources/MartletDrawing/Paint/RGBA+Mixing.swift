import Foundation

/// How colours between two colours are found.
public enum ColorMixing: Hashable, Sendable {
    /// Even to the eye: in Oklab. The middle of red and blue, (255, 0, 0) and (0, 0, 255), is about (140, 83, 162).
    case perceptual
    /// Straight lines through the encoded channels.
    case device
}

extension RGBA {
    /// The colour at `fraction` of the way to `other`. Alpha is weighted in, so that a clear end gives no tint.
    public func mix(with other: RGBA, by fraction: Float, in mixing: ColorMixing = .perceptual) -> RGBA {
        if fraction <= 0 { return self }
        if fraction >= 1 { return other }
        let alpha = self.alpha + (other.alpha - self.alpha) * fraction
        guard alpha != 0 else { return other.withAlpha(0) }
        // The share of `other` by premultiplied alpha.
        let share = other.alpha * fraction / alpha
        switch mixing {
        case .device:
            return RGBA(
                red: red + (other.red - red) * share, green: green + (other.green - green) * share,
                blue: blue + (other.blue - blue) * share, alpha: alpha)
        case .perceptual:
            let from = oklab, to = other.oklab
            return RGBA(oklab: from + (to - from) * share, alpha: alpha)
        }
    }

    /// The colour in linear light, in the order red, green, blue. Negative values mirror.
    public var linear: SIMD3<Float> {
        SIMD3(Self.decode(red), Self.decode(green), Self.decode(blue))
    }

    /// From linear light.
    public init(linear: SIMD3<Float>, alpha: Float) {
        self.init(
            red: Self.encode(linear.x), green: Self.encode(linear.y), blue: Self.encode(linear.z), alpha: alpha)
    }

    /// The sRGB transfer function, from encoded to linear (IEC 61966-2-1).
    public static func decode(_ value: Float) -> Float {
        let v = abs(value)
        let linear = v <= 0.04045 ? v / 12.92 : powf((v + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    /// The sRGB transfer function, from linear to encoded (IEC 61966-2-1).
    public static func encode(_ value: Float) -> Float {
        let v = abs(value)
        let encoded = v <= 0.0031308 ? v * 12.92 : 1.055 * powf(v, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    /// Oklab coordinates; matrices by Björn Ottosson, "A perceptual color space for image processing" (2020).
    public var oklab: SIMD3<Float> {
        let c = linear
        let l = cbrtf(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z)
        let m = cbrtf(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z)
        let s = cbrtf(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z)
        return SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    /// From Oklab coordinates.
    public init(oklab: SIMD3<Float>, alpha: Float) {
        func cube(_ v: Float) -> Float { v * v * v }
        let l = cube(oklab.x + 0.3963377774 * oklab.y + 0.2158037573 * oklab.z)
        let m = cube(oklab.x - 0.1055613458 * oklab.y - 0.0638541728 * oklab.z)
        let s = cube(oklab.x - 0.0894841775 * oklab.y - 1.2914855480 * oklab.z)
        self.init(
            linear: SIMD3(
                4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
                -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
                -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
    }
}
