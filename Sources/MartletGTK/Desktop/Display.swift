#if GTK
import CGTK
import Foundation
import MartletCore

/// The connection to the display server.
package enum Display {
    /// Connects; nil if there is no display or GTK cannot use it. Calling it again changes nothing.
    package static func open() -> OpaquePointer? {
        // Martlet has its own bridge to assistive tools; GTK's would show one empty widget.
        setenv("GTK_A11Y", "none", 1)
        // Window lists find the desktop entry by this.
        g_set_prgname(ProgramIdentity.current.id)
        g_set_application_name(ProgramIdentity.current.name)
        guard withoutNeedlessGL({ gtk_init_check() }) != 0 else { return nil }
        DisplayLoss.watch()
        return gdk_display_get_default()
    }

    /// On X, GTK loads the drivers of GL to find out what they can, also where GSK_RENDERER asks for Cairo and nothing of
    /// them is used: with software GL 65 of 205 ms of the start and 35 of 79 megabytes of Hello.
    private static func withoutNeedlessGL<Result>(_ body: () -> Result) -> Result {
        guard getenv("GSK_RENDERER").map({ String(cString: $0) }) == "cairo" else { return body() }
        let before = getenv("GDK_DEBUG").map { String(cString: $0) }
        setenv("GDK_DEBUG", [before, "gl-disable"].compactMap { $0 }.joined(separator: ","), 1)
        // What this program starts is not meant.
        defer { if let before { setenv("GDK_DEBUG", before, 1) } else { unsetenv("GDK_DEBUG") } }
        return body()
    }

    /// The size of what all screens show together, in logical pixels; where that is not known, what X can count to.
    static var area: CGSize {
        var all = CGRect.null
        let monitors = gdk_display_get_default().flatMap { gdk_display_get_monitors($0) }
        for index in 0..<(monitors.map { g_list_model_get_n_items($0) } ?? 0) {
            guard let monitor = g_list_model_get_item(monitors, index) else { continue }
            var place = GdkRectangle()
            gdk_monitor_get_geometry(OpaquePointer(monitor), &place)
            g_object_unref(monitor)
            all = all.union(
                CGRect(x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height)))
        }
        return all.isNull || all.isEmpty ? CGSize(width: 30_000, height: 30_000) : all.size
    }

    /// Why there is no display, in words.
    package static var absence: String {
        let environment = ProcessInfo.processInfo.environment
        let named = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { name in
            environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
        }
        if named.isEmpty { return "there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set" }
        return "the display cannot be opened (\(named.joined(separator: ", ")))"
    }
}
#endif
