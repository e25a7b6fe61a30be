// Durations and control points: SWIFTUI-FACTS section 4.
extension Animation {
    /// A smooth spring of half a second.
    public static let `default` = Animation(scalar: DefaultAnimation())

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(scalar: CurveAnimation(curve: curve, duration: duration))
    }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
    }

    public static var linear: Animation { linear(duration: 0.35) }
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }
}
