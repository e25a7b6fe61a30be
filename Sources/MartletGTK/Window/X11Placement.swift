#if GTK
import CGTK
import Foundation

/// Where windows are on the screen, which only X11 tells and lets programs decide.
///
/// GTK 4 has no functions for it. Those of X11 are looked up when they are needed, so that nothing has to be linked.
struct X11Placement {
    private let display: OpaquePointer
    private let window: UInt

    /// Nil on other displays, and before the window is on the screen.
    init?(_ surface: WindowSurface) {
        let widget = UnsafeMutableRawPointer(surface.window).assumingMemoryBound(to: GtkWidget.self)
        guard let gdkDisplay = gtk_widget_get_display(widget),
            let name = g_type_name_from_instance(
                UnsafeMutableRawPointer(gdkDisplay).assumingMemoryBound(to: GTypeInstance.self)),
            String(cString: name) == "GdkX11Display",
            let gdkSurface = gtk_native_get_surface(OpaquePointer(surface.window)),
            let functions = Self.functions
        else { return nil }
        display = functions.display(gdkDisplay)
        window = functions.window(gdkSurface)
    }

    /// Where the window's own corner is, inside of its frame, in pixels of the screen.
    var innerOrigin: CGPoint? {
        guard let functions = Self.functions else { return nil }
        var x: Int32 = 0, y: Int32 = 0
        var child: UInt = 0
        let root = functions.rootWindow(display)
        guard functions.translate(display, window, root, 0, 0, &x, &y, &child) != 0 else { return nil }
        return CGPoint(x: Int(x), y: Int(y))
    }

    /// The upper left corner of the window with its frame, in pixels of the screen.
    var origin: CGPoint? { frame?.origin }

    /// The size of the window with its frame, in pixels.
    var size: CGSize? { frame?.size }

    private var frame: CGRect? {
        guard let functions = Self.functions else { return nil }
        // The window manager may have put a frame around it.
        var outer = window
        while true {
            var root: UInt = 0
            var parent: UInt = 0
            var children: UnsafeMutablePointer<UInt>?
            var count: UInt32 = 0
            guard functions.queryTree(display, outer, &root, &parent, &children, &count) != 0 else { return nil }
            if let children { _ = functions.free(children) }
            if parent == root || parent == 0 {
                var x: Int32 = 0
                var y: Int32 = 0
                var width: UInt32 = 0
                var height: UInt32 = 0
                var border: UInt32 = 0
                var depth: UInt32 = 0
                guard functions.geometry(display, outer, &root, &x, &y, &width, &height, &border, &depth) != 0 else {
                    return nil
                }
                return CGRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
            }
            outer = parent
        }
    }

    func move(to origin: CGPoint) {
        guard let functions = Self.functions else { return }
        func pixel(_ value: CGFloat) -> Int32 { Int32(max(-32_000, min(32_000, value.rounded()))) }
        _ = functions.move(display, window, pixel(origin.x), pixel(origin.y))
        _ = functions.flush(display)
    }

    // MARK: The functions

    private typealias QueryTree =
        @convention(c) (
            OpaquePointer, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt>?>, UnsafeMutablePointer<UInt32>
        ) -> Int32
    private typealias Geometry =
        @convention(c) (
            OpaquePointer, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>,
            UnsafeMutablePointer<UInt32>
        ) -> Int32

    private typealias Translate =
        @convention(c) (
            OpaquePointer, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<UInt>
        ) -> Int32

    private struct Functions {
        let display: @convention(c) (OpaquePointer) -> OpaquePointer
        let window: @convention(c) (OpaquePointer) -> UInt
        let move: @convention(c) (OpaquePointer, UInt, Int32, Int32) -> Int32
        let flush: @convention(c) (OpaquePointer) -> Int32
        let rootWindow: @convention(c) (OpaquePointer) -> UInt
        let translate: Translate
        let queryTree: QueryTree
        let geometry: Geometry
        let free: @convention(c) (UnsafeMutableRawPointer) -> Int32
    }

    private static let functions: Functions? = {
        func find<F>(_ name: String, _ type: F.Type) -> F? { dlsym(nil, name).map { unsafeBitCast($0, to: F.self) } }
        guard
            let display = find("gdk_x11_display_get_xdisplay", (@convention(c) (OpaquePointer) -> OpaquePointer).self),
            let window = find("gdk_x11_surface_get_xid", (@convention(c) (OpaquePointer) -> UInt).self),
            let move = find(
                "XMoveWindow", (@convention(c) (OpaquePointer, UInt, Int32, Int32) -> Int32).self),
            let flush = find("XFlush", (@convention(c) (OpaquePointer) -> Int32).self),
            let rootWindow = find("XDefaultRootWindow", (@convention(c) (OpaquePointer) -> UInt).self),
            let translate = find("XTranslateCoordinates", Translate.self),
            let queryTree = find("XQueryTree", QueryTree.self),
            let geometry = find("XGetGeometry", Geometry.self),
            let free = find("XFree", (@convention(c) (UnsafeMutableRawPointer) -> Int32).self)
        else { return nil }
        return Functions(
            display: display, window: window, move: move, flush: flush, rootWindow: rootWindow, translate: translate,
            queryTree: queryTree, geometry: geometry, free: free)
    }()
}

extension WindowSurface {
    /// The room of the monitor that the window is on, in pixels of the screen.
    var monitorArea: CGRect? {
        let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
        guard let display = gtk_widget_get_display(widget), let surface = gtk_native_get_surface(OpaquePointer(window)),
            let monitor = gdk_display_get_monitor_at_surface(display, surface)
        else { return nil }
        var area = GdkRectangle()
        gdk_monitor_get_geometry(monitor, &area)
        return CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
    }
}
#endif
