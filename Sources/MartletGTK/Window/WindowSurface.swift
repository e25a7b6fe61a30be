#if GTK
import CGTK
import Foundation
import MartletCore
import MartletDrawing
import MartletHeadless

/// A window on the screen that shows the views of one `ViewHost`.
///
/// What enters: the host's display lists and what people do. What leaves: GSK nodes to GTK, events to the host. A frame is
/// made only when the host asks for one, something moves, or the window has another size.
package final class WindowSurface {
    package let host: ViewHost
    let window: UnsafeMutablePointer<GtkWindow>
    let content = ContentWidget()
    private(set) var clock: FrameClock!
    private var pointer: PointerInput!
    private var keyboard: KeyboardInput!
    private var services: WindowServices!
    private var builder = NodeBuilder()
    private var shown: DisplayItem?
    private var shownSpace: (size: CGSize, scale: CGFloat, background: RGBA)?
    private(set) var isClosed = false
    /// The bar above the content, if there is one.
    var menuBar: UnsafeMutablePointer<GtkWidget>?
    /// Told when a person closes the window. The window stays until `close`.
    package var onCloseRequest: (() -> Void)?
    /// Told when the window gets to be in front of all others, or no longer is.
    package var onActive: ((Bool) -> Void)?
    /// Told when the window is minimised, and when it is shown again.
    package var onSight: ((Bool) -> Void)?
    /// Told once, when the window has been on the screen for a frame.
    var onFirstFrame: (() -> Void)?
    /// Told after each frame.
    package var onFrame: (() -> Void)?
    /// How many frames were drawn, and how many were made although nothing was to be drawn anew.
    package private(set) var frameCounts = (drawn: 0, unchanged: 0)

    /// - Parameter factor: Logical pixels of the desktop for each point.
    package init(_ host: ViewHost, title: String, size: CGSize, factor: CGFloat = 1) {
        self.host = host
        self.title = title
        window = gtk_window_new()!.withMemoryRebound(to: GtkWindow.self, capacity: 1) { $0 }
        content.factor = factor
        content.naturalSize = size
        clock = FrameClock(content.widget) { [unowned self] in frame() }
        // The host lives at the times of the frames.
        host.startDate = FrameClock.startDate
        gtk_window_set_title(window, title)
        gtk_window_set_child(window, content.widget)
        // No default size: that would count a title bar that the toolkit draws; the natural size is the content's.
        content.onResize = { [unowned self] in resize(to: $0) }
        host.onNeedsUpdate = { [unowned self] in clock.request() }
        pointer = PointerInput(self)
        keyboard = KeyboardInput(self)
        services = WindowServices(self, keyboard: keyboard, pointer: pointer)
        watchWindow()
    }

    private func watchWindow() {
        connect(
            window, "close-request",
            { _, data in
                let surface = object(data, as: WindowSurface.self)
                if let close = surface.onCloseRequest { close() } else { surface.close() }
                return 1
            } as @convention(c) (gpointer?, gpointer?) -> gboolean, self)
        connect(
            window, "notify::is-active",
            { _, _, data in
                let surface = object(data, as: WindowSurface.self)
                surface.services.activeDidChange(surface.isActive)
                surface.onActive?(surface.isActive)
            } as @convention(c) (gpointer?, gpointer?, gpointer?) -> Void, self)
        connect(
            window, "realize",
            { _, data in
                object(data, as: WindowSurface.self).watchState()
            } as @convention(c) (gpointer?, gpointer?) -> Void, self)
        connect(
            content.widget, "notify::scale-factor",
            { _, _, data in
                object(data, as: WindowSurface.self).scaleDidChange()
            } as @convention(c) (gpointer?, gpointer?, gpointer?) -> Void, self)
    }

    /// Follows whether the window can be seen.
    private func watchState() {
        guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
        connect(
            surface, "notify::state",
            { surface, _, data in
                let state = gdk_toplevel_get_state(OpaquePointer(surface)).rawValue
                object(data, as: WindowSurface.self).onSight?(state & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue == 0)
            } as @convention(c) (gpointer?, gpointer?, gpointer?) -> Void, self)
        watched = surface
    }

    private var watched: OpaquePointer?

    package func show() {
        host.updateEnvironment { $0.displayScale = content.scale }
        gtk_widget_grab_focus(content.widget)
        gtk_window_present(window)
    }

    /// Whether it is in front of all other windows.
    package var isActive: Bool { gtk_window_is_active(window) != 0 }

    package var title: String { didSet { if title != oldValue { gtk_window_set_title(window, title) } } }

    /// Takes the window from the screen. The host stays as it is.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        host.onNeedsUpdate = nil
        clock.stop()
        content.detach()
        pointer.detach()
        keyboard.detach()
        services.detach()
        if let watched {
            g_signal_handlers_disconnect_matched(
                UnsafeMutableRawPointer(watched), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
                Unmanaged.passUnretained(self).toOpaque())
        }
        g_signal_handlers_disconnect_matched(
            window, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
        gtk_window_destroy(window)
    }

    /// Where the content's corner is on the screen, in points; nil where no program can know. Asks the display server.
    var screenOrigin: CGPoint? {
        guard let origin = X11Placement(self)?.innerOrigin, let native = gtk_widget_get_native(content.widget)
        else { return nil }
        var left = 0.0, top = 0.0
        gtk_native_get_surface_transform(native, &left, &top)
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        var x = 0.0, y = 0.0
        gtk_widget_translate_coordinates(content.widget, root, 0, 0, &x, &y)
        let pixel = 1 / CGFloat(gtk_widget_get_scale_factor(content.widget))
        return CGPoint(
            x: (origin.x * pixel + x + left) / content.factor, y: (origin.y * pixel + y + top) / content.factor)
    }

    // MARK: Frames

    /// Brings the host to the present, as before an event.
    func catchUp() {
        host.advance(to: clock.now)
        pointer.deliverWheel()
    }

    private func frame() {
        guard !isClosed else { return }
        host.advance(to: clock.frameTime)
        pointer.deliverWheel()
        // What that called may have closed the window.
        guard !isClosed else { return }
        draw()
        if let onFirstFrame, gtk_widget_get_mapped(content.widget) != 0 {
            MainLoop.after(0.05) { [weak self] in
                onFirstFrame()
                self?.onFirstFrame = nil
            }
        }
    }

    private func resize(to size: CGSize) {
        guard !isClosed, size.width > 0, size.height > 0 else { return }
        host.setSize(ProposedViewSize(size))
        draw()
    }

    private func scaleDidChange() {
        host.updateEnvironment { $0.displayScale = content.scale }
    }

    private func draw() {
        let list = host.frame()
        // What was updated may have closed the window.
        guard !isClosed else { return }
        let space = (
            size: content.size, scale: content.scale, background: host.environment.colorScheme.windowBackground
        )
        if list.root !== shown || shownSpace.map({ $0 != space }) ?? true {
            shown = list.root
            shownSpace = space
            present(list.root, space.size, space.scale, space.background)
            frameCounts.drawn += 1
        } else {
            frameCounts.unchanged += 1
        }
        onFrame?()
        if !host.motions.isEmpty || host.needsUpdate { clock.request() }
        clock.wake(at: host.deadline)
    }

    private func present(_ item: DisplayItem, _ size: CGSize, _ scale: CGFloat, _ background: RGBA) {
        guard size.width > 0, size.height > 0 else { return }
        let visible = CGRect(origin: .zero, size: size)
        let grid = PixelGrid(scale: scale)
        host.onDeepStack {
            var rendered = builder.render(item, grid: grid, visible: visible)
            if rendered.needsBackdrop {
                rendered = builder.raster(item, grid, visible, background: background)
            }
            var area = visible.graphene
            var color = GdkRGBA(
                red: background.red, green: background.green, blue: background.blue, alpha: background.alpha)
            let behind = gsk_color_node_new(&color, &area)
            var nodes: [OpaquePointer?] = [behind]
            if let node = rendered.node { nodes.append(node) }
            var root = gsk_container_node_new(&nodes, guint(nodes.count))
            gsk_render_node_unref(behind)
            if content.factor != 1 {
                let zoom = gsk_transform_scale(nil, Float(content.factor), Float(content.factor))
                let zoomed = gsk_transform_node_new(root, zoom)
                gsk_transform_unref(zoom)
                gsk_render_node_unref(root)
                root = zoomed
            }
            content.show(root)
            gsk_render_node_unref(root)
        }
    }
}
#endif
