/// Lets a scroll rest on whole pages: multiples of the room, never more than one page from where it began.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            let original = (context.originalTarget.rect.origin[axis] / page).rounded()
            let natural = (target.rect.origin[axis] / page).rounded()
            var number = min(max(natural, original - 1), original + 1)
            if number == original { number += ScrollFlick.direction(context.velocity, axis) }
            let last = max(context.contentSize[axis] - page, 0)
            target.rect.origin[axis] = min(max(number * page, 0), last)
        }
    }
}

/// A flick goes on to the next place, however short it is.
enum ScrollFlick {
    /// The slowest flick, in points a second. Our own choice.
    private static let least: CGFloat = 200

    static func direction(_ velocity: CGVector, _ axis: Axis) -> CGFloat {
        let speed = axis == .horizontal ? velocity.dx : velocity.dy
        return speed > least ? 1 : speed < -least ? -1 : 0
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolls page by page; a page is as long as the scroll view without its margins.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
