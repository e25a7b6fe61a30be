import Foundation
import MartletDrawing
import Testing

/// The platform's table, measured on macOS 26.2 (iamcgn/swiftui-web, Fixtures/Goldens/text-metrics.json, `fonts`).
@Suite struct FontMetricsTests {
    typealias Row = (size: CGFloat, line: CGFloat, cap: CGFloat, x: CGFloat, above: CGFloat, below: CGFloat)

    static let rows: [Row] = [
        (10, 13, 7.0459, 5.2637, 3.609375, 6.2314453125), (11, 14, 7.7505, 5.7900, 3.8203125, 6.70458984375),
        (12, 15, 8.4551, 6.3164, 4.03125, 7.177734375), (13, 16, 9.1597, 6.8428, 4.7421875, 8.15087890625),
        (15, 19, 10.5688, 7.8955, 5.1640625, 9.09716796875), (17, 20, 11.9780, 8.9482, 6.0859375, 10.54345703125),
        (20, 24, 14.0918, 10.4395, 6.71875, 11.962890625), (22, 26, 15.5010, 11.3652, 7.640625, 13.4091796875),
        (24, 28, 16.9102, 12.2695, 8.0625, 14.35546875), (26, 30, 18.3193, 13.2412, 8.984375, 15.8017578125),
        (32, 38, 22.5469, 16.25, 10.75, 19.140625), (40, 47, 28.1836, 20.3125, 13.4375, 23.92578125),
    ]

    @Test func theFitIsExactForEachMeasuredSize() {
        for row in Self.rows {
            let metrics = FontMetrics.system(size: row.size)
            #expect(metrics.lineHeight == row.line, "\(row.size) points")
            #expect(metrics.spacingAbove == row.above && metrics.spacingBelow == row.below, "\(row.size) points")
            #expect(
                abs(metrics.capHeight - row.cap) < 1e-4 && abs(metrics.xHeight - row.x) < 1e-3, "\(row.size) points")
        }
        #expect(FontMetrics.system(size: 13).ascent == 13)
    }

    @Test func oddSizesAreSound() {
        for size in stride(from: CGFloat(4), through: 120, by: 0.25) {
            let metrics = FontMetrics.system(size: size)
            #expect(metrics.lineHeight >= size * 1.1 - 1 && metrics.lineHeight <= size * 1.3 + 1)
            #expect(metrics.xHeight <= metrics.capHeight && metrics.capHeight <= metrics.ascent + 0.01)
        }
        #expect(FontMetrics.system(size: -5).lineHeight == 0)
    }
}
