import MartletDrawing

/// Changes of colour, pixel by pixel, on straight encoded channels.
enum ColorMatrix {
    static func apply(_ m: [Float], to image: ImageBuffer) {
        let rows = (0..<4).map { SIMD4(m[$0 * 5], m[$0 * 5 + 1], m[$0 * 5 + 2], m[$0 * 5 + 3]) }
        let added = SIMD4(m[4], m[9], m[14], m[19])
        // Without a share for clear pixels they stay clear.
        let keepsClear = added.w == 0
        change(image) { pixel in
            if pixel.alpha == 0, keepsClear { return 0 }
            let v = SIMD4(pixel.color.x, pixel.color.y, pixel.color.z, pixel.alpha)
            let r = (rows[0] * v).sum() + added.x, g = (rows[1] * v).sum() + added.y
            let b = (rows[2] * v).sum() + added.z, a = min(max((rows[3] * v).sum() + added.w, 0), 1)
            let color = SIMD3(r, g, b).clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
            return StraightPixel.word(premultiplied: color * a, alpha: a)
        }
    }

    static func luminanceToAlpha(_ image: ImageBuffer) {
        // Weights of sRGB's primaries; the picture's own alpha is replaced, a clear pixel counts as black.
        change(image) { pixel in
            let luminance = pixel.color.x * 0.2126 + pixel.color.y * 0.7152 + pixel.color.z * 0.0722
            return StraightPixel.word(premultiplied: SIMD3(repeating: 0), alpha: luminance)
        }
    }

    private static func change(_ image: ImageBuffer, _ body: (StraightPixel) -> UInt32) {
        _ = image.withPixels { words, stride in
            // Pictures have long runs of one colour.
            var last: UInt32 = 0, answer = body(StraightPixel(0))
            for y in 0..<image.height {
                for x in 0..<image.width {
                    let word = words[y * stride + x]
                    if word != last {
                        last = word
                        answer = body(StraightPixel(word))
                    }
                    words[y * stride + x] = answer
                }
            }
        }
    }
}
