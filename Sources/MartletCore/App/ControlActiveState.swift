/// How active the window of a control is.
public enum ControlActiveState: Equatable, CaseIterable, Hashable, Sendable {
    /// The keyboard is the window's.
    case key
    /// The window is in front, and the keyboard elsewhere.
    case active
    /// Neither.
    case inactive
}

private struct ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }

extension EnvironmentValues {
    /// How active the window around is.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether views should look active: the window around has the keyboard.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }
}
