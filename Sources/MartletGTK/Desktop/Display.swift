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
        guard gtk_init_check() != 0 else { return nil }
        DisplayLoss.watch()
        return gdk_display_get_default()
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
