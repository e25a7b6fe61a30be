#if GTK
import Foundation
import Testing

extension Windows {
    /// Lists of addresses that another program gives to drag, as file managers do.
    @Suite struct FileDropTests {
        private static let client = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Clients/dragsource.py").path

        /// Starts both programs and drags from one into a third of the other: 0 is the left one.
        private func drag(_ addresses: [String], to third: Int, _ desktop: Desktop, _ target: ServerWindow) async throws
        {
            let child = try ChildProcess(
                "/usr/bin/python3", [Self.client] + addresses, environment: desktop.environment)
            let source = Program(child, on: desktop)
            try await source.window()
            // GTK shows its window anew while it starts.
            let a = try await until("the source is at its place", detail: { child.report }) { () -> CGRect? in
                guard let from = try await source.windows.last,
                    (try? await desktop.events(["windowmove", "--sync", "\(from.id)", "10", "30"])) != nil
                else { return nil }
                return try? await from.frame
            }
            let b = try await target.frame
            let start = CGPoint(x: a.midX, y: a.maxY - 40)
            let end = CGPoint(x: b.minX + b.width * (CGFloat(third) + 0.5) / 3, y: b.midY)
            try await desktop.drag([start, CGPoint(x: start.x + 30, y: start.y + 10), end])
            try await source.line("ended")
            child.kill()
            _ = try await child.end()
        }

        private func start(_ desktop: Desktop) async throws -> (Program, ServerWindow) {
            let program = try await desktop.start(
                "WindowProbe", ["--size", "600x300"], environment: ["PROBE_SCREEN": "dropping"])
            let window = try await program.window()
            try await desktop.events(["windowmove", "--sync", "\(window.id)", "400", "400"])
            return (program, window)
        }

        @Test(.needsDesktop, .needsPythonGTK) func addressesAndFiles() async throws {
            try await Desktop.run { desktop in
                let (program, window) = try await start(desktop)
                let folder = desktop.surroundings.folder + "/home"
                let names = ["plain.txt", "two words.txt", "한글.txt"]
                for name in names {
                    try Data("in \(name)".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
                }
                let files = names.map { URL(fileURLWithPath: folder + "/" + $0).absoluteString }
                try await drag(files, to: 0, desktop, window)
                try await program.line("addresses " + files.joined(separator: " "))
                try await program.line("left true")
                try await program.line("left false")
                try await drag(["https://example.com/a%20b?c=d"], to: 0, desktop, window)
                try await program.line("addresses https://example.com/a%20b?c=d")
                try await drag(["# a comment"] + files.suffix(2), to: 1, desktop, window)
                try await program.line("middle true")
                try await program.line("files two words, 한글")
                // One file is an item like several: what is in it can be read, under its own type.
                try await drag([files[2]], to: 2, desktop, window)
                try await program.line("text in 한글.txt")
            }
        }

        /// What no view takes is refused, and what comes next is taken.
        @Test(.needsDesktop, .needsPythonGTK) func whatIsNoFileIsRefused() async throws {
            try await Desktop.run { desktop in
                let (program, window) = try await start(desktop)
                try await drag(["https://example.com"], to: 1, desktop, window)
                let file = URL(fileURLWithPath: desktop.surroundings.folder + "/home/gone.txt").absoluteString
                try await drag([file], to: 1, desktop, window)
                try await program.line("files gone")
                #expect(program.child.output.lines.filter { $0.hasPrefix("files") } == ["files gone"])
                // A file that is not there any more has nothing in it.
                try await drag([file], to: 2, desktop, window)
                try await program.line("text none")
            }
        }
    }
}

extension Desktop {
    /// Drags through points of the screen in small steps, as a hand does.
    func drag(_ points: [CGPoint]) async throws {
        var words: [String] = []
        func move(to point: CGPoint) {
            words += ["mousemove", "\(Int(point.x))", "\(Int(point.y))", "sleep", "0.04"]
        }
        move(to: points[0])
        words += ["mousedown", "1", "sleep", "0.04"]
        for (from, to) in zip(points, points.dropFirst()) {
            for step in 1...8 {
                let share = CGFloat(step) / 8
                move(to: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
            }
        }
        try await events(words + ["sleep", "0.3", "mouseup", "1", "sleep", "0.3"])
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test where Debian's Python has no GTK 4.
    static var needsPythonGTK: Self {
        let folder = "/usr/lib/\(Self.machine)-linux-gnu/girepository-1.0"
        return .enabled(
            if: FileManager.default.fileExists(atPath: folder + "/Gtk-4.0.typelib"),
            "gir1.2-gtk-4.0 missing: Scripts/set-up --tests installs it")
    }

    private static var machine: String {
        #if arch(arm64)
        "aarch64"
        #else
        "x86_64"
        #endif
    }
}
#endif
