// Figures of the springs: SWIFTUI-FACTS section 4.
extension Animation {
    public static var spring: Animation { spring(duration: 0.5) }

    /// A spring that takes over value and velocity of a spring before it. Where that one has another response, it becomes
    /// this one's within `blendDuration` seconds.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(scalar: FluidSpring(spring: spring, blendDuration: blendDuration))
    }

    /// - Parameters:
    ///   - duration: The perceived duration, in seconds.
    ///   - bounce: −1…1; 0 does not overshoot.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A stiff spring for what follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.15 + extraBounce), blendDuration: blendDuration)
    }

    /// A spring without bounce.
    public static var smooth: Animation { spring(Spring.smooth) }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(Spring.smooth(duration: duration, extraBounce: extraBounce))
    }
    /// A spring with a small bounce.
    public static var snappy: Animation { spring(Spring.snappy) }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(Spring.snappy(duration: duration, extraBounce: extraBounce))
    }
    /// A spring with a bounce that is seen.
    public static var bouncy: Animation { spring(Spring.bouncy) }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(Spring.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring that adds to what moves already.
    /// - Parameter initialVelocity: In distances of the change a second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(scalar: InterpolatingSpring(spring: spring, initialVelocity: initialVelocity))
    }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
    }
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring.smooth) }
}
