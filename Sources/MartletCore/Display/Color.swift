/// A colour, known or to be found in the environment: system colours follow appearance and platform.
///
/// As a view it fills what it is offered (10 points where nothing is offered). Colours are sRGB with straight alpha.
public struct Color: Hashable, Sendable {
    /// The meaning of a colour's numbers.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB with its transfer function.
        case sRGB
        /// The primaries of sRGB in linear light.
        case sRGBLinear
        /// Display P3 with the transfer function of sRGB.
        case displayP3
    }

    /// What a colour is before it is resolved.
    indirect enum Provider: Hashable, Sendable {
        case fixed(RGBA)
        case system(SystemColor)
        case named(String, BundleReference)
        case opacity(Provider, Double)
        case mix(Provider, Provider, Double, Gradient.ColorSpace)
        case style(AnyShapeStyle)
    }

    let provider: Provider

    init(_ provider: Provider) { self.provider = provider }

    /// The color as painted: encoded sRGB.
    init(_ color: RGBA) { provider = .fixed(color) }

    init(_ system: SystemColor) { provider = .system(system) }

    /// A colour of three channels, 0...1; values beyond are colours outside of the space.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(RGBA(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray, 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(RGBA(colorSpace, red: white, green: white, blue: white, opacity: opacity))
    }

    /// A colour by hue, saturation and brightness, each 0...1. The hue goes round once.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func channel(_ offset: Double) -> Double {
            var position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            if position < 0 { position += 6 }
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// A resolved colour.
    public init(_ resolved: Resolved) { self.init(resolved.encoded) }

    /// The colour scaled in opacity; 1 changes nothing.
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(provider, opacity)) }

    /// The colour `fraction` (0...1) of the way to `other`.
    public func mix(
        with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(.mix(provider, other.provider, fraction, colorSpace))
    }
}

extension RGBA {
    init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
        let raw = SIMD3<Float>(Float(red), Float(green), Float(blue))
        switch space {
        case .sRGB: self.init(red: raw.x, green: raw.y, blue: raw.z, alpha: Float(opacity))
        case .sRGBLinear: self.init(linear: raw, alpha: Float(opacity))
        case .displayP3:
            let p = SIMD3(RGBA.decode(raw.x), RGBA.decode(raw.y), RGBA.decode(raw.z))
            // Display P3 to sRGB with four decimals: the exact product of the standards' matrices misses the colour
            // measured on SwiftUI (0.412, 0.508, 0.69 is 63 82 B4) by a hundredth of a step.
            let linear = SIMD3<Float>(
                1.2249 * p.x - 0.2247 * p.y, -0.0420 * p.x + 1.0419 * p.y,
                -0.0197 * p.x - 0.0786 * p.y + 1.0979 * p.z)
            self.init(linear: linear, alpha: Float(opacity))
        }
    }
}
