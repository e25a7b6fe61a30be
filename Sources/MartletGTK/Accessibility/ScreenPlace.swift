#if GTK
import CGTK
import Foundation
import MartletCore

/// Where a surface is on an X screen. GTK 4 does not tell: only assistive tools and tests want to know.
enum ScreenPlace {
    private typealias XID = UInt
    private typealias Translate =
        @convention(c) (
            OpaquePointer?, XID, XID, CInt, CInt, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?,
            UnsafeMutablePointer<XID>?
        ) -> CInt

    /// The functions are looked up by name, so that nothing of X is needed where a GTK is without it.
    private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    /// The top left corner of a surface in pixels of the X screen; nil for surfaces that are none of X. Asks the server.
    static func origin(of surface: OpaquePointer) -> CGPoint? {
        guard let display = gdk_surface_get_display(surface), typeName(display) == "GdkX11Display",
            let windowOf = function("gdk_x11_surface_get_xid", (@convention(c) (OpaquePointer?) -> XID).self),
            let displayOf = function(
                "gdk_x11_display_get_xdisplay", (@convention(c) (OpaquePointer?) -> OpaquePointer?).self),
            let rootOf = function("XDefaultRootWindow", (@convention(c) (OpaquePointer?) -> XID).self),
            let translate = function("XTranslateCoordinates", Translate.self), let server = displayOf(display)
        else { return nil }
        var x: CInt = 0, y: CInt = 0
        var child: XID = 0
        guard translate(server, windowOf(surface), rootOf(server), 0, 0, &x, &y, &child) != 0 else { return nil }
        return CGPoint(x: Int(x), y: Int(y))
    }

    private static func typeName(_ object: OpaquePointer) -> String {
        let instance = UnsafeMutablePointer<GTypeInstance>(object)
        return String(cString: g_type_name(instance.pointee.g_class.pointee.g_type))
    }
}

extension AccessibilityBridge {
    /// The bridge of the program. It looks for the tools once the first window has been shown.
    nonisolated(unsafe) static let program: AccessibilityBridge = {
        let bridge = AccessibilityBridge(applicationName: String(cString: g_get_application_name() ?? g_get_prgname()))
        MainLoop.onIdle { bridge.start() }
        return bridge
    }()
}

extension AccessibilityWindow {
    /// A window of the desktop.
    init(_ surface: WindowSurface) {
        self.init(
            title: { [weak surface] in surface?.title ?? "" },
            screenOrigin: { [weak surface] in surface?.contentOrigin },
            factor: { [weak surface] in surface?.content.factor ?? 1 },
            present: { [weak surface] in if let surface { gtk_window_present(surface.window) } },
            copy: { text in
                if let display = gdk_display_get_default() {
                    gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
                }
            },
            paste: { done in
                guard let display = gdk_display_get_default() else { return }
                let clipboard = gdk_display_get_clipboard(display)
                gdk_clipboard_read_text_async(
                    clipboard, nil, GLibCompletion.ready,
                    GLibCompletion.data { result in
                        guard let text = gdk_clipboard_read_text_finish(clipboard, result, nil) else { return }
                        done(String(cString: text))
                        g_free(text)
                    })
            })
    }
}

extension WindowSurface {
    /// The top left corner of the content on the screen, in logical pixels; nil where it cannot be known.
    fileprivate var contentOrigin: CGPoint? {
        let widget = content.widget
        guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
            var origin = ScreenPlace.origin(of: surface)
        else { return nil }
        // X counts device pixels.
        let scale = CGFloat(max(gdk_surface_get_scale_factor(surface), 1))
        origin.x /= scale
        origin.y /= scale
        var x = 0.0, y = 0.0
        gtk_native_get_surface_transform(native, &x, &y)
        var inner = (x: 0.0, y: 0.0)
        gtk_widget_translate_coordinates(
            widget, UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), 0, 0, &inner.x, &inner.y)
        return CGPoint(x: origin.x + x + inner.x, y: origin.y + y + inner.y)
    }
}
#endif
