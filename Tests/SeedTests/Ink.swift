import MartletDrawing

/// Where a picture differs from its background (the pixel at its top left), and the mean colour there.
struct Ink {
    private(set) var bounds: ClosedRange<Int>?
    private(set) var mean: (r: Double, g: Double, b: Double) = (0, 0, 0)
    /// How far the strongest pixel is from the background, 0…255.
    private(set) var strength = 0
    private(set) var count = 0

    /// Looks at `rows` only.
    @MainActor init(_ bitmap: Bitmap, rows: Range<Int>? = nil) {
        let background = Self.onWhite(bitmap[0, 0])
        var sum = (r: 0, g: 0, b: 0)
        var top: Int?
        var bottom = 0
        for y in rows ?? 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = Self.onWhite(bitmap[x, y])
                let distance = Self.distance(pixel, background)
                guard distance > 8 else { continue }
                strength = max(strength, distance)
                count += 1
                sum = (sum.r + Int(pixel.r), sum.g + Int(pixel.g), sum.b + Int(pixel.b))
                if top == nil { top = y }
                bottom = y
            }
        }
        if let top {
            bounds = top...bottom
            mean = (Double(sum.r) / Double(count), Double(sum.g) / Double(count), Double(sum.b) / Double(count))
        }
    }

    /// What is nearly clear has no colour of its own to speak of.
    private static func onWhite(_ pixel: Pixel) -> Pixel {
        func blend(_ channel: UInt8) -> UInt8 { UInt8((Int(channel) * Int(pixel.a) + 255 * (255 - Int(pixel.a))) / 255) }
        return Pixel(r: blend(pixel.r), g: blend(pixel.g), b: blend(pixel.b), a: 255)
    }

    static func distance(_ a: Pixel, _ b: Pixel) -> Int {
        func difference(_ x: UInt8, _ y: UInt8) -> Int { abs(Int(x) - Int(y)) }
        return [difference(a.r, b.r), difference(a.g, b.g), difference(a.b, b.b), difference(a.a, b.a)].max() ?? 0
    }
}
