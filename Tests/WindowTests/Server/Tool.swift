#if GTK
import Foundation
import Testing

/// A program that tests use and that a machine may not have.
enum Tool: String, CaseIterable {
    case xvfb = "Xvfb"
    case openbox, xdotool, xwd, xprop, weston
    case westonScreenshooter = "weston-screenshooter"
    case dbusDaemon = "dbus-daemon"
    case strace, xclip, setxkbmap, ibus
    case sway, swaymsg, wtype, grim, setpriv
    case wlCopy = "wl-copy"
    case wlPaste = "wl-paste"
    case ibusDaemon = "ibus-daemon"

    /// Where it is.
    var path: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(rawValue)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What to install, if something is missing.
    static func missing(_ tools: [Tool]) -> String? {
        let names = tools.filter { $0.path == nil }.map(\.rawValue)
        return names.isEmpty ? nil : "\(names.joined(separator: ", ")) missing: Scripts/set-up --tests installs it"
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test where these programs are not installed, and says so.
    static func needs(_ tools: Tool...) -> Self {
        .enabled(if: Tool.missing(tools) == nil, "\(Tool.missing(tools) ?? "")")
    }

    /// What `Desktop` needs.
    static var needsDesktop: Self { .needs(.xvfb, .openbox, .xdotool, .xwd, .xprop) }
    /// What `WaylandDesktop` needs.
    static var needsWayland: Self { .needs(.weston, .westonScreenshooter) }
    /// What `SwayDesktop` needs.
    static var needsSway: Self { .needs(.sway, .swaymsg, .wtype, .grim, .setpriv, .wlCopy, .wlPaste) }
}
#endif
