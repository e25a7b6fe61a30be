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
        return gdk_display_get_default()
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
