#if GTK
import CGTK
import Foundation
import MartletCore

/// The windows of an app on the desktop: each open `AppWindow` has a `WindowSurface`.
@MainActor
package final class DesktopWindows: WindowSystem {
    private var surfaces: [Int: WindowSurface] = [:]
    private var menus = MenuBar()
    private let factor: CGFloat
    private let bridge: AccessibilityBridge
    /// Whether the display is gone: what was on it has gone with it.
    var hasLostDisplay = false
    /// Told when the app has ended.
    package var onEnd: () -> Void = {}

    /// - Parameter factor: Logical pixels of the desktop for each point.
    package init(applicationName: String, factor: CGFloat) {
        self.factor = factor
        bridge = AccessibilityBridge(applicationName: applicationName)
        // The first frame does not wait for the bus.
        MainLoop.onIdle { [bridge] in bridge.start() }
    }

    /// What shows a window; nil after it was closed.
    package func surface(of window: AppWindow) -> WindowSurface? { surfaces[window.number] }

    package func open(_ window: AppWindow) {
        let surface = WindowSurface(window.host, title: window.attributes.title, size: window.size, factor: factor)
        surfaces[window.number] = surface
        tellAssistiveTools(of: surface)
        surface.onCloseRequest = { [weak window] in
            window?.requestClose()
            window?.runtime.flush()
        }
        surface.onActive = { [weak window, bridge] isActive in
            window?.didBecomeKey(isActive)
            guard let host = window?.host else { return }
            if isActive { bridge.windowDidActivate(host) } else { bridge.windowDidDeactivate(host) }
        }
        surface.onSight = { [weak window] in window?.didBecomeVisible($0) }
        apply(window.attributes, to: surface)
        if window.isMaximized { gtk_window_maximize(surface.window) }
        surface.show()
    }

    package func close(_ window: AppWindow) {
        guard let surface = surfaces.removeValue(forKey: window.number) else { return }
        if hasLostDisplay { return }
        window.didMaximize(gtk_window_is_maximized(surface.window) != 0)
        bridge.remove(window.host)
        surface.close()
        // It may be in the middle of a frame.
        MainLoop.onIdle { _ = surface }
    }

    package func bringToFront(_ window: AppWindow) {
        if let surface = surfaces[window.number] { gtk_window_present(surface.window) }
    }

    package func update(_ window: AppWindow) {
        guard let surface = surfaces[window.number] else { return }
        let isTitled = surface.title != window.attributes.title
        apply(window.attributes, to: surface)
        if isTitled { bridge.titleDidChange(window.host) }
    }

    private func tellAssistiveTools(of surface: WindowSurface) {
        let host = surface.host
        bridge.add(host, AccessibilityWindow(surface))
        surface.onFrame = { [bridge] in bridge.windowDidUpdate(host) }
    }

    package func resize(_ window: AppWindow, to size: CGSize) {
        guard let surface = surfaces[window.number] else { return }
        surface.content.naturalSize = size
        let factor = surface.content.factor
        gtk_window_set_default_size(surface.window, gint(size.width * factor), gint(size.height * factor))
    }

    package func minimize(_ window: AppWindow) {
        if let surface = surfaces[window.number] { gtk_window_minimize(surface.window) }
    }

    package func show(_ menus: MenuBar) { self.menus = menus }

    package func openURL(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
        completion(g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0)
    }

    package func appDidEnd() { onEnd() }

    private func apply(_ attributes: WindowAttributes, to surface: WindowSurface) {
        surface.title = attributes.title
        surface.content.minimumSize = attributes.minSize
        // GTK knows no largest size: only windows of one size are held to it.
        let isResizable = attributes.isResizable
        if !isResizable { surface.content.naturalSize = attributes.minSize }
        if (gtk_window_get_resizable(surface.window) != 0) != isResizable {
            gtk_window_set_resizable(surface.window, isResizable ? 1 : 0)
        }
    }
}
#endif
