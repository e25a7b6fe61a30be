/// What a scroll view is doing.
@frozen public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
    /// Nothing moves.
    case idle
    /// A finger is down and may come to scroll.
    case tracking
    /// A person scrolls.
    case interacting
    /// The person has let go and the content runs out.
    case decelerating
    /// The content moves to where the program wants it.
    case animating

    /// Whether it is other than idle.
    public var isScrolling: Bool { self != .idle }

    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// The state of a scroll view when its phase changed.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// In points a second, positive towards the end of the content; nil where nothing moves.
    public let velocity: CGVector?
}
