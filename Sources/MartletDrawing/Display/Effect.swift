public import Foundation

/// What happens to the picture of an item before it meets what is behind it. Lengths are points.
public enum Effect: Equatable, Sendable {
    /// The item is painted as one picture, then made transparent.
    case opacity(Double)
    case clip(Path, FillStyle)
    case transform(CGAffineTransform)
    case projection(ProjectionTransform)
    /// A blurred copy in one colour, behind. The Gaussian's sigma is the radius.
    case shadow(RGBA, radius: CGFloat, offset: CGSize)
    /// The Gaussian's sigma is the radius. An opaque blur keeps the item's edges hard.
    case blur(radius: CGFloat, isOpaque: Bool)
    case blend(BlendMode)
    /// Keeps what the other item covers, by its alpha.
    case mask(DisplayItem)
    /// Twenty numbers, four rows of five: each row makes red, green, blue or alpha of straight (r, g, b, a, 1).
    case colorMatrix([Float])
    /// Black, with the luminance of the picture as its alpha.
    case luminanceToAlpha
    /// The item is painted as one picture first; blending inside does not see what is behind.
    case compositing

    /// What an item with this effect may paint.
    func bounds(of inner: CGRect) -> CGRect {
        if inner.isNull { return inner }
        let bounds = outcome(of: inner)
        return bounds.isSomewhere ? bounds : .null
    }

    private func outcome(of inner: CGRect) -> CGRect {
        switch self {
        case .clip(let path, _):
            let clip = path.boundingRect
            return clip.isNull ? .null : inner.intersection(clip)
        case .transform(let transform): return inner.applying(transform)
        case .projection(let projection):
            let corners = [
                CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
                CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
            ].map { $0.applying(projection) }
            let xs = corners.map(\.x), ys = corners.map(\.y)
            guard let x0 = xs.min(), let x1 = xs.max(), let y0 = ys.min(), let y1 = ys.max(),
                (x0 + x1 + y0 + y1).isFinite
            else { return inner }
            return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
        case .shadow(_, let radius, let offset):
            // Three sigmas hold 99.7 % of a Gaussian.
            return inner.union(
                inner.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius, dy: -3 * radius))
        case .blur(let radius, false): return inner.insetBy(dx: -3 * radius, dy: -3 * radius)
        case .mask(let mask): return mask.bounds.isNull ? .null : inner.intersection(mask.bounds)
        case .opacity, .blur, .blend, .colorMatrix, .luminanceToAlpha, .compositing: return inner
        }
    }
}
