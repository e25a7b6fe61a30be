/// What the environment carries of an app and of one window: the actions of views go through it.
final class AppLink: @unchecked Sendable {
    private(set) weak var runtime: AppRuntime?
    private weak var window: AppWindow?

    init(_ runtime: AppRuntime, _ window: AppWindow? = nil) {
        self.runtime = runtime
        self.window = window
    }

    @MainActor var ownWindow: AppWindow? { window }

    func closeOwnWindow() {
        let window = window
        runtime?.atRest { if let window { $0.close(window) } }
    }
}

private struct AppLinkKey: EnvironmentKey { static var defaultValue: AppLink? { nil } }

extension EnvironmentValues {
    var appLink: AppLink? {
        get { self[AppLinkKey.self] }
        set { self[AppLinkKey.self] = newValue }
    }

    /// Whether windows can be opened.
    public var supportsMultipleWindows: Bool { appLink != nil }
}
