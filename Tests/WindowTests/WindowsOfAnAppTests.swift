#if GTK
import Foundation
import MartletDrawing
import Testing

extension Windows {
    /// An app of several windows: Examples/Notes.
    @Suite struct WindowsOfAnAppTests {
        /// Places in a window of the list, in pixels from its top: below the bar of menus.
        private enum List {
            static let filter = CGPoint(x: 150, y: 59)
            static let first = CGPoint(x: 60, y: 94)
            static let second = CGPoint(x: 60, y: 128)
        }
        /// In a window of a note.
        private enum Editor {
            static let text = CGPoint(x: 150, y: 59)
            static let done = CGPoint(x: 44, y: 117)
        }

        private func count(_ count: Int, _ program: Program) async throws {
            try await until("\(count) windows", detail: { program.child.report }) {
                try await program.windows.count == count ? true : nil
            }
        }

        /// Waits until there are `count` windows, and the one that is new is in front; gives it.
        private func newWindow(_ program: Program, besides old: [ServerWindow], count: Int) async throws -> ServerWindow
        {
            try await self.count(count, program)
            let known = Set(old.map(\.id))
            let new = try #require(try await program.windows.first { !known.contains($0.id) })
            try await front(new)
            return new
        }

        private func title(_ window: ServerWindow) async throws -> String {
            let said = try await window.program.desktop.say(.xdotool, "getwindowname", "\(window.id)")
            return said.trimmingCharacters(in: .whitespacesAndNewlines)
        }

        /// A window's picture when it does not change: no caret blinks in it.
        private func picture(_ window: ServerWindow) async throws -> Bitmap {
            var last: Bitmap?
            return try await until("a picture that stays") {
                let picture = try await window.picture()
                defer { last = picture }
                try await Task.sleep(for: .milliseconds(200))
                return picture == last ? picture : nil
            }
        }

        /// Waits until the window in front is this one.
        private func front(_ window: ServerWindow) async throws {
            try await until("the window is in front", detail: { window.program.child.report }) {
                let said = try await window.program.desktop.say(.xdotool, "getactivewindow")
                return UInt32(said.trimmingCharacters(in: .whitespacesAndNewlines)) == window.id ? true : nil
            }
        }

        /// Puts a window at a place, as a person does.
        private func put(_ window: ServerWindow, _ x: Int, _ y: Int) async throws {
            try await window.program.desktop.events(["windowmove", "--sync", "\(window.id)", "\(x)", "\(y)"])
        }

        @Test(.needsDesktop) func windowsOfValues() async throws {
            try await Desktop.run { desktop in
                let program = try await desktop.start("Notes")
                let list = try await program.window()
                try await put(list, 40, 60)
                try await list.click(List.first)
                let note = try await newWindow(program, besides: [list], count: 2)
                try await put(note, 500, 60)
                #expect(try await title(note) == "Note")
                // The same value again: the window that there is comes to the front.
                try await list.click(List.filter)
                try await front(list)
                try await list.click(List.first)
                try await front(note)
                #expect(try await program.windows.count == 2)
                // Another value: another window.
                try await list.click(List.second)
                let other = try await newWindow(program, besides: [list, note], count: 3)
                try await put(other, 500, 400)
                // What one window changes, the others show.
                let before = try await picture(list)
                let otherBefore = try await picture(other)
                try await note.click(Editor.text)
                try await front(note)
                try await note.keys("ctrl+a")
                try await note.type("Sing")
                try await until("the list shows it") { try await list.picture() == before ? nil : true }
                // A command for the window in front, by its key.
                let typed = try await picture(list)
                try await note.keys("ctrl+alt+u")
                try await until("the list shows capitals") { try await list.picture() == typed ? nil : true }
                try await other.click(CGPoint(x: 250, y: 200))
                try await front(other)
                #expect(try await picture(other) == otherBefore)
                // One is closed by its view, one by its key; the list stays.
                try await other.click(Editor.done)
                try await count(2, program)
                try await note.click(Editor.text)
                try await front(note)
                try await note.keys("ctrl+w")
                try await count(1, program)
                #expect(try await program.windows.map(\.id) == [list.id])
                try await front(list)
                try await program.comesToRest()
                // The last one takes the program along.
                try await list.keys("ctrl+w")
                #expect(try await program.child.end() == .code(0), "\(program.child.report)")
            }
        }

