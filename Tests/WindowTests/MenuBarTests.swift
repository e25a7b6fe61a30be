#if GTK
import Foundation
import MartletDrawing
import Testing

extension Windows {
    /// The menu bar of a window: what it opens, what it does, and who has the keyboard after it.
    @Suite struct MenuBarTests {
        /// The menus of the screen that can be seen, by their place in the bar.
        private enum Menu: Int, CaseIterable { case app, file, edit, dead, acts, window }

        private func run(_ body: (Bar) async throws -> Void) async throws {
            try await Desktop.run { desktop in
                let program = try await desktop.start(
                    "WindowProbe", ["--size", "480x360"], environment: ["PROBE_SCREEN": "menus"])
                let window = try await program.window()
                try await body(Bar(program: program, window: window))
                #expect(program.child.exit == nil, "\(program.child.report)")
            }
        }

        /// Where a menu opens by keys is where it opens by click. The third and the fourth have no entry that can be used.
        @Test(.needsDesktop) func everyMenuOpensByKeysAndByClick() async throws {
            try await run { bar in
                for menu in Menu.allCases {
                    let byKeys = try await bar.openByKeys(menu.rawValue)
                    try await bar.close()
                    let byClick = try await bar.openByClick(under: byKeys)
                    #expect(byClick == byKeys, "\(menu)")
                    try await bar.close()
                }
                // Round the bar and back.
                let first = try await bar.openByKeys(0)
                let last = try await bar.goOn("Left", from: first)
                #expect(last.midX > first.midX)
                let again = try await bar.goOn("Right", from: last)
                #expect(again == first, "after \(last)")
            }
        }

        /// While a menu is open, that of the title that the pointer comes to takes its place; a pointer that rests on a
        /// title is of no account.
        @Test(.needsDesktop) func thePointerOpensWhereItGoes() async throws {
            try await run { bar in
                var frames: [CGRect] = []
                for menu in Menu.allCases {
                    frames.append(try await bar.openByKeys(menu.rawValue))
                    try await bar.close()
                }
                try await bar.openByClick(under: frames[4])
                for index in [5, 2, 3, 1] {
                    try await bar.move(under: frames[index])
                    try await bar.isAt(frames[index])
                }
                for index in [2, 3, 4, 5, 0, 1] {
                    try await bar.window.keys("Right")
                    try await bar.isAt(frames[index])
                }
                try await bar.close()
                // No menu is open: nothing opens.
                for frame in frames { try await bar.move(under: frame) }
                try await bar.isClosed()
            }
        }

        @Test(.needsDesktop) func theKeyboardComesBack() async throws {
            try await run { bar in
                try await bar.window.click(CGPoint(x: 240, y: 207))
                var written = ""
                for menu in Menu.allCases {
                    try await bar.openByKeys(menu.rawValue)
                    try await bar.close()
                    written += "a"
                    try await bar.window.type("a")
                    try await bar.program.line("place \(written)")
                    // A click elsewhere closes it too.
                    let frame = try await bar.openByKeys(menu.rawValue)
                    try await bar.window.click(CGPoint(x: 440, y: 340))
                    try await bar.isClosed()
                    _ = try await bar.openByClick(under: frame)
                    try await bar.close()
                    written += "b"
                    try await bar.window.click(CGPoint(x: 240, y: 207))
                    try await bar.window.keys("End")
                    try await bar.window.type("b")
                    try await bar.program.line("place \(written)")
                }
            }
        }

        @Test(.needsDesktop) func entriesDoWhatTheySay() async throws {
            try await run { bar in
                let acts = try await bar.openByKeys(Menu.acts.rawValue)
                // The first entry has the focus.
                try await bar.window.keys("Return")
                try await bar.program.line("count 1")
                try await bar.isClosed()
                try await bar.openByClick(under: acts)
                try await bar.choose(acts, row: 0)
                try await bar.program.line("count 2")
                // Disabled: nothing happens, and the menu stays.
                try await bar.openByClick(under: acts)
                try await bar.choose(acts, row: 2)
                try await bar.close()
                // What hangs on the window's focused values.
                try await bar.openByClick(under: acts)
                try await bar.choose(acts, row: 3)
                try await bar.program.line("place filled")
                // Shortcuts with the menus closed; those of disabled entries do nothing.
                try await bar.window.keys("ctrl+d", "ctrl+shift+k")
                try await bar.program.line("count 3")
                #expect(!bar.program.child.output.lines.contains("never"))
                #expect(!bar.program.child.output.lines.contains("nothing"))
            }
        }

