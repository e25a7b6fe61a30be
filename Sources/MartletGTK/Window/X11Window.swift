#if GTK
import CGTK
import Foundation

/// What X lets programs know of their windows and other window systems do not.
///
/// The functions are looked up in what GDK has loaded, so that nothing of X is needed to build.
enum X11Window {
    private typealias SurfaceXID = @convention(c) (OpaquePointer?) -> UInt
    private typealias XDisplay = @convention(c) (OpaquePointer?) -> OpaquePointer?
    private typealias RootWindow = @convention(c) (OpaquePointer?) -> UInt
    private typealias Translate =
        @convention(c) (
            OpaquePointer?, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<UInt>
        ) -> Int32

    private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
    }

    private static let surfaceXID = function("gdk_x11_surface_get_xid", SurfaceXID.self)
    private static let xDisplay = function("gdk_x11_display_get_xdisplay", XDisplay.self)
    private static let rootWindow = function("XDefaultRootWindow", RootWindow.self)
    private static let translate = function("XTranslateCoordinates", Translate.self)

    /// X's own display and window, if the widget's window is one of X.
    private static func window(of widget: UnsafeMutablePointer<GtkWidget>) -> (display: OpaquePointer, xid: UInt)? {
        guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
            let name = g_type_name_from_instance(
                UnsafeMutableRawPointer(surface).assumingMemoryBound(to: GTypeInstance.self)),
            String(cString: name).hasPrefix("GdkX11"), let xid = surfaceXID?(surface), xid != 0,
            let display = xDisplay?(gtk_widget_get_display(widget))
        else { return nil }
        return (display, xid)
    }

    /// Where a widget's window is on the screen, in device pixels.
    static func origin(of widget: UnsafeMutablePointer<GtkWidget>) -> CGPoint? {
        guard let (display, xid) = window(of: widget), let root = rootWindow?(display), let translate else {
            return nil
        }
        var x: Int32 = 0, y: Int32 = 0
        var child: UInt = 0
        guard translate(display, xid, root, 0, 0, &x, &y, &child) != 0 else { return nil }
        return CGPoint(x: CGFloat(x), y: CGFloat(y))
    }
}
#endif
