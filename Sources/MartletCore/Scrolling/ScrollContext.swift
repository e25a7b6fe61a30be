/// What is said from outside to the next scroll views inside; those further in do not hear of it.
struct ScrollContext: Equatable {
    var margins = ContentMargins()
    var anchors = ScrollAnchors()
    var clips = true
    var behavior: ScrollBehaviorHolder?
    var observers = ScrollObserverList()
}

private struct ScrollContextKey: EnvironmentKey { static var defaultValue: ScrollContext { ScrollContext() } }
private struct IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    var scrollContext: ScrollContext {
        get { self[ScrollContextKey.self] }
        set { self[ScrollContextKey.self] = newValue }
    }

    /// Whether a person can scroll the scroll views here.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Takes scrolling away from the user; programmatic scrolling goes on.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }

    /// Lets the content of the scroll views inside be seen beyond their frames.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollContext) { $0.clips = !disabled }
    }
}
