/// Opens windows of the app's scenes. Get it from the environment and call it.
///
/// A `Window` that is open already, and a window of a value that is open already, come to the front.
nonisolated public struct OpenWindowAction {
    let link: AppLink?

    /// Opens a window of the `WindowGroup` for the type of `value`.
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
        perform("openWindow") { $0.open(value: value) }
    }

    /// Opens a window of the scene of that name.
    @MainActor @preconcurrency public func callAsFunction(id: String) {
        perform("openWindow") { $0.open(id: id) }
    }

    /// Opens a window of the `WindowGroup` of that name with a value.
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        perform("openWindow") { $0.open(id: id, value: AnyHashable(value)) }
    }
}

/// Closes windows of the app's scenes. Get it from the environment and call it.
nonisolated public struct DismissWindowAction {
    let link: AppLink?

    /// Closes the window that the view is in.
    @MainActor @preconcurrency public func callAsFunction() { link?.closeOwnWindow() }

    /// Closes the windows of the scene of that name.
    @MainActor @preconcurrency public func callAsFunction(id: String) {
        perform("dismissWindow") { $0.close(id: id, value: nil) }
    }

    /// Closes the windows of a value.
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
        perform("dismissWindow") { $0.close(id: nil, value: AnyHashable(value)) }
    }

    /// Closes the windows of a value and of the scene of that name.
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        perform("dismissWindow") { $0.close(id: id, value: AnyHashable(value)) }
    }
}

/// Shows the app's settings. Get it from the environment and call it.
nonisolated public struct OpenSettingsAction {
    let link: AppLink?

    @MainActor @preconcurrency public func callAsFunction() {
        perform("openSettings") { $0.openSettings() }
    }
}

/// An action that an app performs when it is at rest.
private protocol AppAction { var link: AppLink? { get } }

extension AppAction {
    func perform(_ name: String, _ action: @escaping @MainActor (AppRuntime) -> Void) {
        guard let link, let runtime = link.runtime else { return RuntimeIssue.noApp(name) }
        runtime.atRest(action)
    }
}

extension OpenWindowAction: AppAction {}
extension DismissWindowAction: AppAction {}
extension OpenSettingsAction: AppAction {}

extension EnvironmentValues {
    /// Opens windows of the app's scenes.
    public var openWindow: OpenWindowAction { OpenWindowAction(link: appLink) }

    /// Closes windows of the app's scenes.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(link: appLink) }

    /// Shows the app's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(link: appLink) }
}

/// A button that shows the app's settings.
nonisolated public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }

    @MainActor public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

/// The label that says what the link does.
nonisolated public struct DefaultSettingsLinkLabel: View {
    @MainActor public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    nonisolated public init() { self.init { DefaultSettingsLinkLabel() } }
}
