/// Which family of devices the sizes and colours of controls, text and labels follow.
public enum PlatformMetrics: String, Hashable, Sendable, CaseIterable {
    /// A pointer and a keyboard: macOS sizes, body text of 13 points.
    case desktop
    /// Fingers: iOS sizes, body text of 17 points, Dynamic Type.
    case touch
}

private struct PlatformMetricsKey: EnvironmentKey { static var defaultValue: PlatformMetrics { .desktop } }

extension EnvironmentValues {
    /// The sizes that views use; set by the host, `.desktop` by default.
    public var platformMetrics: PlatformMetrics {
        get { self[PlatformMetricsKey.self] }
        set { self[PlatformMetricsKey.self] = newValue }
    }
}
