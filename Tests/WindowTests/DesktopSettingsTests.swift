#if GTK
import Foundation
import Testing

extension Windows {
    /// The desktop's settings reach views while the program runs, by the portal.
    @Suite struct DesktopSettingsTests {
        private static let client = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Clients/portal.py").path
        private static let appearance = "org.freedesktop.appearance"
        private static let interface = "org.gnome.desktop.interface"

        private static var options: Desktop.Options {
            var options = Desktop.Options()
            options.hasBus = true
            return options
        }

        /// A portal of settings; what it is told, it announces.
        private final class Portal {
            private let pipe: FileHandle
            private let child: ChildProcess

            init(_ desktop: Desktop) async throws {
                let path = desktop.surroundings.folder + "/portal"
                guard mkfifo(path, 0o600) == 0 else { throw Missed("no pipe \(path)") }
                // Debian's own Python has what speaks D-Bus.
                child = try ChildProcess(
                    "/usr/bin/python3", [DesktopSettingsTests.client, path], environment: desktop.environment)
                let child = child
                _ = try await until("the portal is up", detail: { child.report }) { child.output.lines.first }
                pipe = FileHandle(forWritingAtPath: path)!
            }

            func set(_ space: String, _ key: String, _ value: String) {
                pipe.write(Data("\(space) \(key) \(value)\n".utf8))
            }
        }

        @Test(.needsDesktop, .needs(.dbusDaemon)) func settingsAreFollowed() async throws {
            try await Desktop.run(Self.options) { desktop in
                let portal = try await Portal(desktop)
                portal.set(Self.appearance, "color-scheme", "uint32 1")
                let program = try await desktop.start("WindowProbe", environment: ["PROBE_SCREEN": "settings"])
                let window = try await program.window()
                // Also before the first frame.
                #expect(try await program.line("the scheme") { $0.hasPrefix("scheme") } == "scheme dark")
                try await program.line("text 16")
                portal.set(Self.appearance, "color-scheme", "uint32 2")
                try await program.line("scheme light")
                portal.set(Self.appearance, "contrast", "uint32 1")
                try await program.line("contrast increased")
                portal.set(Self.interface, "enable-animations", "false")
                try await program.line("reduces motion true")
                portal.set(Self.interface, "text-scaling-factor", "2.0")
                try await program.line("text 31") { $0 == "text 31" || $0 == "text 32" }
                portal.set(Self.appearance, "accent-color", "(1.0, 0.0, 0.0)")
                try await program.line("accent #FF0000FF")
                // What makes no sense changes nothing.
                portal.set(Self.appearance, "color-scheme", "'dark'")
                portal.set(Self.interface, "text-scaling-factor", "-3.0")
                portal.set(Self.appearance, "accent-color", "(7.0, 0.0, 0.0)")
                try await program.line("the accent of the program") {
                    $0.hasPrefix("accent") && $0 != "accent #FF0000FF"
                }
                #expect(program.child.output.lines.last { $0.hasPrefix("scheme") } == "scheme light")
                _ = try await window.picture()
            }
        }
    }
}
#endif
