/// Whether a user sees the app and can work with it.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Nobody sees it.
    case background
    /// It is seen, and events go elsewhere.
    case inactive
    /// It is in front.
    case active
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }

extension EnvironmentValues {
    /// The phase of the scene around; `.background` where no host says otherwise.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
