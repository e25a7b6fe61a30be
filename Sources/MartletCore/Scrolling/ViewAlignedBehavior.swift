/// Lets a scroll rest where a view begins: one of the layout that `scrollTargetLayout` is on.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one scroll may pass.
    public struct LimitBehavior: Hashable, Sendable {
        private let number: Int

        /// A few sideways where fingers scroll, else any number.
        public static var automatic: LimitBehavior { LimitBehavior(number: 0) }
        /// A few: as far as the scroll view is long.
        public static var always: LimitBehavior { LimitBehavior(number: 1) }
        /// A few: as far as the scroll view is long.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(number: 2) }
        public static var alwaysByOne: LimitBehavior { LimitBehavior(number: 3) }
        public static var never: LimitBehavior { LimitBehavior(number: 4) }
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
        anchor = nil
    }

    /// With an anchor the same point of the view meets that of the scroll view.
    public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        // Views around the natural end, and those around the beginning, which the limits count from.
        let reach = { (rect: CGRect) in
            context.targetFrames(
                rect.insetBy(dx: -context.containerSize.width, dy: -context.containerSize.height))
        }
        let frames = reach(context.originalTarget.rect) + reach(target.rect)
        guard !frames.isEmpty else { return }
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            target.rect.origin[axis] = place(target.rect.origin[axis], axis, frames, context)
        }
    }

    private func place(
        _ natural: CGFloat, _ axis: Axis, _ frames: [CGRect], _ context: TargetContext
    ) -> CGFloat {
        let room = context.containerSize[axis]
        let last = max(context.contentSize[axis] - room, 0)
        let share = anchor?[axis] ?? 0
        let places = Set(
            frames.map { min(max($0.start(axis) + ($0.size[axis] - room) * share, 0), last) }
        ).sorted()
        func nearest(_ place: CGFloat) -> Int {
            places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }!
        }
        let from = nearest(context.originalTarget.rect.origin[axis])
        var index = nearest(natural)
        if index == from { index += Int(ScrollFlick.direction(context.velocity, axis)) }
        if limit == .alwaysByOne {
            index = min(max(index, from - 1), from + 1)
        } else if isLimited(axis, context) {
            while index > from + 1, places[min(index, places.count - 1)] - places[from] > room { index -= 1 }
            while index < from - 1, places[from] - places[max(index, 0)] > room { index += 1 }
        }
        return places[min(max(index, 0), places.count - 1)]
    }

    private func isLimited(_ axis: Axis, _ context: TargetContext) -> Bool {
        switch limit {
        case .always, .alwaysByFew: true
        case .automatic: axis == .horizontal && context.environment.platformMetrics == .touch
        default: false
        }
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolls from view to view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Scrolls from view to view, only so many at once.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Scrolls from view to view; the same points of view and scroll view meet.
    public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: .automatic, anchor: anchor)
    }

    /// Scrolls from view to view, only so many at once; the same points of view and scroll view meet.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}
