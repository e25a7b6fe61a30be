#if GTK
import Foundation
import Testing

extension Windows {
    /// The clipboard and the primary selection, with xclip as the other program.
    @Suite struct ClipboardTests {
        /// What an owner of the clipboard puts there; it stays until it is ended.
        private func own(
            _ desktop: Desktop, _ data: Data, _ selection: String = "clipboard", type: String = "UTF8_STRING"
        ) async throws -> ChildProcess {
            let file = desktop.surroundings.folder + "/" + UUID().uuidString
            try data.write(to: URL(fileURLWithPath: file))
            let owner = try ChildProcess(
                Tool.xclip.path ?? "", ["-quiet", "-selection", selection, "-t", type, "-i", file],
                environment: desktop.environment)
            try await until("xclip owns the \(selection)", detail: { owner.report }) {
                try await desktop.say(.xclip, "-selection", selection, "-t", "TARGETS", "-o").contains(type)
                    ? true : nil
            }
            return owner
        }

        private func clipboard(_ desktop: Desktop, _ selection: String = "clipboard") async throws -> String {
            try await desktop.say(.xclip, "-selection", selection, "-o")
        }

        private func start(_ desktop: Desktop, _ screen: String) async throws -> (Program, ServerWindow) {
            let program = try await desktop.start("WindowProbe", environment: ["PROBE_SCREEN": screen])
            return (program, try await program.window())
        }

        @Test(.needsDesktop, .needs(.xclip)) func text() async throws {
            try await Desktop.run { desktop in
                let (program, window) = try await start(desktop, "writing")
                try await window.type("Hello 1")
                try await program.line("text Hello 1")
                try await window.keys("ctrl+a", "ctrl+c")
                try await until("the text") { try await clipboard(desktop) == "Hello 1" ? true : nil }
                try await window.keys("ctrl+x")
                try await program.line("text ")
                let owner = try await own(desktop, Data("다른 プログラム 👩‍👧".utf8))
                try await window.keys("ctrl+v")
                try await program.line("text 다른 プログラム 👩‍👧")
                // The owner goes: nothing waits, nothing is lost, and typing goes on.
                owner.kill()
                _ = try await owner.end()
                try await window.keys("ctrl+v", "x")
                try await program.line("text 다른 プログラム 👩‍👧x")
                try await window.keys("ctrl+a", "ctrl+c")
                try await until("the text again") {
                    try await clipboard(desktop) == "다른 プログラム 👩‍👧x" ? true : nil
                }
            }
        }

        /// An owner that never answers: the window lives on.
        @Test(.needsDesktop, .needs(.xclip)) func anOwnerThatHangs() async throws {
            try await Desktop.run { desktop in
                let (program, window) = try await start(desktop, "writing")
                let owner = try await own(desktop, Data("late".utf8))
                Glibc.kill(owner.pid, SIGSTOP)
                try await window.keys("ctrl+v")
                try await window.keys("a", "b")
                try await program.line("text ab", within: 3)
                Glibc.kill(owner.pid, SIGCONT)
                try await program.line("what was late", within: 20) { $0 == "text ablate" }
            }
        }

        @Test(.needsDesktop, .needs(.xclip)) func primarySelection() async throws {
            try await Desktop.run { desktop in
                let (program, window) = try await start(desktop, "writing")
                try await window.type("abc")
                try await program.line("text abc")
                try await window.keys("shift+Home")
                try await until("the selection") { try await clipboard(desktop, "primary") == "abc" ? true : nil }
                _ = try await own(desktop, Data("middle".utf8), "primary")
                let frame = try await window.frame
                // The second field is a little below the middle.
                try await window.click(CGPoint(x: frame.width / 2, y: frame.height / 2), button: 2)
                try await program.line("other middle")
            }
        }

        /// Data of a kind of its own, larger than one answer of the server, both ways and only when it is asked for.
        @Test(.needsDesktop, .needs(.xclip)) func pictures() async throws {
            try await Desktop.run { desktop in
                let (program, window) = try await start(desktop, "exchange")
                try await window.click(CGPoint(x: 400, y: 100))
                try await window.keys("ctrl+c")
                try await until("the type") {
                    try await desktop.say(.xclip, "-selection", "clipboard", "-t", "TARGETS", "-o")
                        .contains("image/png") ? true : nil
                }
                #expect(!program.child.output.lines.contains("asked for the picture"))
                let data = try await desktop.run(.xclip, ["-selection", "clipboard", "-t", "image/png", "-o"])
                #expect(data == Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }))
                _ = try await own(desktop, Data(repeating: 7, count: 600_000), type: "image/png")
                try await window.keys("ctrl+v")
                try await program.line("picture 600000")
            }
        }
    }
}
#endif
