/// Where a view is on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to come in at the top or the leading edge, or just gone there.
    case topLeading
    /// In the midst of what is seen.
    case identity
    /// About to come in at the bottom or the trailing edge, or just gone there.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// −1, 0 or 1, from the top leading phase on.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view passes from one phase of a scroll transition to the next.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case identity
        /// At once, under an animation.
        case animated
        /// Step by step as it is scrolled.
        case interactive(UnitCurve)
    }

    let kind: Kind
    private(set) var animation: Animation?
    private(set) var limit = Threshold.visible

    private init(_ kind: Kind, _ animation: Animation?) {
        self.kind = kind
        self.animation = animation
    }

    /// Changes nothing.
    public static let identity = ScrollTransitionConfiguration(.identity, nil)

    /// Changes at once when the threshold is reached, by the default animation.
    public static let animated = ScrollTransitionConfiguration.animated()

    /// Changes at once when the threshold is reached, by an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated, animation)
    }

    /// Changes step by step, slow at both ends.
    public static let interactive = ScrollTransitionConfiguration.interactive()

    /// Changes step by step; the curve leads from hidden to the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve), nil)
    }

    /// With another animation. An interactive transition then lags behind the scrolling.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.animation = animation
        return copy
    }

    /// With another place at which the view counts as fully seen.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.limit = threshold
        return copy
    }

    /// A place on the way of a view from just hidden to the middle of the scroll view.
    ///
    /// It is a distance from hidden: so much of the view's own length, so much of the way to the middle, and points.
    public struct Threshold: Sendable {
        private var own: Double
        private var middle: Double
        private var points: Double

        /// All of the view is seen.
        public static let visible = Threshold.visible(1)
        /// Nothing of the view is seen.
        public static let hidden = Threshold.visible(0)
        /// The view is in the middle.
        public static var centered: Threshold { Threshold(own: 0, middle: 1, points: 0) }

        /// A share of the view is seen, 0...1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(own: min(max(amount, 0), 1), middle: 0, points: 0)
        }

        /// A place between this and another: 0 is this, 1 the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
            return Threshold(
                own: mix(own, other.own), middle: mix(middle, other.middle), points: mix(points, other.points))
        }

        /// Nearer to the middle by a distance in points.
        public func inset(by distance: Double) -> Threshold {
            Threshold(own: own, middle: middle, points: points + distance)
        }

        /// How far a view of `length` has come in, in a scroll view of `room`.
        func distance(length: CGFloat, room: CGFloat) -> CGFloat {
            own * length + middle * (length + room) / 2 + points
        }
    }
}
