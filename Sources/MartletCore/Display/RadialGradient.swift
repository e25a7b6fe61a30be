/// A gradient from a circle around a point to a larger one; radii are points.
///
/// As a view it fills what it is offered.
nonisolated public struct RadialGradient: StyleView, Hashable {
    public typealias Resolved = Never

    var gradient: AnyGradient
    var center: UnitPoint
    var startRadius: CGFloat
    var endRadius: CGFloat

    /// From a gradient.
    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = AnyGradient(gradient)
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// From colours at equal distances.
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = AnyGradient(Gradient(colors: colors))
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// From colours at places.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = AnyGradient(Gradient(stops: stops))
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// From a gradient with a colour space.
    nonisolated public init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    nonisolated public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(
            .radial(gradient.gradient.resolve(context, mixing: gradient.space.mixing), center, startRadius, endRadius))
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
