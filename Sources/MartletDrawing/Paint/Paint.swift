public import Foundation

/// What a shape is filled with. Points are in the coordinates of the item that is painted.
public enum Paint: Equatable, Sendable {
    case color(RGBA)
    case linearGradient(GradientStops, start: CGPoint, end: CGPoint)
    case radialGradient(GradientStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Clockwise from the trailing direction. Outside start...end the nearer end's colour goes on.
    case angularGradient(GradientStops, center: CGPoint, startAngle: Angle, endAngle: Angle)
    /// A radial gradient in the unit square of `bounds`: the ellipse with radius 0.5 touches its sides.
    case ellipticalGradient(
        GradientStops, bounds: CGRect, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A picture repeated in all directions: one tile covers `tile`, which is also where the repetition starts.
    case image(Bitmap, tile: CGRect, opacity: Double)

    /// Whether it is one colour.
    public var solidColor: RGBA? {
        if case .color(let color) = self { return color }
        return nil
    }
}
