/// What an app's delegate hears and is asked, by whatever name it goes.
@MainActor
protocol AppHooks {
    func didFinishLaunching()
    func willTerminate()
    func didBecomeActive(_ isActive: Bool)
    func allowsTermination() -> Bool
    /// Whether closing the last window ends the app; nil where the delegate has no opinion.
    func terminatesAfterLastWindow() -> Bool?
    /// Addresses to open, where the delegate opens any; false otherwise.
    func open(_ urls: [URL]) -> Bool
}
