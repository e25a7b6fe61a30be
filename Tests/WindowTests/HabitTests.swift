#if GTK
import Foundation
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
    }
}
#endif
