/// sfc32 (Doty-Humphrey, PractRand) seeded by murmur3a (Appleby) of a text: the generator by which the dynamic graphs of the
/// original benchmark get their shapes.
struct SeededRandom {
    private var a: UInt32
    private var b: UInt32
    private var c: UInt32
    private var d: UInt32

    init(seed: String) {
        func rotate(_ x: UInt32, _ by: UInt32) -> UInt32 { x << by | x >> (32 - by) }
        var hash: UInt32 = 2_166_136_261
        for unit in seed.utf16 {
            let k = rotate(UInt32(unit) &* 3_432_918_353, 15)
            hash ^= k &* 461_845_907
            hash = rotate(hash, 13) &* 5 &+ 3_864_292_196
        }
        hash ^= UInt32(seed.utf16.count)
        func next() -> UInt32 {
            hash ^= hash >> 16
            hash = hash &* 2_246_822_507
            hash ^= hash >> 13
            hash = hash &* 3_266_489_909
            hash ^= hash >> 16
            return hash
        }
        (a, b, c, d) = (next(), next(), next(), next())
    }

    /// A number from 0 up to 1.
    mutating func next() -> Double {
        var t = a &+ b
        a = b ^ (b >> 9)
        b = c &+ (c << 3)
        c = c << 21 | c >> 11
        d = d &+ 1
        t = t &+ d
        c = c &+ t
        return Double(t) / 4_294_967_296
    }
}
