extension Color {
    /// A colour as numbers: linear light in the primaries of sRGB, and opacity.
    @frozen public struct Resolved: Hashable, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        /// 0...1.
        public var opacity: Float

        /// From encoded channels of `colorSpace`.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.init(
                RGBA(colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity)))
        }

        init(_ color: RGBA) {
            linearRed = Self.decode(color.red)
            linearGreen = Self.decode(color.green)
            linearBlue = Self.decode(color.blue)
            opacity = color.alpha
        }

        /// The sRGB transfer function with its line multiplied out: the last bits decide that 0.3 comes back as 4C, as
        /// SwiftUI has it (compatibility tests of OpenSwiftUI).
        private static func decode(_ value: Float) -> Float {
            let v = abs(value)
            if v == 1 { return value }
            let linear = v <= 0.04045 ? v * 0.0773994 : powf(v * 0.9478673 + 0.0521327, 2.4)
            return value < 0 ? -linear : linear
        }

        /// The channel encoded for sRGB.
        public var red: Float {
            get { RGBA.encode(linearRed) }
            set { linearRed = Self.decode(newValue) }
        }

        /// The channel encoded for sRGB.
        public var green: Float {
            get { RGBA.encode(linearGreen) }
            set { linearGreen = Self.decode(newValue) }
        }

        /// The channel encoded for sRGB.
        public var blue: Float {
            get { RGBA.encode(linearBlue) }
            set { linearBlue = Self.decode(newValue) }
        }

        var encoded: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }
    }

    /// The colour for an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment)) }

    /// The colour for an environment, as painted.
    func rgba(in environment: EnvironmentValues) -> RGBA { provider.rgba(in: _StyleContext(environment)) }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`.
    public var description: String { encoded.description }
}

extension Color.Resolved: Animatable {
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
        set {
            linearRed = newValue.first
            linearGreen = newValue.second.first
            linearBlue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

extension Color.Resolved: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        linearRed = try container.decode(Float.self)
        linearGreen = try container.decode(Float.self)
        linearBlue = try container.decode(Float.self)
        opacity = try container.decode(Float.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for number in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(number) }
    }
}

extension Color.Resolved: ShapeStyle {
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { _ResolvedStyle(encoded) }
    public typealias Resolved = Never
}

extension Color.Provider {
    func rgba(in context: _StyleContext) -> RGBA {
        let environment = context.environment
        switch self {
        case .fixed(let color): return color
        case .system(.accent):
            if let accent = environment.accentColor { return accent.rgba(in: environment) }
            return SystemColor.accent.resolve(in: environment)
        case .system(let color): return color.resolve(in: environment)
        case .named(let name, let bundle):
            if let color = ColorCatalog.color(name, in: bundle, environment.colorScheme) { return color }
            context.reportMissingColor(name, bundle)
            return .clear
        case .opacity(let color, let opacity): return color.rgba(in: context).multiplyingAlpha(by: Float(opacity))
        case .mix(let a, let b, let fraction, let space):
            return a.rgba(in: context).mix(with: b.rgba(in: context), by: Float(fraction), in: space.mixing)
        case .style(let style): return style._resolve(context).representative
        }
    }
}
