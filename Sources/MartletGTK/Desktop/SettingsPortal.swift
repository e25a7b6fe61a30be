#if GTK
import CGTK
import Foundation
import MartletCore
import MartletDrawing

/// The desktop's settings by its portal (org.freedesktop.portal.Settings), and every change of them.
///
/// Nothing waits for it: without a session bus or a portal the settings stay empty, and a portal that comes later is read
/// then. Names and values: XDG desktop portal documentation, interface Settings version 2; the keys of
/// org.gnome.desktop.interface are those of gsettings-desktop-schemas.
final class SettingsPortal {
    private(set) var settings = DesktopSettings()
    /// Whether it is known what there is, also if that is nothing.
    private(set) var isSettled = false
    private let onChange: () -> Void
    private var watch: guint = 0
    private var subscription: guint = 0
    private var connection: OpaquePointer?

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"

    /// - Parameter onChange: Called when a setting has changed, and when the first answer is there.
    init(onChange: @escaping () -> Void) {
        self.onChange = onChange
        guard Self.hasSessionBus else {
            isSettled = true
            return
        }
        watch = g_bus_watch_name(
            G_BUS_TYPE_SESSION, Self.name, G_BUS_NAME_WATCHER_FLAGS_NONE,
            { connection, _, _, data in object(data, as: SettingsPortal.self).appeared(connection) },
            { _, _, data in object(data, as: SettingsPortal.self).vanished() },
            Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    deinit {
        if watch != 0 { g_bus_unwatch_name(watch) }
        if subscription != 0, let connection { g_dbus_connection_signal_unsubscribe(connection, subscription) }
    }

    /// GLib would start a bus of its own where there is none.
    private static var hasSessionBus: Bool {
        let environment = ProcessInfo.processInfo.environment
        if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
        guard let runtime = environment["XDG_RUNTIME_DIR"] else { return false }
        return FileManager.default.fileExists(atPath: runtime + "/bus")
    }

    private func appeared(_ connection: OpaquePointer?) {
        guard let connection else { return vanished() }
        self.connection = connection
        if subscription == 0 {
            subscription = g_dbus_connection_signal_subscribe(
                connection, Self.name, Self.interface, "SettingChanged", Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, parameters, data in
                    object(data, as: SettingsPortal.self).didChange(parameters)
                }, Unmanaged.passUnretained(self).toOpaque(), nil)
        }
        let spaces = ["org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface"]
        let list = spaces.map { "'\($0)'" }.joined(separator: ", ")
        let arguments = g_variant_parse(nil, "([\(list)],)", nil, nil, nil)
        g_dbus_connection_call(
            connection, Self.name, Self.path, Self.interface, "ReadAll", arguments, nil,
            G_DBUS_CALL_FLAGS_NO_AUTO_START, 2000, nil,
            { source, result, data in
                let portal = Unmanaged<SettingsPortal>.fromOpaque(data!).takeRetainedValue()
                let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
                portal.take(answer)
                if let answer { g_variant_unref(answer) }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func vanished() {
        isSettled = true
        onChange()
    }

    private func take(_ answer: OpaquePointer?) {
        if let answer {
            Variant(answer).forEachChild { spaces in
                spaces.forEachChild { entry in
                    guard let space = entry[0]?.string else { return }
                    entry[1]?.forEachChild { setting in
                        guard let key = setting[0]?.string, let value = setting[1] else { return }
                        set(space, key, value)
                    }
                }
            }
        }
        isSettled = true
        onChange()
    }

    private func didChange(_ parameters: OpaquePointer?) {
        guard let parameters else { return }
        let change = Variant(parameters)
        guard let space = change[0]?.string, let key = change[1]?.string, let value = change[2] else { return }
        let before = settings
        set(space, key, value)
        if settings != before { onChange() }
    }

    private func set(_ space: String, _ key: String, _ value: Variant) {
        let value = value.unboxed
        switch (space, key) {
        case ("org.freedesktop.appearance", "color-scheme"):
            settings.colorScheme =
                switch value.integer {
                case 1: .dark
                case 2: .light
                default: nil
                }
        case ("org.freedesktop.appearance", "contrast"): settings.hasHighContrast = value.integer == 1
        case ("org.freedesktop.appearance", "accent-color"):
            let parts = [value[0], value[1], value[2]].compactMap { $0?.double }
            // Numbers outside of 0...1 say that there is no accent.
            settings.accent =
                parts.count == 3 && parts.allSatisfy { (0...1).contains($0) }
                ? RGBA(red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2])) : nil
        case ("org.freedesktop.appearance", "reduced-motion"): settings.reducesMotion = value.integer == 1
        case ("org.gnome.desktop.interface", "enable-animations"):
            if let isEnabled = value.boolean { settings.reducesMotion = !isEnabled }
        case ("org.gnome.desktop.interface", "text-scaling-factor"):
            if let scale = value.double, (0.1...10).contains(scale) { settings.textScale = scale }
        case ("org.gnome.desktop.a11y.interface", "high-contrast"):
            if let isOn = value.boolean, isOn || settings.hasHighContrast != true { settings.hasHighContrast = isOn }
        default: break
        }
    }
}
#endif
