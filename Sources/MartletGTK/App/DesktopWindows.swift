#if GTK
import CGTK
import Foundation
import MartletCore

/// The windows of an app on the desktop: each open `AppWindow` has a `WindowSurface`.
@MainActor
package final class DesktopWindows: WindowSystem {
    private var surfaces: [Int: WindowSurface] = [:]
    private var bars: [Int: WindowMenus] = [:]
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
        let runtime = window.runtime
        let bar = WindowMenus { [weak runtime] in runtime?.perform($0) }
        bar.isWanted = window.scene.kind == .group || window.scene.kind == .single
        bars[window.number] = bar
        show(menus, in: surface, bar)
        surface.setContentSize(window.size)
        if window.isMaximized { gtk_window_maximize(surface.window) }
        place(window, surface)
        surface.show()
    }

    /// Puts a window where it was, or where its scene wants it, where the display lets programs do so.
    private func place(_ window: AppWindow, _ surface: WindowSurface) {
        // One that fills the screen is where it is.
        guard !window.isMaximized, window.origin != nil || window.defaultPosition != nil else { return }
        // Once the window manager has put it somewhere.
        surface.onFirstFrame = { [weak window, weak surface, factor] in
            MainActor.assumeIsolated {
                guard let window, let surface, !window.isClosed, let placement = X11Placement(surface) else { return }
                if let origin = window.origin { return placement.move(to: origin) }
                guard let point = window.defaultPosition, let area = surface.monitorArea else { return }
                let size =
                    placement.size ?? CGSize(width: window.size.width * factor, height: window.size.height * factor)
                placement.move(
                    to: CGPoint(
                        x: area.minX + (area.width - size.width) * point.x,
                        y: area.minY + (area.height - size.height) * point.y))
            }
        }
    }

    package func locate(_ window: AppWindow) {
        guard !hasLostDisplay, let surface = surfaces[window.number] else { return }
        let isMaximized = gtk_window_is_maximized(surface.window) != 0
        window.didMaximize(isMaximized, sizeBefore: surface.ownContentSize)
        // Before it has been put where it was, it is nowhere that counts.
        if !isMaximized, surface.onFirstFrame == nil, let origin = X11Placement(surface)?.origin {
            window.didMove(to: origin)
        }
    }

    package func close(_ window: AppWindow) {
        if hasLostDisplay {
            // The program leaves without another word to GTK, which still knows the surface: it stays, and asks for nothing.
            window.host.onNeedsUpdate = nil
            return
        }
        guard let surface = surfaces.removeValue(forKey: window.number) else { return }
        let bar = bars.removeValue(forKey: window.number)
        bridge.remove(window.host)
        surface.close()
        // It may be in the middle of a frame, or of one of its menus.
        MainLoop.onIdle {
            _ = surface
            MainActor.assumeIsolated { bar?.detach() }
        }
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

    package func resize(_ window: AppWindow, to size: CGSize) { surfaces[window.number]?.setContentSize(size) }

    package func minimize(_ window: AppWindow) {
        if let surface = surfaces[window.number] { gtk_window_minimize(surface.window) }
    }

    package func show(_ menus: MenuBar) {
        self.menus = menus
        for (number, bar) in bars { if let surface = surfaces[number] { show(menus, in: surface, bar) } }
    }

    private func show(_ menus: MenuBar, in surface: WindowSurface, _ bar: WindowMenus) {
        guard bar.isWanted else { return }
        let hadBar = bar.bar != nil
        bar.show(menus)
        if !hadBar, let widget = bar.bar { surface.add(widget) }
        bridge.setMenus(bar.bar == nil ? MenuBar() : menus, of: surface.host, perform: bar.perform)
    }

    package func showAbout(name: String) {
        let dialog = gtk_about_dialog_new()!
        let about = OpaquePointer(UnsafeMutableRawPointer(dialog))
        gtk_about_dialog_set_program_name(about, name)
        let window = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self)
        if let front = surfaces.values.first(where: \.isActive) {
            gtk_window_set_transient_for(window, front.window)
            gtk_window_set_modal(window, 1)
        }
        gtk_window_present(window)
    }

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
