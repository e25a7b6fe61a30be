import Foundation
import MartletDrawing

extension ImageBuffer {
    /// Replaces all colours by one and keeps the coverage.
    func tint(_ color: RGBA) {
        let full = color.premultipliedWord
        let channels = SIMD4<UInt32>(full >> 24, (full >> 16) & 255, (full >> 8) & 255, full & 255)
        _ = withPixels { words, _ in
            for index in words.indices {
                let a = words[index] >> 24
                if a == 0 {
                    words[index] = 0
                } else if a == 255 {
                    words[index] = full
                } else {
                    let v = (channels &* a &+ 127) / 255
                    words[index] = v.x << 24 | v.y << 16 | v.z << 8 | v.w
                }
            }
        }
    }

    /// Gaussian blur; sigma in pixels. Small ones are exact to the rounding, from three pixels on three box blurs stand
    /// in, which are within 3 % of the Gaussian (Kovesi, "Fast almost-Gaussian filtering", 2010).
    ///
    /// - Parameter extendsEdges: whether pixels outside are like the nearest edge; otherwise they are clear.
    func blur(sigma: CGFloat, extendsEdges: Bool = false) {
        guard sigma > 0.05, sigma.isFinite else { return }
        let kernels = sigma < 3 ? [BlurKernel.gaussian(sigma)] : BlurKernel.boxes(sigma)
        _ = withPixels { words, stride in
            for kernel in kernels {
                kernel.run(words, count: width, step: 1, lines: height, lineStep: stride, extendsEdges)
                kernel.run(words, count: height, step: stride, lines: width, lineStep: 1, extendsEdges)
            }
        }
    }
}

/// One pass of a blur along lines of pixels.
private enum BlurKernel {
    /// Weights from the middle outwards.
    case weights([Float])
    /// An even mean over `2 * radius + 1` pixels.
    case box(radius: Int)

    static func gaussian(_ sigma: CGFloat) -> BlurKernel {
        let reach = Int((sigma * 3).rounded(.up))
        let raw = (0...reach).map { Float(exp(-CGFloat($0 * $0) / (2 * sigma * sigma))) }
        let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        return .weights(raw.map { $0 / sum })
    }

    /// Three boxes whose variances add up to that of the Gaussian.
    static func boxes(_ sigma: CGFloat) -> [BlurKernel] {
        let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
        var low = Int(ideal)
        if low % 2 == 0 { low -= 1 }
        let w = CGFloat(low)
        let count = Int(((12 * sigma * sigma - 3 * w * w - 12 * w - 9) / (-4 * w - 4)).rounded())
        return (0..<3).map { .box(radius: ($0 < count ? low : low + 2) / 2) }
    }

    func run(
        _ words: UnsafeMutableBufferPointer<UInt32>, count: Int, step: Int, lines: Int, lineStep: Int,
        _ extendsEdges: Bool
    ) {
        guard count > 0 else { return }
        let reach: Int
        switch self {
        case .weights(let weights): reach = weights.count - 1
        case .box(let radius): reach = radius
        }
        var line = [UInt32](repeating: 0, count: count + 2 * reach)
        for index in 0..<lines {
            let start = index * lineStep
            var any: UInt32 = 0
            for i in 0..<count {
                line[reach + i] = words[start + i * step]
                any |= line[reach + i]
            }
            if any == 0 { continue }
            for i in 0..<reach {
                line[i] = extendsEdges ? line[reach] : 0
                line[reach + count + i] = extendsEdges ? line[reach + count - 1] : 0
            }
            line.withUnsafeBufferPointer { line in
                switch self {
                case .weights(let weights):
                    weights.withUnsafeBufferPointer { Self.weigh(line, $0, words, start, count, step) }
                case .box(let radius): Self.mean(line, radius, words, start, count, step)
                }
            }
        }
    }

    private static func weigh(
        _ line: UnsafeBufferPointer<UInt32>, _ weights: UnsafeBufferPointer<Float>,
        _ words: UnsafeMutableBufferPointer<UInt32>, _ start: Int, _ count: Int, _ step: Int
    ) {
        let reach = weights.count - 1
        for i in 0..<count {
            var sum = SIMD4<Float>(repeating: 0.5)
            for k in -reach...reach { sum += channels(line[i + reach + k]) * weights[abs(k)] }
            words[start + i * step] = word(SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(sum)))
        }
    }

    private static func mean(
        _ line: UnsafeBufferPointer<UInt32>, _ radius: Int, _ words: UnsafeMutableBufferPointer<UInt32>, _ start: Int,
        _ count: Int, _ step: Int
    ) {
        let size = UInt32(2 * radius + 1)
        var sum = SIMD4<UInt32>(repeating: size / 2)
        for k in 0..<(2 * radius) { sum &+= parts(line[k]) }
        for i in 0..<count {
            sum &+= parts(line[i + 2 * radius])
            words[start + i * step] = word(sum / size)
            sum &-= parts(line[i])
        }
    }

    private static func parts(_ word: UInt32) -> SIMD4<UInt32> {
        SIMD4(word >> 24, (word >> 16) & 255, (word >> 8) & 255, word & 255)
    }

    private static func channels(_ word: UInt32) -> SIMD4<Float> { SIMD4<Float>(parts(word)) }

    private static func word(_ v: SIMD4<UInt32>) -> UInt32 { v.x << 24 | v.y << 16 | v.z << 8 | v.w }
}
