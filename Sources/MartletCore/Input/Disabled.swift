private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether controls react. Set by `disabled(_:)`; a view inside of a disabled one is disabled.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension View {
    /// Makes controls and gestures inside react to nothing. It cannot be taken back further in.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(
            _EnvironmentKeyTransformModifier(keyPath: \.isEnabled) { isEnabled in
                isEnabled = isEnabled && !disabled
            })
    }
}