        @Test(.needsDesktop) func windowsByKeys() async throws {
            try await Desktop.run { desktop in
                let program = try await desktop.start("Notes")
                let list = try await program.window()
                try await put(list, 40, 60)
                let before = try await picture(list)
                try await list.keys("ctrl+n")
                let second = try await newWindow(program, besides: [list], count: 2)
                try await put(second, 500, 60)
                // Each window has state of its own.
                try await second.click(List.filter)
                try await front(second)
                try await second.type("Feed")
                try await list.click(CGPoint(x: 300, y: 270))
                try await front(list)
                #expect(try await picture(list) == before)
                #expect(try await picture(second) != before)
                // Settings are there once.
                try await list.keys("ctrl+comma")
                let settings = try await newWindow(program, besides: [list, second], count: 3)
                #expect(try await title(settings) == "Settings")
                try await front(settings)
                try await list.click(CGPoint(x: 300, y: 270))
                try await front(list)
                try await list.keys("ctrl+comma")
                try await front(settings)
                #expect(try await program.windows.count == 3)
                try await settings.keys("ctrl+w")
                try await count(2, program)
                try await list.click(CGPoint(x: 300, y: 270))
                try await front(list)
                try await list.keys("ctrl+q")
                #expect(try await program.child.end() == .code(0), "\(program.child.report)")
            }
        }

        /// Where windows were, how large, and what their scenes kept.
        @Test(.needsDesktop) func windowsComeBack() async throws {
            try await Desktop.run { desktop in
                var frames: [CGRect] = []
                var filtered: [UInt8] = []
                for run in 0...2 {
                    let program = try await desktop.start("Notes")
                    if run == 0 {
                        let list = try await program.window()
                        try await put(list, 60, 80)
                        try await list.click(List.second)
                        let note = try await newWindow(program, besides: [list], count: 2)
                        try await put(note, 700, 420)
                        try await desktop.events(["windowsize", "--sync", "\(note.id)", "402", "301"])
                        try await list.click(List.filter)
                        try await front(list)
                        let all = try await list.picture().below(84)
                        try await list.type("Close")
                        try await until("what is filtered") { try await list.picture().below(84) == all ? nil : true }
                    } else {
                        try await count(2, program)
                        // They have their places when the window manager has put them there.
                        _ = try? await until("the frames", within: 5) {
                            try await program.windows.frames == frames ? true : nil
                        }
                        #expect(try await program.windows.frames == frames, "run \(run)")
                        // The list, which was opened first.
                        try await front(program.windows[0])
                        try await until("what the filter lets through") {
                            try await program.windows[0].picture().below(84) == filtered ? true : nil
                        }
                    }
                    frames = try await program.windows.frames
                    try await desktop.events(["mousemove", "1270", "950"])
                    filtered = try await picture(program.windows[0]).below(84)
                    #expect(try await program.terminate() == .code(0), "\(program.child.report)")
                }
                #expect(frames[1].size == CGSize(width: 402, height: 301))
            }
        }

        /// A window that fills the screen does so again, and knows how large it was before.
        @Test(.needsDesktop) func aWindowThatFillsTheScreen() async throws {
            try await Desktop.run { desktop in
                // The window manager fills the screen, and back, at two clicks on its title bar.
                func turn(_ window: ServerWindow) async throws {
                    try await window.click(CGPoint(x: 120, y: -10), count: 2)
                }
                func isWide(_ program: Program, _ isWide: Bool) async throws -> CGSize {
                    try await until("the window has another size", detail: { program.child.report }) {
                        let size = try await program.window().frame.size
                        return (size.width > 1200) == isWide ? size : nil
                    }
                }
                var program = try await desktop.start("Notes")
                let before = try await program.window().frame.size
                try await turn(program.window())
                let filled = try await isWide(program, true)
                #expect(try await program.terminate() == .code(0), "\(program.child.report)")
                program = try await desktop.start("Notes")
                #expect(try await isWide(program, true) == filled)
                try await turn(program.window())
                #expect(try await isWide(program, false) == before)
                #expect(try await program.terminate() == .code(0), "\(program.child.report)")
            }
        }

        /// GTK counts a title bar that it draws itself as part of a window's size; the content's size is what is kept.
        @Test(.needsWayland) func sizesStayUnderATitleBarOfGTK() async throws {
            try await WaylandDesktop.run(size: (1280, 900)) { desktop in
                let file = URL(fileURLWithPath: desktop.surroundings.folder + "/home/state/WindowProbe/session.plist")
                for _ in 0..<3 {
                    let program = try desktop.launch("WindowProbe", [], environment: ["PROBE_SCREEN": "ticking"])
                    try await until("it ticks in frames", detail: { program.report }) {
                        program.output.lines.contains("tick 9") ? true : nil
                    }
                    program.signal(SIGTERM)
                    #expect(try await program.end() == .code(0), "\(program.report)")
                    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
                    let window = ((list as? [String: Any])?["windows"] as? [[String: Any]])?.first
                    #expect(window?["height"] as? Double == 360)
                    #expect(window?["width"] as? Double == 480)
                }
            }
        }
    }
}

extension Bitmap {
    /// The pixels from a row on.
    fileprivate func below(_ row: Int) -> [UInt8] { Array(pixels[(row * width * 4)...]) }
}

extension [ServerWindow] {
    /// Their frames on the screen.
    fileprivate var frames: [CGRect] {
        get async throws {
            var frames: [CGRect] = []
            for window in self { frames.append(try await window.frame) }
            return frames
        }
    }
}
#endif
