#if GTK
import Foundation
import MartletDrawing
import Testing

extension Windows {
    /// The habits of a window on Wayland: the same as on X, by other ways.
    @Suite struct WaylandTests {
        @Test(.needsSway) func typingAndKeys() async throws {
            try await SwayDesktop.run { desktop in
                let program = try await desktop.probe("writing")
                try await desktop.type("abc 안녕")
                try await program.line("text abc 안녕")
                try await desktop.key("Home", "shift")
                try await desktop.type("q")
                try await program.line("text q")
                try await program.line("heard q")
                try await desktop.key("Return")
                try await program.line("submitted q")
                try await desktop.key("z", "ctrl")
                try await program.line("undone") { $0 == "text abc 안녕" }
                try await desktop.key("Tab")
                try await desktop.type("de")
                try await program.line("other de")
                try await desktop.key("Tab", "shift")
                try await desktop.type("f")
                try await program.line("the first again, selected") { $0 == "text f" }
            }
        }

        @Test(.needsSway) func clicksAndTheWheel() async throws {
            try await SwayDesktop.run { desktop in
                let program = try await desktop.probe("taps")
                try await desktop.click(240, 96)
                try await program.line("count 1")
                try await desktop.act("move", "240", "212", "down", "up", "down", "up")
                try await program.line("double")
            }
            try await SwayDesktop.run { desktop in
                let program = try await desktop.probe("scrolling")
                try await desktop.click(240, 200)
                let first = try await program.line("a row") { $0.hasPrefix("row ") }
                // The pointer has come to the window without a move in it.
                for _ in 0..<3 { try await desktop.act("wheel", "1") }
                try await desktop.act("sleep", "0.3", "down", "up")
                let then = try await program.line("a row further down") { $0.hasPrefix("row ") && $0 != first }
                // 162 points of 40 for a row.
                #expect([4, 5].contains(Int(then.dropFirst(4))! - Int(first.dropFirst(4))!), "\(first), \(then)")
            }
        }

        /// However fast it turns, the content is laid out once for a frame; it goes where each turn would have brought it.
        @Test(.needsSway) func theWheelTurnsFasterThanFrames() async throws {
            try await SwayDesktop.run { desktop in
                let program = try await desktop.probe("wheel")
                try await desktop.act(["move", "200", "100"] + (0..<60).flatMap { _ in ["wheel", "1"] })
                try await program.line("offset \(60 * 54)")
                #expect(program.output.lines.filter { $0.hasPrefix("offset") }.count <= 30, "\(program.report)")
                // Past the beginning a turn is lost, and the next one back is not.
                try await desktop.act((0..<62).flatMap { _ in ["wheel", "-1"] } + ["wheel", "1"])
                try await program.line("offset 54")
            }
        }

        /// Other programs: wl-copy, and wl-paste.
        @Test(.needsSway) func clipboard() async throws {
            try await SwayDesktop.run { desktop in
                let program = try await desktop.probe("writing")
                func pasted(_ options: String...) async throws -> String {
                    String(
                        decoding: try await desktop.run(.wlPaste, ["-n"] + options, mustSucceed: false), as: UTF8.self)
                }
                try await desktop.type("Hello 1")
                try await program.line("text Hello 1")
                try await desktop.key("a", "ctrl")
                try await desktop.key("c", "ctrl")
                try await until("the text") { try await pasted() == "Hello 1" ? true : nil }
                try await desktop.key("End")
                try await desktop.key("Home", "shift")
                try await until("the selection") { try await pasted("-p") == "Hello 1" ? true : nil }
                let owner = try ChildProcess(
                    Tool.wlCopy.path ?? "", ["-f", "다른 プログラム"], environment: desktop.environment)
                try await until("the other's text", detail: { owner.report }) {
                    try await pasted() == "다른 プログラム" ? true : nil
                }
                try await desktop.key("v", "ctrl")
                try await program.line("text 다른 プログラム")
                owner.kill()
                _ = try await owner.end()
                try await desktop.key("v", "ctrl")
                try await desktop.type("x")
                try await program.line("text 다른 プログラムx")
            }
        }

        private static let effects = Example(name: "WindowProbe", room: "effects", size: (480, 360))

        /// The compositor gives the window other sizes and scales while it is there.
        @Test(.needsSway) func sizesAndScales() async throws {
            try await SwayDesktop.run { desktop in
                let example = Self.effects
                let program = try await desktop.probe("effects")
                // The pointer is in nobody's way.
                try await desktop.act("move", "479", "359")
                func shows(_ width: Int, _ height: Int, scale: Int) async throws {
                    var other = example
                    other.size = (width, height)
                    other.scale = scale
                    let expected = try await other.headless(desktop.surroundings, desktop.environment)
                    try await desktop.command(
                        "output HEADLESS-1 resolution \(width * scale)x\(height * scale) scale \(scale)")
                    try await desktop.shows(
                        expected, ScreenshotTests.tolerance, name: "wayland-\(other.title)-\(width)")
                }
                try await shows(480, 360, scale: 1)
                try await shows(700, 500, scale: 1)
                try await shows(480, 360, scale: 2)
                try await shows(420, 310, scale: 3)
                try await shows(480, 360, scale: 1)
                #expect(program.exit == nil)
            }
        }

