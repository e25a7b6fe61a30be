import CCairo
import Foundation
import MartletDrawing

extension Painter {
    /// Paints an item with perspective: it is painted flat at the resolution of the device, then each pixel of the result
    /// finds its place in the flat picture, between four pixels. Enlarged parts are therefore as soft as the flat picture.
    func projected(_ item: DisplayItem, _ projection: ProjectionTransform, _ visible: CGRect) {
        let flatScale = abs(matrix.determinant).squareRoot()
        guard flatScale > 0, let flat = FlatPicture(item, scale: flatScale) else { return }
        let area = DisplayItem(.effect(.projection(projection), item)).bounds.intersection(visible)
        guard !area.isNull, let layer = OffscreenLayer(self, area: area, margin: 1) else { return }
        var inverse = projection
        guard inverse.invert() else { return }
        let toItem = ProjectionTransform(layer.matrix.inverted()).concatenating(inverse)
            .concatenating(ProjectionTransform(flat.matrix))
        // Behind the eye the forward w is not positive.
        let back = layer.matrix.inverted()
        _ = layer.image.withPixels { words, stride in
            for y in 0..<layer.image.height {
                for x in 0..<layer.image.width {
                    let pixel = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                    let source = pixel.applying(toItem)
                    guard source.x.isFinite, source.y.isFinite else { continue }
                    let own = pixel.applying(back).applying(inverse)
                    guard projection.m13 * own.x + projection.m23 * own.y + projection.m33 > 0 else { continue }
                    words[y * stride + x] = flat.sample(source.x, source.y)
                }
            }
        }
        saved {
            layer.setAsSource(of: self)
            cairo_paint(cr)
        }
    }
}

/// An item painted without perspective.
private final class FlatPicture {
    let matrix: CGAffineTransform
    private let image: ImageBuffer
    private let words: [UInt32]
    private let stride: Int

    init?(_ item: DisplayItem, scale: CGFloat) {
        let bounds = item.bounds
        guard !bounds.isNull, bounds.width * scale < 16384, bounds.height * scale < 16384,
            let image = try? ImageBuffer(
                width: Int((bounds.width * scale).rounded(.up)) + 2,
                height: Int((bounds.height * scale).rounded(.up)) + 2)
        else { return nil }
        let matrix = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: 1 - bounds.minX * scale, ty: 1 - bounds.minY * scale)
        image.withContext { cr in
            var m = cairo_matrix_t(matrix)
            cairo_set_matrix(cr, &m)
            Painter(cr).paint(item, visible: .unlimited)
        }
        self.matrix = matrix
        self.image = image
        let (copy, step) = image.withPixels { (Array($0), $1) } ?? ([], 0)
        words = copy
        stride = step
    }

    /// The colour between the four pixels around a place; clear outside.
    func sample(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
        let fx = x - 0.5, fy = y - 0.5
        guard fx > -1, fy > -1, fx < CGFloat(image.width), fy < CGFloat(image.height) else { return 0 }
        let x0 = Int(fx.rounded(.down)), y0 = Int(fy.rounded(.down))
        let u = Float(fx - CGFloat(x0)), v = Float(fy - CGFloat(y0))
        let top = pixel(x0, y0) * (1 - u) + pixel(x0 + 1, y0) * u
        let bottom = pixel(x0, y0 + 1) * (1 - u) + pixel(x0 + 1, y0 + 1) * u
        let mixed = top * (1 - v) + bottom * v
        return UInt32(mixed.x.rounded()) << 24 | UInt32(mixed.y.rounded()) << 16 | UInt32(mixed.z.rounded()) << 8
            | UInt32(mixed.w.rounded())
    }

    private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= 0, y >= 0, x < image.width, y < image.height else { return .zero }
        let word = words[y * stride + x]
        return SIMD4(Float(word >> 24), Float((word >> 16) & 255), Float((word >> 8) & 255), Float(word & 255))
    }
}
