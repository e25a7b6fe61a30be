private struct ScreenReaderKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a screen reader is running.
    public var accessibilityVoiceOverEnabled: Bool { screenReaderIsOn }

    /// Whether an assistive tool is known to be at work: so far, a screen reader.
    public var accessibilityEnabled: Bool {
        get { screenReaderIsOn }
        set { screenReaderIsOn = newValue }
    }

    package var screenReaderIsOn: Bool {
        get { self[ScreenReaderKey.self] }
        set { self[ScreenReaderKey.self] = newValue }
    }
}
