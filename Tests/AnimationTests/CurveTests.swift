import Foundation
import MartletDrawing
import Testing

@testable import MartletCore

@Suite struct CurveTests {
    // Source: SWIFTUI-FACTS section 4, sampled curves and checks of UnitCurve.
    @Test func figures() {
        let times = [0.1, 0.25, 0.5, 0.75, 0.9]
        let expected: [(UnitCurve, [Double])] = [
            (.easeInOut, [0.0197, 0.1292, 0.5, 0.8708, 0.9803]),
            (.easeIn, [0.0170, 0.0935, 0.3154, 0.6219, 0.8394]),
            (.easeOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.9830]),
            (.linear, times),
        ]
        for (curve, values) in expected {
            for (time, value) in zip(times, values) { #expect(abs(curve.value(at: time) - value) < 1e-4) }
        }
        #expect(abs(UnitCurve.easeInOut.value(at: 0.25) - 0.13) < 1e-2)
        #expect(abs(UnitCurve.easeInOut.velocity(at: 0.5) - 1.72) < 1e-2)
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.25) - 0.032) < 1e-3)
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    }

    /// A point of a cubic curve by its parameter: what `value(at:)` has to find from x alone.
    private func point(_ a: UnitPoint, _ b: UnitPoint, at s: Double) -> (x: Double, y: Double, slope: Double) {
        func cubic(_ p: Double, _ q: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * p + 3 * (1 - s) * s * s * q + s * s * s
        }
        func slope(_ p: Double, _ q: Double) -> Double {
            3 * (1 - s) * (1 - s) * p + 6 * (1 - s) * s * (q - p) + 3 * s * s * (1 - q)
        }
        return (cubic(a.x, b.x), cubic(a.y, b.y), slope(a.y, b.y) / slope(a.x, b.x))
    }

    @Test("a curve is the Bézier curve of its control points, also with y outside of 0…1", arguments: 0..<40)
    func bezier(_ seed: Int) {
        var random = SeededGenerator(UInt64(seed) + 1)
        let a = UnitPoint(x: .random(in: 0...1, using: &random), y: .random(in: -2...3, using: &random))
        let b = UnitPoint(x: .random(in: 0...1, using: &random), y: .random(in: -2...3, using: &random))
        let curve = UnitCurve.bezier(startControlPoint: a, endControlPoint: b)
        for step in 0...20 {
            let (x, y, slope) = point(a, b, at: Double(step) / 20)
            #expect(abs(curve.value(at: x) - y) < 1e-6, "\(a) \(b) at \(x)")
            // At a vertical tangent the slope is not a number to compare.
            if slope.isFinite, abs(slope) < 50 {
                #expect(abs(curve.velocity(at: x) - slope) < 1e-3 * max(1, abs(slope)), "\(a) \(b) at \(x)")
            }
        }
    }

    private static let all: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]

    @Test func endsAndInverse() {
        for curve in Self.all {
            #expect(abs(curve.value(at: 0)) < 1e-12)
            #expect(abs(curve.value(at: 1) - 1) < 1e-12)
            #expect(curve.value(at: -3) == curve.value(at: 0))
            #expect(curve.value(at: 7) == curve.value(at: 1))
            for step in 1..<20 where curve != .circularEaseInOut {
                let x = Double(step) / 20
                #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-5, "\(curve) at \(x)")
            }
        }
    }

    @Test func circles() {
        for step in 0...20 {
            let x = Double(step) / 20
            // A quarter of the unit circle around (0, 1), and around (1, 0).
            #expect(abs(UnitCurve.circularEaseIn.value(at: x) - (1 - cos(asin(x)))) < 1e-9)
            #expect(abs(UnitCurve.circularEaseOut.value(at: x) - sin(acos(1 - x))) < 1e-9)
        }
    }
}
