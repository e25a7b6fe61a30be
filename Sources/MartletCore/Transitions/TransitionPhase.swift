/// Where a view stands between coming and going.
///
/// A view that comes is first made as `willAppear` and goes on to `identity` at once; one that goes, also in the midst
/// of coming, goes on to `didDisappear`; one that returns while it is going turns back to `identity`.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// About to be inserted: what the view moves in from.
    case willAppear
    /// There: the transition changes nothing.
    case identity
    /// Removed: what the view moves out to.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before, 0 while the view is there, 1 after: for effects with a direction.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What is known of a transition without looking into it.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves something. Such a one is a fade where less motion is wanted.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
