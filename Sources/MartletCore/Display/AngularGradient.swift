/// A gradient around a point, clockwise from the trailing direction.
///
/// As a view it fills what it is offered.
nonisolated public struct AngularGradient: StyleView, Hashable {
    public typealias Resolved = Never

    var gradient: AnyGradient
    var center: UnitPoint
    var startAngle: Angle
    var endAngle: Angle

    /// From a gradient.
    nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = AnyGradient(gradient)
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// From colours at equal distances.
    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = AnyGradient(Gradient(colors: colors))
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// From colours at places.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = AnyGradient(Gradient(stops: stops))
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// From a gradient with a colour space.
    nonisolated public init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// One full turn from `angle`.
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// One full turn from `angle`.
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// One full turn from `angle`.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    nonisolated public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(
            .angular(gradient.gradient.resolve(context, mixing: gradient.space.mixing), center, startAngle, endAngle))
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
