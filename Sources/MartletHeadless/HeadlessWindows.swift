import MartletCore
import MartletDrawing

/// A desktop that is not there: windows of an app are entries of a list.
///
/// What enters: an app. What leaves: the windows that it has open, in the order of the desktop, with the hosts that run
/// them. Time is the same for all of them. The app ends when this is let go.
@MainActor
package final class HeadlessWindows: WindowSystem {
    /// Time by number, and what waits for it.
    package let clock = VirtualClock()
    let witnesses = TaskWitnesses()
    package private(set) var runtime: AppRuntime!
    /// The windows on the screen, the one in front last.
    package private(set) var windows: [AppWindow] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// The addresses that were given to the desktop.
    package private(set) var openedURLs: [URL] = []
    /// What the app asked of the desktop, in order; for tests.
    package private(set) var log: [String] = []
    package private(set) var hasEnded = false
    /// Whether a window that is opened gets the keyboard, as on a desktop.
    package var givesKeyboard = true
    private let frameRate: Double
    private var drivers: [ObjectIdentifier: HeadlessHost] = [:]

    /// Makes the app and opens its first windows.
    package init<A: App>(_ type: A.Type, options: AppOptions, frameRate: Double = 60) {
        self.frameRate = frameRate
        var options = options
        let heard = Weak(self)
        options.onDiagnostic = { diagnostic in MainActor.assumeIsolated { heard.value?.diagnostics.append(diagnostic) }
        }
        runtime = AppRuntime(type, system: self, options: options)
        driver(of: runtime.host).witnessed { runtime.launch() }
    }

    isolated deinit {
        runtime.end()
        clock.cancelAll()
    }

    /// The hosts that have views: the app's, and one for each window.
    var hosts: [ViewHost] { [runtime.host] + windows.map(\.host) }

    /// What moves time on and takes acts for one of the hosts.
    package func driver(of host: ViewHost) -> HeadlessHost {
        if let known = drivers[ObjectIdentifier(host)] { return known }
        let driver = HeadlessHost(host, of: self, frameRate: frameRate, keeps: false)
        drivers[ObjectIdentifier(host)] = driver
        return driver
    }

    /// The window in front.
    package var front: AppWindow? { windows.last }

    // MARK: WindowSystem

    package func open(_ window: AppWindow) {
        log.append("open \(window.attributes.title)")
        windows.append(window)
        window.didResize(to: window.size)
        if givesKeyboard { window.didBecomeKey(true) }
    }

    package func close(_ window: AppWindow) {
        log.append("close \(window.attributes.title)")
        windows.removeAll { $0 === window }
        drivers[ObjectIdentifier(window.host)] = nil
        if givesKeyboard, window.isKey { windows.last?.didBecomeKey(true) }
    }

    package func bringToFront(_ window: AppWindow) {
        log.append("front \(window.attributes.title)")
        windows.removeAll { $0 === window }
        windows.append(window)
        window.didBecomeVisible(true)
        window.didBecomeKey(true)
    }

    package func update(_ window: AppWindow) { log.append("update \(window.attributes.title)") }

    package func resize(_ window: AppWindow, to size: CGSize) { window.didResize(to: size) }

    package func show(_ menus: MenuBar) {}

    package func minimize(_ window: AppWindow) {
        log.append("minimize \(window.attributes.title)")
        window.didBecomeKey(false)
        window.didBecomeVisible(false)
    }

    package func showAbout(name: String) { log.append("about \(name)") }

    package func openURL(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
        openedURLs.append(url)
        completion(true)
    }

    package func appDidEnd() { hasEnded = true }
}
