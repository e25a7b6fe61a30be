#if GTK
import Foundation
import MartletDrawing
import Testing

extension Windows {
    /// Text that is more than a key: dead keys, Korean, Japanese, typed from outside.
    @Suite struct InputMethodTests {
        /// Keys of the layout, as the server sends them, with what they make of each other.
        @Test(.needsDesktop, .needs(.setxkbmap)) func deadKeys() async throws {
            try await Desktop.run { desktop in
                try await desktop.run(.setxkbmap, ["us", "-variant", "intl"])
                let program = try await desktop.start("WindowProbe", environment: ["PROBE_SCREEN": "writing"])
                let window = try await program.window()
                try await window.keys("dead_acute", "e")
                try await program.line("text é")
                try await window.keys("q")
                try await program.line("text éq")
                #expect(program.child.output.lines.contains("heard q"), "a plain letter is still a key")
                try await window.keys("Multi_key", "o", "slash")
                try await program.line("text éqø")
                try await window.keys("BackSpace", "Tab", "dead_diaeresis", "u")
                try await program.line("other ü")
            }
        }

        /// The lines that tell what is in the first field.
        private func texts(_ program: Program) -> [String] {
            program.child.output.lines.filter { $0.hasPrefix("text ") }.map { String($0.dropFirst(5)) }
        }

        /// Waits until the window shows something else than `before`; gives it.
        private func change(_ window: ServerWindow, from before: Bitmap) async throws -> Bitmap {
            try await until("another picture") {
                let now = try await window.picture()
                return now == before ? nil : now
            }
        }

        /// 안녕: each syllable is seen as it grows, and is text when the next begins, or when the field is left.
        @Test(.needsDesktop, .needsEngine("hangul")) func korean() async throws {
            try await Desktop.run(InputMethodBus.options) { desktop in
                let bus = try await InputMethodBus(desktop)
                let program = try await desktop.start("WindowProbe", environment: ["PROBE_SCREEN": "writing"])
                let window = try await program.window()
                try await bus.choose("hangul")
                // It begins with Latin letters.
                try await window.keys("shift+space")
                var seen = try await window.picture()
                for key in ["d", "k", "s"] {
                    try await window.keys(key)
                    seen = try await change(window, from: seen)
                }
                #expect(texts(program) == [], "what is composed is no text yet")
                try await window.keys("s")
                try await program.line("text 안")
                try await window.keys("u", "d")
                // A click into the other field keeps the syllable, where it was composed.
                try await window.click(CGPoint(x: 440, y: 185))
                try await program.line("text 안녕")
                try await window.keys("g", "k")
                try await window.click(CGPoint(x: 440, y: 128))
                try await program.line("other 하")
                #expect(texts(program) == ["안", "안녕"])
            }
        }

        /// 日本語: kana while it is typed, then converted, then committed.
        @Test(.needsDesktop, .needsEngine("anthy")) func japanese() async throws {
            try await Desktop.run(InputMethodBus.options) { desktop in
                let bus = try await InputMethodBus(desktop)
                let program = try await desktop.start("WindowProbe", environment: ["PROBE_SCREEN": "writing"])
                let window = try await program.window()
                try await bus.choose("anthy")
                var seen = try await window.picture()
                // Letters come through until the engine is there, and until it is switched on.
                try await until("the engine composes", detail: { bus.daemon.report }) {
                    let before = self.texts(program).count
                    try await window.keys("n")
                    try await Task.sleep(for: .milliseconds(300))
                    if self.texts(program).count == before { return true }
                    try await window.keys("BackSpace", "ctrl+j")
                    return nil
                }
                let before = texts(program)
                for key in ["i", "h", "o", "n", "g", "o"] { try await window.keys(key) }
                seen = try await change(window, from: seen)
                try await window.keys("space")
                _ = try await change(window, from: seen)
                #expect(texts(program) == before, "what is composed is no text yet")
                try await window.keys("Return")
                try await program.line("text 日本語")
                #expect(!program.child.output.lines.contains { $0.hasPrefix("submitted") }, "Return was the engine's")
            }
        }
    }
}
#endif
