public import Foundation

extension FontMetrics {
    /// The measures of the platform's system font at a point size, for every weight and design.
    ///
    /// A fit that is exact for all twelve sizes measured on macOS 26.2 (10 to 40 points: lines of 13, 14, 15, 16, 19, 20,
    /// 24, 26, 28, 30, 38, 47): ascent and descent are 0.9677734375 and 0.2109375 of the size, the ascent is rounded, the
    /// descent is rounded up until 20 points and rounded above. Distances to plain views are 0.2109375 and 0.47314453125
    /// of the size plus an eighth of it, rounded up to half points. The x-height shrinks with size, as the face's optical
    /// sizes do; sizes between the measured ones are interpolated.
    public static func system(size: CGFloat) -> FontMetrics {
        let size = max(size, 0)
        let rawAscent = 0.9677734375 * size, rawDescent = 0.2109375 * size
        let ascent = rawAscent.rounded(), descent = size <= 20 ? rawDescent.rounded(.up) : rawDescent.rounded()
        let room = (size / 4).rounded(.up) / 2
        return FontMetrics(
            ascent: ascent, descent: descent, lineHeight: ascent + descent,
            unroundedLineHeight: rawAscent + rawDescent, capHeight: 0.70458984375 * size,
            xHeight: size * xHeightRatio(at: size), underlinePosition: 0.15137 * size,
            underlineThickness: 0.05859 * size, spacingAbove: 0.2109375 * size + room,
            spacingBelow: 0.47314453125 * size + room)
    }

    /// x-height by size, from the measured heights 6.8428 (13), 10.4395 (20), 11.3652 (22), 12.2695 (24), 13.2412 (26)
    /// and 16.25 (32).
    private static let xHeights: [(CGFloat, CGFloat)] = [
        (17, 8.9482 / 17), (20, 10.4395 / 20), (22, 11.3652 / 22), (24, 12.2695 / 24), (26, 13.2412 / 26),
        (32, 16.25 / 32),
    ]

    private static func xHeightRatio(at size: CGFloat) -> CGFloat {
        let table = xHeights
        if size <= table[0].0 { return table[0].1 }
        for (low, high) in zip(table, table.dropFirst()) where size <= high.0 {
            return low.1 + (high.1 - low.1) * (size - low.0) / (high.0 - low.0)
        }
        return table[table.count - 1].1
    }
}
