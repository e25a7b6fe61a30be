#if GTK
import CGTK
import MartletCore

/// The desktop's settings as GTK knows them: on X11 by XSETTINGS, on Wayland by the desktop's own store, else by files.
/// They stand in where there is no portal.
final class ToolkitSettings {
    private let settings: OpaquePointer
    private let onChange: () -> Void

    private static let watched = [
        "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
    ]

    /// Nil without a display.
    init?(onChange: @escaping () -> Void) {
        guard let settings = gtk_settings_get_default() else { return nil }
        self.settings = settings
        self.onChange = onChange
        for name in Self.watched {
            connect(
                settings, "notify::" + name,
                { _, _, data in object(data, as: ToolkitSettings.self).onChange() }
                    as @convention(c) (gpointer?, gpointer?, gpointer?) -> Void, self)
        }
    }

    deinit {
        g_signal_handlers_disconnect_matched(
            UnsafeMutableRawPointer(settings), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
            Unmanaged.passUnretained(self).toOpaque())
    }

    var current: DesktopSettings {
        var result = DesktopSettings()
        let theme = string("gtk-theme-name").lowercased()
        if boolean("gtk-application-prefer-dark-theme") || theme.hasSuffix("dark") || theme.hasSuffix("inverse") {
            result.colorScheme = .dark
        }
        if theme.hasPrefix("highcontrast") || theme.hasPrefix("hc") { result.hasHighContrast = true }
        if !boolean("gtk-enable-animations") { result.reducesMotion = true }
        // In 1024ths of a dot; 96 dots for an inch are a scale of 1.
        let dots = integer("gtk-xft-dpi")
        if dots > 0 { result.textScale = Double(dots) / 1024 / 96 }
        return result
    }

    /// How the insertion point blinks, as GTK has it; nil if it does not.
    static var caretBlink: DesktopServices.CaretBlink? {
        guard let settings = ToolkitSettings(onChange: {}), settings.boolean("gtk-cursor-blink") else { return nil }
        return DesktopServices.CaretBlink(
            period: Double(settings.integer("gtk-cursor-blink-time")) / 1000,
            timeout: Double(settings.integer("gtk-cursor-blink-timeout")))
    }

    private func value<Result>(_ name: String, _ type: GType, _ read: (UnsafeMutablePointer<GValue>) -> Result)
        -> Result
    {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        g_object_get_property(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
        return read(&value)
    }

    // The fundamental types' numbers are macros in C (gtype.h): a kind shifted by two.
    private func boolean(_ name: String) -> Bool { value(name, GType(5 << 2)) { g_value_get_boolean($0) != 0 } }
    private func integer(_ name: String) -> Int { value(name, GType(6 << 2)) { Int(g_value_get_int($0)) } }
    private func string(_ name: String) -> String {
        value(name, GType(16 << 2)) { g_value_get_string($0).map { String(cString: $0) } ?? "" }
    }
}
#endif
