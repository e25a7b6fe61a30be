public import Foundation

/// The colours of a gradient along its length.
public struct GradientStops: Hashable, Sendable {
    /// A colour at a place: 0 is the gradient's start, 1 its end.
    public struct Stop: Hashable, Sendable {
        public var color: RGBA
        public var location: CGFloat

        @inlinable
        public init(_ color: RGBA, at location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// In ascending order of location.
    public var stops: [Stop]
    public var mixing: ColorMixing

    public init(_ stops: [Stop], mixing: ColorMixing = .perceptual) {
        self.stops = stops
        self.mixing = mixing
    }

    /// The colour at a place; before the first and after the last stop their colours go on. Costs the number of stops.
    public func color(at location: CGFloat) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location <= first.location { return first.color }
        for (from, to) in zip(stops, stops.dropFirst()) where location < to.location {
            let span = to.location - from.location
            guard span > 0 else { continue }
            return from.color.mix(with: to.color, by: Float((location - from.location) / span), in: mixing)
        }
        return last.color
    }
}
