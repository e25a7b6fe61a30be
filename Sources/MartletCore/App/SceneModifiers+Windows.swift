/// Whether a scene's window is opened when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String

    /// The first scene's is, if no windows are restored.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// It is.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// It is not.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether a scene's windows are opened again where they were in the last run.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String

    /// They are.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// They are not.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

extension Scene {
    /// Where a window of the scene is put at first, as a part of the screen. Only where the windowing system lets
    /// programs place windows: Wayland does not.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
        changingWindows { $0.defaultPosition = position }
    }

    /// Whether a window is opened when the app starts.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        changingWindows { $0.launchBehavior = behavior }
    }

    /// Whether windows are opened again where they were in the last run.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        changingWindows { $0.restorationBehavior = behavior }
    }

    /// The shortcut of the command that opens a window of the scene.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// The shortcut of the command that opens a window of the scene; nil for none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        changingWindows {
            $0.shortcut = shortcut
            $0.setsShortcut = true
        }
    }

    /// The external events, such as addresses that contain one of `conditions`, for which a window is opened.
    /// `*` stands for all.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        changingWindows { $0.externalEvents = conditions }
    }

    /// Where `@AppStorage` in the scene keeps its values.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.settingsStore, SettingsStore.over(store))
    }
}
