/// The moving numbers of a style: a colour, or the stops and the geometry of a gradient.
///
/// Stops are a sequence that goes on with its last: a gradient looks the same when its last stop is repeated, so
/// gradients with different counts of stops are added and scaled like any others.
public struct StyleVector: VectorArithmetic {
    struct Stop: Equatable {
        var color: SIMD4<Float>
        var location: Double

        static let zero = Stop(color: .zero, location: 0)
    }

    /// Of a style that is one colour.
    var color = SIMD4<Float>.zero
    var opacity = 0.0
    /// Empty is zero.
    var stops: [Stop] = []
    /// Points, radii and angles of a gradient.
    var geometry = SIMD4<Double>.zero
    /// The rectangle of a style that is anchored somewhere.
    var frame = SIMD4<Double>.zero

    public static var zero: StyleVector { StyleVector() }

    /// The stop at an index, also beyond the end.
    private func stop(_ index: Int) -> Stop { index < stops.count ? stops[index] : stops.last ?? .zero }

    private static func combine(
        _ a: StyleVector, _ b: StyleVector, _ f: (Stop, Stop) -> Stop
    ) -> [Stop] {
        if a.stops.isEmpty, b.stops.isEmpty { return [] }
        return (0..<max(a.stops.count, b.stops.count)).map { f(a.stop($0), b.stop($0)) }
    }

    public static func == (a: StyleVector, b: StyleVector) -> Bool {
        guard a.color == b.color, a.opacity == b.opacity, a.geometry == b.geometry, a.frame == b.frame else {
            return false
        }
        return (0..<max(a.stops.count, b.stops.count)).allSatisfy { a.stop($0) == b.stop($0) }
    }

    public static func + (a: StyleVector, b: StyleVector) -> StyleVector {
        StyleVector(
            color: a.color + b.color, opacity: a.opacity + b.opacity,
            stops: combine(a, b) { Stop(color: $0.color + $1.color, location: $0.location + $1.location) },
            geometry: a.geometry + b.geometry, frame: a.frame + b.frame)
    }

    public static func - (a: StyleVector, b: StyleVector) -> StyleVector {
        StyleVector(
            color: a.color - b.color, opacity: a.opacity - b.opacity,
            stops: combine(a, b) { Stop(color: $0.color - $1.color, location: $0.location - $1.location) },
            geometry: a.geometry - b.geometry, frame: a.frame - b.frame)
    }

    public mutating func scale(by rhs: Double) {
        color *= Float(rhs)
        opacity *= rhs
        geometry *= rhs
        frame *= rhs
        for index in stops.indices {
            stops[index].color *= Float(rhs)
            stops[index].location *= rhs
        }
    }

    public var magnitudeSquared: Double {
        var sum = Double((color * color).sum()) + opacity * opacity
        sum += (geometry * geometry).sum() + (frame * frame).sum()
        for stop in stops { sum += Double((stop.color * stop.color).sum()) + stop.location * stop.location }
        return sum
    }
}

extension RGBA {
    var vector: SIMD4<Float> { SIMD4(red, green, blue, alpha) }

    init(_ vector: SIMD4<Float>) { self.init(red: vector.x, green: vector.y, blue: vector.z, alpha: vector.w) }
}

extension GradientStops {
    var vector: [StyleVector.Stop] {
        stops.map { StyleVector.Stop(color: $0.color.vector, location: Double($0.location)) }
    }

    /// The stops of a vector; on its way a stop may pass another, but places never descend.
    func with(_ vector: [StyleVector.Stop]) -> GradientStops {
        var last = -Double.infinity
        return GradientStops(
            vector.map { stop in
                last = max(last, stop.location)
                return Stop(RGBA(stop.color), at: CGFloat(last))
            }, mixing: mixing)
    }

    /// The same places in one colour.
    func colored(_ color: RGBA) -> GradientStops {
        GradientStops(stops.map { Stop(color, at: $0.location) }, mixing: mixing)
    }
}
