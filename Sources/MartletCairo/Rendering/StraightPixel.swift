/// A pixel with its alpha taken out of its channels, 0...1.
struct StraightPixel {
    var color: SIMD3<Float>
    var alpha: Float

    init(_ word: UInt32) {
        alpha = Float(word >> 24) / 255
        let sum = SIMD3(Float((word >> 16) & 255), Float((word >> 8) & 255), Float(word & 255)) / 255
        color = alpha > 0 ? sum / alpha : SIMD3(repeating: 0)
    }

    static func word(premultiplied color: SIMD3<Float>, alpha: Float) -> UInt32 {
        let a = min(max(alpha, 0), 1)
        let c = (color.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: a)) * 255)
            .rounded(.toNearestOrAwayFromZero)
        return UInt32((a * 255).rounded()) << 24 | UInt32(c.x) << 16 | UInt32(c.y) << 8 | UInt32(c.z)
    }
}
