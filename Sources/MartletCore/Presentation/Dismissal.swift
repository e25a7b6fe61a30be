/// Dismisses the presentation that a view is in. Get it from the environment and call it.
nonisolated public struct DismissAction {
    private let action: () -> Void

    nonisolated init(_ action: @escaping () -> Void) {
        self.action = action
    }

    @MainActor @preconcurrency public func callAsFunction() { action() }
}

/// Whether a view is presented, and the way to end that.
public struct PresentationMode: Sendable {
    public internal(set) var isPresented: Bool

    /// Dismisses the view, if it is presented.
    public mutating func dismiss() { isPresented = false }
}

private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct PresentationModeKey: EnvironmentKey {
    static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode(isPresented: false)) }
}

extension EnvironmentValues {
    /// Dismisses the presentation that the view is in; does nothing where there is none.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is inside something presented.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The older form of `isPresented` and `dismiss`.
    public internal(set) var presentationMode: Binding<PresentationMode> {
        get { self[PresentationModeKey.self] }
        set { self[PresentationModeKey.self] = newValue }
    }
}

/// Whether somebody in a presentation forbids dismissing it by a gesture.
struct DismissalDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

extension View {
    /// Whether the presentation that the view is in can be dismissed only by the program.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(DismissalDisabledKey.self) { $0 = isDisabled }
    }
}
