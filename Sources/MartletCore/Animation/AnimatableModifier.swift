/// A modifier that changes continuously under an animation: its body runs in each frame.
@available(*, deprecated, message: "use Animatable directly")
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
