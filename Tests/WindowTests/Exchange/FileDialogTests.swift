#if GTK
import Foundation
import Testing

extension Windows {
    /// GTK's own dialogs of files, as there is no portal: a path is typed, as people may.
    @Suite struct FileDialogTests {
        private func start(_ desktop: Desktop) async throws -> (Program, ServerWindow) {
            let program = try await desktop.start(
                "WindowProbe", ["--size", "400x200"], environment: ["PROBE_SCREEN": "files"])
            let window = try await program.window()
            try await program.line("appeared")
            return (program, window)
        }

        @Test(.needsDesktop) func aFileIsChosenOrNot() async throws {
            try await Desktop.run { desktop in
                let path = desktop.surroundings.folder + "/home/words.txt"
                try Data("words".utf8).write(to: URL(fileURLWithPath: path))
                let (program, window) = try await start(desktop)
                try await window.click(CGPoint(x: 100, y: 100))
                try await program.line("opening true")
                let refused = try await program.window(count: 2)
                try await refused.keys("Escape")
                try await program.line("called off")
                try await program.line("opening false")
                try await program.window(count: 1)
                try await window.click(CGPoint(x: 100, y: 100))
                let dialog = try await program.window(count: 2)
                try await dialog.type(path)
                try await dialog.keys("Return")
                try await program.line("chose words.txt")
                try await program.window(count: 1)
            }
        }

        @Test(.needsDesktop) func aFileIsWritten() async throws {
            try await Desktop.run { desktop in
                let (program, window) = try await start(desktop)
                try await window.click(CGPoint(x: 300, y: 100))
                let dialog = try await program.window(count: 2)
                let path = desktop.surroundings.folder + "/home/kept.txt"
                try await dialog.keys("ctrl+a")
                try await dialog.type(path)
                try await dialog.keys("Return")
                try await program.line("saved kept.txt")
                #expect(FileManager.default.contents(atPath: path) == Data("written words".utf8))
            }
        }
    }
}
#endif