        /// GTK 4.8 draws for the next whole scale, and the compositor makes it smaller: a little soft, all in its place.
        @Test(.needsSway) func aFractionalScale() async throws {
            try await SwayDesktop.run { desktop in
                var example = Self.effects
                example.scale = 2
                let twice = try await example.headless(desktop.surroundings, desktop.environment)
                _ = try await desktop.probe("effects")
                try await desktop.act("move", "479", "359")
                example.scale = 1
                let once = try await example.headless(desktop.surroundings, desktop.environment)
                try await desktop.command("output HEADLESS-1 resolution 720x540 scale 1.5")
                let expected = twice.scaled(to: (720, 540))
                try await desktop.shows(expected, Comparison.Tolerance(share: 0.02, level: 32), name: "wayland-1.5")
                // It is not that of scale 1 made larger.
                let picture = try await desktop.picture()
                let right = Comparison(expected, picture).count(above: 32)
                let wrong = Comparison(once.scaled(to: (720, 540)), picture).count(above: 32)
                #expect(right * 2 < wrong, "\(right) and \(wrong)")
            }
        }

        /// Waits until more has been written than a caret, and that is no text yet.
        private func isComposing(_ desktop: SwayDesktop, _ program: ChildProcess, since before: Bitmap) async throws {
            try await until("what is composed is seen", detail: { program.report }) {
                Comparison(before, try await desktop.picture()).count(above: 32) > 120 ? true : nil
            }
            #expect(!program.output.lines.contains { $0.hasPrefix("text") }, "what is composed is no text yet")
        }

        /// The compositor's own way (text-input), where nothing names another.
        @Test(.needsSway) func anInputMethodOfTheCompositor() async throws {
            try await SwayDesktop.run { desktop in
                let program = try await desktop.probe("writing")
                let empty = try await desktop.picture()
                async let typing: Void = desktop.act(
                    "preedit", "日", "preedit", "日本ご", "sleep", "3", "commit", "日本語", "sleep", "0.3", "preedit", "가",
                    "preedit", "", "commit", "나", "sleep", "0.3")
                try await isComposing(desktop, program, since: empty)
                try await typing
                try await program.line("text 日本語")
                try await program.line("text 日本語나")
                #expect(program.output.lines.filter { $0.hasPrefix("text") }.count == 2, "\(program.report)")
            }
        }

        @Test(.needsSway, .needsEngine("hangul"), .needs(.dbusDaemon)) func korean() async throws {
            try await SwayDesktop.run(hasBus: true, environment: ["GTK_IM_MODULE": "ibus"]) { desktop in
                let bus = try await InputMethodBus(desktop)
                let program = try await desktop.probe("writing")
                try await bus.choose("hangul")
                // It begins with Latin letters. The engine goes by the places of keys: those of D, K, S, U. One keyboard, since
                // a field loses the focus for a moment when another one comes.
                let empty = try await desktop.picture()
                async let typing: Void = desktop.act(
                    "shift", "57", "sleep", "0.3", "key", "32", "key", "37", "key", "31", "sleep", "3", "key", "31",
                    "key", "22", "key", "32", "key", "15", "sleep", "0.3")
                try await isComposing(desktop, program, since: empty)
                try await typing
                try await program.line("text 안")
                try await program.line("text 안녕")
            }
        }
    }
}

extension Bitmap {
    /// The picture in another size: each pixel is what lies at its middle, between the nearest four.
    fileprivate func scaled(to size: (width: Int, height: Int)) -> Bitmap {
        var result = [UInt8](repeating: 255, count: size.width * size.height * 4)
        func place(_ index: Int, _ count: Int, _ full: Int) -> (Int, Int, Double) {
            let at = (Double(index) + 0.5) * Double(full) / Double(count) - 0.5
            let low = max(0, Int(at.rounded(.down)))
            return (low, min(full - 1, low + 1), max(0, at - Double(low)))
        }
        for y in 0..<size.height {
            let (top, bottom, v) = place(y, size.height, height)
            for x in 0..<size.width {
                let (left, right, u) = place(x, size.width, width)
                for channel in 0..<3 {
                    func value(_ x: Int, _ y: Int) -> Double { Double(pixels[(y * width + x) * 4 + channel]) }
                    let above = value(left, top) * (1 - u) + value(right, top) * u
                    let below = value(left, bottom) * (1 - u) + value(right, bottom) * u
                    result[(y * size.width + x) * 4 + channel] = UInt8((above * (1 - v) + below * v).rounded())
                }
            }
        }
        return Bitmap(width: size.width, height: size.height, pixels: result)
    }
}
#endif
