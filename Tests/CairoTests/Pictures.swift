import Foundation
import MartletCairo
import MartletDrawing
import Testing

/// Short words for building pictures in tests.
enum Pictures {
    static func fill(_ rect: CGRect, _ color: RGBA) -> DisplayItem {
        DisplayItem(.fill(Path(rect), .color(color), FillStyle()))
    }

    static func square(_ side: CGFloat, _ color: RGBA) -> DisplayItem {
        fill(CGRect(x: 0, y: 0, width: side, height: side), color)
    }

    static func group(_ items: DisplayItem...) -> DisplayItem { DisplayItem(.group(items.map { .init($0) })) }

    static func render(
        _ item: DisplayItem, _ width: CGFloat = 20, _ height: CGFloat = 20, scale: CGFloat = 1,
        on background: RGBA? = nil
    ) throws -> Bitmap {
        try CairoRenderer.render(
            DisplayList(root: item, size: CGSize(width: width, height: height)), scale: scale, background: background)
    }
}

extension Pixel {
    /// Whether all channels are within a few steps.
    func isNear(_ r: Int, _ g: Int, _ b: Int, _ a: Int = 255, within steps: Int = 1) -> Bool {
        abs(Int(self.r) - r) <= steps && abs(Int(self.g) - g) <= steps && abs(Int(self.b) - b) <= steps
            && abs(Int(self.a) - a) <= steps
    }
}

extension Bitmap {
    /// The box of all pixels with some alpha; nil if there are none.
    var ink: CGRect? {
        var box = CGRect.null
        for y in 0..<height {
            for x in 0..<width where self[x, y].a > 0 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        return box.isNull ? nil : box
    }
}

extension CGRect {
    /// Whether a rectangle is inside; Foundation's `contains` for rectangles here compares sums that rounding changes.
    func holds(_ other: CGRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}
