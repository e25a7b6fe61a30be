/// Colours along a line, without a place.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place: 0 is the start, 1 the end.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours between two colours are found.
    public struct ColorSpace: Hashable, Sendable {
        let mixing: ColorMixing

        /// Straight lines through encoded channels.
        public static let device = ColorSpace(mixing: .device)
        /// Even to the eye.
        public static let perceptual = ColorSpace(mixing: .perceptual)
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    /// The gradient with its colours mixed in `space`.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, space: space) }

    func resolve(_ context: _StyleContext, mixing: ColorMixing = .perceptual) -> GradientStops {
        let resolved = stops.map { GradientStops.Stop($0.color.provider.rgba(in: context), at: $0.location) }
        // The order of stops that share a place is kept.
        let ordered = resolved.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
        return GradientStops(ordered, mixing: mixing)
    }
}

/// A gradient of any kind. As a style it runs from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
    public typealias Resolved = Never

    let gradient: Gradient
    let space: Gradient.ColorSpace

    init(_ gradient: Gradient, space: Gradient.ColorSpace) {
        self.gradient = gradient
        self.space = space
    }

    public init(_ gradient: Gradient) { self.init(gradient, space: .perceptual) }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient, space: space) }

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(.linear(gradient.resolve(context, mixing: space.mixing), .top, .bottom))
    }
}

extension Color {
    /// A soft gradient from a lighter shade to this colour. How much lighter is ours, not measured.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}
