/// A curve from (0, 0) to (1, 1): how far a change has gone after a part of its time.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable {
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        case circularIn, circularOut, circularInOut
    }

    private let kind: Kind

    /// A cubic Bézier curve with these control points; x is clamped to 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        UnitCurve(kind: .bezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2))
    }

    // Control points: SWIFTUI-FACTS section 4.
    public static let linear = bezier(0, 0, 1, 1)
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    public static let easeIn = bezier(0.42, 0, 1, 1)
    public static let easeOut = bezier(0, 0, 0.58, 1)
    public static let circularEaseIn = UnitCurve(kind: .circularIn)
    public static let circularEaseOut = UnitCurve(kind: .circularOut)
    public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

    /// How far the change has gone at `progress` of its time, clamped to 0…1.
    public func value(at progress: Double) -> Double {
        let t = min(max(progress, 0), 1)
        switch kind {
        case .bezier(let x1, let y1, let x2, let y2):
            if x1 == y1, x2 == y2 { return t }
            return Self.cubic(y1, y2, at: Self.parameter(x1, x2, x: t))
        case .circularIn: return 1 - (1 - t * t).squareRoot()
        case .circularOut: return (1 - (t - 1) * (t - 1)).squareRoot()
        case .circularInOut:
            return t < 0.5
                ? (1 - (1 - 4 * t * t).squareRoot()) / 2
                : (1 + (1 - (2 * t - 2) * (2 * t - 2)).squareRoot()) / 2
        }
    }

    /// The slope at `progress`.
    public func velocity(at progress: Double) -> Double {
        let t = min(max(progress, 0), 1)
        switch kind {
        case .bezier(let x1, let y1, let x2, let y2):
            if x1 == y1, x2 == y2 { return 1 }
            let s = Self.parameter(x1, x2, x: t)
            let dx = Self.slope(x1, x2, at: s)
            return abs(dx) < 1e-9 ? 0 : Self.slope(y1, y2, at: s) / dx
        case .circularIn: return t >= 1 ? .infinity : t / (1 - t * t).squareRoot()
        case .circularOut: return t <= 0 ? .infinity : (1 - t) / (1 - (t - 1) * (t - 1)).squareRoot()
        case .circularInOut:
            return t < 0.5
                ? 2 * t / (1 - 4 * t * t).squareRoot()
                : (2 - 2 * t) / (1 - (2 * t - 2) * (2 * t - 2)).squareRoot()
        }
    }

    /// The curve mirrored at the diagonal: time and distance change places.
    public var inverse: UnitCurve {
        switch kind {
        case .bezier(let x1, let y1, let x2, let y2): UnitCurve(kind: .bezier(x1: y1, y1: x1, x2: y2, y2: x2))
        case .circularIn: UnitCurve(kind: .circularOut)
        case .circularOut: UnitCurve(kind: .circularIn)
        case .circularInOut: self
        }
    }

    private static func cubic(_ a: Double, _ b: Double, at s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }

    private static func slope(_ a: Double, _ b: Double, at s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
    }

    /// The curve's parameter where its x is `x`: Newton's method, with bisection as the way out.
    private static func parameter(_ x1: Double, _ x2: Double, x: Double) -> Double {
        var s = x
        for _ in 0..<8 {
            let error = cubic(x1, x2, at: s) - x
            if abs(error) < 1e-10 { return s }
            let d = slope(x1, x2, at: s)
            if abs(d) < 1e-7 { break }
            s -= error / d
        }
        var low = 0.0
        var high = 1.0
        s = min(max(s, low), high)
        for _ in 0..<60 {
            let error = cubic(x1, x2, at: s) - x
            if abs(error) < 1e-12 { break }
            if error < 0 { low = s } else { high = s }
            s = (low + high) / 2
        }
        return s
    }
}
