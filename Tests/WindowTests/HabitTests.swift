#if GTK
import Foundation
import MartletDrawing
import Testing

extension Windows {
    /// What people are used to from other programs.
    @Suite struct HabitTests {
        private func start(_ desktop: Desktop) async throws -> (Program, ServerWindow) {
            let program = try await desktop.start(
                "WindowProbe", ["--size", "360x360"], environment: ["PROBE_SCREEN": "habits"])
            let window = try await program.window()
            try await program.line("appeared")
            return (program, window)
        }

        /// The files of settings that programs have written.
        private func settings(_ desktop: Desktop) -> [String] {
            let files = FileManager.default.enumerator(atPath: desktop.surroundings.folder + "/home")
            return (files?.compactMap { $0 as? String } ?? []).filter { path in
                guard path.hasSuffix(".plist"),
                    let data = FileManager.default.contents(atPath: desktop.surroundings.folder + "/home/" + path),
                    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
                else { return false }
                return (list as? [String: Any])?["fed"] as? Int == 2
            }
        }

        @Test(.needsDesktop, arguments: ["SIGTERM", "at once"]) func settingsLast(end: String) async throws {
            try await Desktop.run { desktop in
                var (program, window) = try await start(desktop)
                try await program.line("fed 0")
                for _ in 0..<2 { try await window.click(CGPoint(x: 180, y: 300)) }
                try await program.line("fed 2")
                if end == "SIGTERM" {
                    _ = try await program.terminate()
                } else {
                    // It is in the file without an end of the program.
                    try await until("the settings are in a file") { settings(desktop).isEmpty ? nil : true }
                    program.child.kill()
                    _ = try await program.child.end()
                }
                (program, window) = try await start(desktop)
                try await program.line("fed 2")
            }
        }

        @Test(.needsDesktop) func aPointerThatJumpsAwayIsOverNothing() async throws {
            try await Desktop.run { desktop in
                let (program, window) = try await start(desktop)
                try await window.move(to: CGPoint(x: 180, y: 60))
                try await program.line("over true")
                try await desktop.events(["mousemove", "2", "2"])
                try await program.line("over false")
            }
        }

        @Test(.needsDesktop, .needs(.xclip)) func theButtonPastesWhatAnotherProgramHasCopied() async throws {
            try await Desktop.run { desktop in
                let (program, window) = try await start(desktop)
                let owner = try ChildProcess(
                    Tool.xclip.path ?? "xclip", ["-selection", "clipboard", "-quiet", "-in", "/etc/hostname"],
                    environment: desktop.environment)
                defer { owner.kill() }
                try await until("the button pastes", detail: { program.child.report }) {
                    try await window.click(CGPoint(x: 180, y: 180))
                    return program.child.output.lines.contains { $0.hasPrefix("pasted ") } ? true : nil
                }
            }
        }

        /// A window that is opened later gets what is typed, and shows its focus only while it has the keyboard.
        @Test(.needsDesktop) func aFieldInAWindowThatOpens() async throws {
            try await Desktop.run { desktop in
                let program = try await desktop.start("WindowProbe", environment: ["PROBE_SCREEN": "opening"])
                let first = try await program.window()
                try await desktop.events(["windowmove", "--sync", "\(first.id)", "20", "40"])
                try await first.click(CGPoint(x: 100, y: 100))
                let second = try await program.window(count: 2)
                try await desktop.events(["windowmove", "--sync", "\(second.id)", "700", "40"])
                try await program.line("active true")
                try await second.type("abc")
                try await program.line("typed abc")
                // The colour of the focus is in no pixel of a window that is not in front.
                func ring() async throws -> Bool { try await second.picture().contains(0x0088FF) }
                #expect(try await ring())
                try await desktop.events(["windowactivate", "--sync", "\(first.id)"])
                try await program.line("active false")
                try await until("the ring is gone") { try await ring() ? nil : true }
                try await desktop.events(["windowactivate", "--sync", "\(second.id)"])
                try await until("the ring is back") { try await ring() ? true : nil }
            }
        }

        /// What was copied is there when the program has ended, where the desktop has somebody who keeps it.
        @Test(.needsDesktop, .needs(.xclip), arguments: [true, false]) func theClipboardIsHandedOn(hasManager: Bool)
            async throws
        {
            try await Desktop.run { desktop in
                if hasManager {
                    let manager = try ChildProcess("/usr/bin/python3", [Self.manager], environment: desktop.environment)
                    try await manager.line("ready")
                }
                let program = try await desktop.start("WindowProbe", environment: ["PROBE_SCREEN": "writing"])
                let window = try await program.window()
                try await window.type("kept words")
                try await program.line("text kept words")
                try await window.keys("ctrl+a", "ctrl+c")
                func clipboard() async throws -> String {
                    try await desktop.say(.xclip, "-selection", "clipboard", "-o")
                }
                try await until("the text") { try await clipboard() == "kept words" ? true : nil }
                #expect(try await program.terminate() == .code(0), "\(program.child.report)")
                #expect(try await clipboard() == (hasManager ? "kept words" : ""))
            }
        }

        private static let manager = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Clients/clipboardmanager.py").path

        /// An app whose only scene is Settings: Apple opens nothing either. It is said, and the program lives.
        @Test(.needsDesktop) func onlySettings() async throws {
            try await Desktop.run { desktop in
                let program = try await desktop.start("SettingsProbe")
                try await until("it is said", detail: { program.child.report }) {
                    program.child.errors.text.contains("The app has no window to begin with") ? true : nil
                }
                #expect(try await program.windows.isEmpty)
                #expect(try await program.terminate() == .code(0), "\(program.child.report)")
            }
        }
    }
}

extension Bitmap {
    /// Whether a pixel has this colour, or nearly.
    fileprivate func contains(_ color: UInt32) -> Bool {
        let wanted = [16, 8, 0].map { Int(color >> $0 & 255) }
        return stride(from: 0, to: pixels.count, by: 4).contains { start in
            (0..<3).allSatisfy { abs(Int(pixels[start + $0]) - wanted[$0]) < 6 }
        }
    }
}
#endif
