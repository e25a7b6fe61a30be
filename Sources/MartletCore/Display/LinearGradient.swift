/// A gradient along a line between two points of the shape's rectangle.
///
/// As a view it fills what it is offered.
nonisolated public struct LinearGradient: StyleView, Hashable {
    public typealias Resolved = Never

    var gradient: AnyGradient
    var startPoint: UnitPoint
    var endPoint: UnitPoint

    /// From a gradient.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = AnyGradient(gradient)
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// From colours at equal distances.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = AnyGradient(Gradient(colors: colors))
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// From colours at places.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = AnyGradient(Gradient(stops: stops))
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// From a gradient with a colour space.
    nonisolated public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    nonisolated public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(
            .linear(gradient.gradient.resolve(context, mixing: gradient.space.mixing), startPoint, endPoint))
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