        @Test(.needsDesktop) func stateAndUseCanBeSeen() async throws {
            try await run { bar in
                func picture() async throws -> Bitmap {
                    try await bar.openByKeys(Menu.acts.rawValue)
                    let picture = try await bar.steadyPicture()
                    try await bar.close()
                    return picture
                }
                let off = try await picture()
                try await bar.window.keys("ctrl+j")
                let on = try await picture()
                #expect(off != on)
                try await bar.window.keys("ctrl+j")
                try await until("the mark is gone", within: 8) { try await picture() == off ? true : nil }
                // Title and shortcut of a row, by their darkest pixel.
                func darkest(_ row: Int) -> Int {
                    let middle = Int(Bar.middle(ofRow: row))
                    return (middle - 8...middle + 8).flatMap { y in
                        (20..<off.width - 20).map { x in Int(off.pixels[(y * off.width + x) * 4 + 1]) }
                    }.min() ?? 255
                }
                #expect(darkest(1) < 100)
                #expect(darkest(2) > darkest(1) + 50)
            }
        }

        @Test(.needsDesktop) func afterAllThatItSleeps() async throws {
            try await run { bar in
                for menu in Menu.allCases {
                    try await bar.openByKeys(menu.rawValue)
                    try await bar.close()
                }
                try await bar.program.comesToRest()
            }
        }
    }
}

/// The bar of a window, and the menu of it that is open.
private struct Bar {
    let program: Program
    let window: ServerWindow

    /// Of the bar, in pixels from the window's top.
    private static let middle: CGFloat = 13

    /// The middle of an entry, in pixels from the menu's top, where no separator is before it.
    static func middle(ofRow row: Int) -> CGFloat { 22 + 30 * CGFloat(row) }

    private func menu() async throws -> ServerWindow? {
        try await program.windows.first { $0.id != window.id }
    }

    /// Waits for a menu at another place; gives its place when it stays there.
    private func opened(besides old: CGRect? = nil) async throws -> CGRect {
        try await until("a menu opens", within: 8, detail: { program.child.report }) {
            guard let menu = try await menu(), let frame = try? await menu.frame, frame != old else { return nil }
            try await Task.sleep(for: .milliseconds(80))
            guard let now = try await self.menu(), now.id == menu.id else { return nil }
            return try? await now.frame == frame ? frame : nil
        }
    }

    @discardableResult
    func openByKeys(_ index: Int) async throws -> CGRect {
        try await window.keys("F10")
        var frame = try await opened()
        for _ in 0..<index { frame = try await goOn("Right", from: frame) }
        return frame
    }

    /// Presses a key that leads to another menu.
    func goOn(_ key: String, from frame: CGRect) async throws -> CGRect {
        try await window.keys(key)
        return try await opened(besides: frame)
    }

    /// Clicks the title that a menu hangs under.
    @discardableResult
    func openByClick(under frame: CGRect) async throws -> CGRect {
        let origin = try await window.frame.origin
        // A menu begins where its title does.
        try await window.click(CGPoint(x: frame.minX - origin.x + 24, y: Self.middle))
        return try await opened()
    }

    func move(under frame: CGRect) async throws {
        let origin = try await window.frame.origin
        try await window.move(to: CGPoint(x: frame.minX - origin.x + 24, y: Self.middle))
    }

    /// Waits until the menu that is open is that of a place, and stays.
    func isAt(_ frame: CGRect) async throws {
        try await until("the menu at \(frame)", within: 8) { try await opened() == frame ? true : nil }
    }

    /// Clicks an entry, by its place on the screen.
    func choose(_ frame: CGRect, row: Int) async throws {
        try await program.desktop.events([
            "mousemove", "\(Int(frame.midX))", "\(Int(frame.minY + Self.middle(ofRow: row)))", "click", "1",
        ])
    }

    func close() async throws {
        try await window.keys("Escape")
        try await isClosed()
    }

    func isClosed() async throws {
        try await until("the menu closes", within: 8, detail: { program.child.report }) {
            try await program.windows.count == 1 ? true : nil
        }
    }

    /// The menu's picture, when it no longer changes.
    func steadyPicture() async throws -> Bitmap {
        try await window.move(to: CGPoint(x: 470, y: 350))
        var last: Bitmap?
        return try await until("the menu's picture", within: 8) {
            guard let picture = try? await menu()?.picture() else { return nil }
            defer { last = picture }
            try await Task.sleep(for: .milliseconds(150))
            return picture == last ? picture : nil
        }
    }
}
#endif
