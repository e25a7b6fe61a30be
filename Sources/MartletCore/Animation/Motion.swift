/// What moves now, and the completions that wait for it.
final class MotionList {
    func advance(to time: Double) {}
    func noteCompletions(of transaction: Transaction, host: ViewHost) {}
}

/// A node's frame on its way.
final class FrameMotion {
    var presented = CGRect.zero
}

/// A completion that waits for an animation.
struct AnimationCompletion {}

/// How a change unfolds in time.
public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
}

extension ViewNode {
    func willMove(to frame: CGRect) {}
    func beginAppearing() {}
    func beginLeaving(_ completion: @escaping () -> Void) -> Bool { false }
}

struct TransitionTraitKey: _ViewTraitKey {
    static var defaultValue: AnyTransition { .opacity }
}

public struct AnyTransition: Sendable {
    var isIdentity = false
    public static let opacity = AnyTransition()
    public static let identity = AnyTransition(isIdentity: true)
}
