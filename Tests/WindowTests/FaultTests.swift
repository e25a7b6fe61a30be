#if GTK
import Foundation
import MartletCairo
import MartletDrawing
import Testing

extension Windows {
    /// What goes wrong on desktops: no crash, nothing lost.
    @Suite struct FaultTests {
        private func probe(_ screen: String, _ desktop: Desktop, _ more: [String: String] = [:]) async throws -> Program
        {
            try await desktop.start(
                "WindowProbe", ["--size", "480x360"],
                environment: ["PROBE_SCREEN": screen].merging(more) { $1 })
        }

        @Test(.needsDesktop) func theServerDies() async throws {
            try await Desktop.run { desktop in
                let program = try await probe("ticking", desktop)
                try await program.window()
                try await program.line("tick 3")
                desktop.server.signal(SIGKILL)
                #expect(try await program.child.end() == .code(69), "\(program.child.report)")
                #expect(program.child.errors.text.contains("the connection to the display is lost"))
            }
        }

        /// Said in a line, with the status that scripts know for a service that is missing (sysexits.h, EX_UNAVAILABLE).
        @Test(arguments: [("", "there is no display"), (":9999", "cannot be opened")])
        func noDisplay(name: String, words: String) async throws {
            let surroundings = try Surroundings()
            defer { surroundings.end() }
            var environment = surroundings.environment
            environment["DISPLAY"] = name
            let child = try ChildProcess(try Program.path(of: "Gallery"), environment: environment)
            #expect(try await child.end() == .code(69))
            #expect(child.errors.text.contains(words), "\(child.report)")
            #expect(child.errors.lines.count == 1)
            #expect(child.output.text == "")
        }

        /// What the scene has stored is there at the next start, however this one ended.
        @Test(.needsDesktop, arguments: ["SIGTERM", "SIGINT", "server"]) func stateIsSaved(end: String) async throws {
            let home = NSTemporaryDirectory() + "martlet-window-state-" + UUID().uuidString
            defer { try? FileManager.default.removeItem(atPath: home) }
            var options = Desktop.Options()
            options.environment = ["XDG_STATE_HOME": home]
            try await Desktop.run(options) { desktop in
                let program = try await probe("stored", desktop)
                let window = try await program.window()
                try await program.line("stored 0")
                for _ in 0..<2 { try await window.click(CGPoint(x: 240, y: 180)) }
                try await program.line("stored 2")
                switch end {
                case "SIGTERM": #expect(try await program.terminate() == .code(0), "\(program.child.report)")
                case "server":
                    desktop.server.signal(SIGKILL)
                    #expect(try await program.child.end() == .code(69), "\(program.child.report)")
                default:
                    program.child.signal(SIGINT)
                    #expect(try await program.child.end() == .code(0), "\(program.child.report)")
                }
            }
            try await Desktop.run(options) { desktop in
                let program = try await probe("stored", desktop)
                try await program.window()
                try await program.line("stored") { $0.hasPrefix("stored") }
                #expect(program.child.output.lines.first { $0.hasPrefix("stored") } == "stored 2")
            }
        }

        /// As soon as it can: before there is a window. What the last run left is still there in the next.
        @Test(.needsDesktop, arguments: [SIGTERM, SIGINT, SIGHUP]) func endedAtTheStart(signal: Int32) async throws {
            try await Desktop.run { desktop in
                let first = try await probe("stored", desktop)
                try await first.window().click(CGPoint(x: 240, y: 180))
                try await first.line("stored 1")
                #expect(try await first.terminate() == .code(0), "\(first.child.report)")
                for _ in 0..<5 {
                    let program = try await probe("stored", desktop)
                    // Before it has begun to listen it is the loader that runs, not the program.
                    try await until("it listens", detail: { program.child.report }) {
                        try program.child.catches(signal) ? true : nil
                    }
                    program.child.signal(signal)
                    #expect(try await program.child.end() == .code(0), "\(program.child.report)")
                }
                let last = try await probe("stored", desktop)
                try await last.line("stored 1")
            }
        }

        /// Nothing wakes the loop for it: it has its turn after whatever did.
        @Test(.needsDesktop) func theRunLoopPerforms() async throws {
            try await Desktop.run { desktop in
                let program = try await probe("performing", desktop)
                try await program.line("performed")
            }
        }

        /// Nothing else goes on when the other thread adds it.
        @Test(.needsDesktop) func aTimerOfAnotherThread() async throws {
            try await Desktop.run { desktop in
                let program = try await probe("otherThread", desktop)
                try await program.window()
                try await program.line("the timer of another thread", within: 5)
                try await program.comesToRest()
            }
        }

        /// Content that asks for more than there is: the window is as large as the screen.
        @Test(.needsDesktop) func contentLargerThanTheScreen() async throws {
            try await Desktop.run { desktop in
                let program = try await desktop.start("WindowProbe", environment: ["PROBE_SCREEN": "contentSize"])
                let window = try await program.window()
                #expect(try await window.frame.size == CGSize(width: 1280, height: 960))
                #expect(try await program.terminate() == .code(0), "\(program.child.report)")
            }
        }

        /// Places and sizes that no screen has.
        @Test(.needsDesktop) func aFieldFarAway() async throws {
            try await Desktop.run { desktop in
                let program = try await probe("farAway", desktop)
                try await program.window()
                try await program.line("focus true")
                try await desktop.events(["type", "a"])
                try await program.line("text a")
                #expect(try await program.terminate() == .code(0), "\(program.child.report)")
            }
        }

        /// Four times fifty. What the first rounds leave is caches; windows that stayed would be 10,000 kilobytes and more.
        @Test(.needsDesktop) func twoHundredWindowsComeAndGo() async throws {
            try await Desktop.run { desktop in
                let program = try await probe("windows", desktop)
                let window = try await program.window()
                func status(_ key: String) throws -> Int {
                    let text = try String(contentsOfFile: "/proc/\(program.child.pid)/status", encoding: .utf8)
                    let line = text.split(separator: "\n").first { $0.hasPrefix(key + ":") }
                    return line?.split(whereSeparator: { $0 == "\t" || $0 == " " }).dropFirst().first.flatMap {
                        Int($0)
                    } ?? 0
                }
                func descriptors() throws -> Int {
                    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(program.child.pid)/fd").count
                }
                var kilobytes: [Int] = []
                var open: [Int] = []
                for round in 1...4 {
                    try await desktop.events(["windowraise", "\(window.id)"])
                    try await window.click(CGPoint(x: 240, y: 152))
                    try await until("fifty windows", within: 60, detail: { program.child.report }) {
                        try await program.windows.count == 51 ? true : nil
                    }
                    try await desktop.events(["windowraise", "\(window.id)"])
                    try await window.click(CGPoint(x: 240, y: 206))
                    try await until("they are gone", within: 60, detail: { program.child.report }) {
                        let closed = program.child.output.lines.filter { $0.hasPrefix("closed \(round)") }
                        return try await program.windows.count == 1 && closed.count == 50 ? true : nil
                    }
                    kilobytes.append(try status("VmRSS"))
                    open.append(try descriptors())
                }
                #expect(kilobytes[3] - kilobytes[1] < 8000, "\(kilobytes)")
                #expect(open[3] <= open[0], "\(open)")
                #expect(program.child.exit == nil)
            }
        }

        @Test(.needsDesktop) func aThousandSizesInASecond() async throws {
            try await Desktop.run { desktop in
                let example = Example(name: "WindowProbe", room: "effects", size: (500, 400))
                let expected = try await example.headless(desktop.surroundings, desktop.environment)
                let program = try await probe("effects", desktop)
                let window = try await program.window()
                let start = Date()
                try await desktop.events(
                    (0..<1000).flatMap { step in
                        ["windowsize", "\(window.id)", "\(60 + step * 37 % 900)", "\(40 + step * 53 % 700)"]
                    })
                let seconds = Date().timeIntervalSince(start)
                // GTK answers the storm with wishes of its own, which come after the last of it.
                try await until("the window has the size that it is given now", detail: { program.child.report }) {
                    try await desktop.events(["windowsize", "\(window.id)", "500", "400"])
                    return try await window.frame.size == CGSize(width: 500, height: 400) ? true : nil
                }
                try await window.shows(expected, ScreenshotTests.tolerance, name: "resized", within: 20)
                #expect(program.child.exit == nil, "\(program.child.report) after \(seconds) s")
            }
        }

        @Test(.needsDesktop, arguments: ["C", "POSIX", "ko_KR.EUC-KR"]) func aLocaleWithoutUTF8(locale: String)
            async throws
        {
            let example = Example(name: "Gallery", size: (960, 560))
            try await Desktop.run { desktop in
                let expected = try await example.headless(desktop.surroundings, desktop.environment)
                let program = try await desktop.start(
                    "Gallery", example.arguments, environment: example.variables.merging(["LC_ALL": locale]) { $1 })
                try await desktop.events(["mousemove", "1279", "959"])
                try await program.window().shows(expected, ScreenshotTests.tolerance, name: "locale-\(locale)")
            }
        }

        @Test(.needsDesktop) func threeHundredPercent() async throws {
            var example = Example(name: "WindowProbe", room: "effects", size: (420, 310))
            example.scale = 3
            try await Desktop.run { desktop in
                let expected = try await example.headless(desktop.surroundings, desktop.environment)
                let program = try await desktop.start("WindowProbe", example.arguments, environment: example.variables)
                try await program.window().shows(expected, ScreenshotTests.tolerance, name: example.title)
            }
        }

        @Test(.needsDesktop) func aBlockedBodyLosesNoEvents() async throws {
            try await Desktop.run { desktop in
                let program = try await probe("slow", desktop)
                let window = try await program.window()
                let middle = CGPoint(x: 240, y: 158), count = CGPoint(x: 240, y: 202)
                try await window.click(count)
                try await program.line("count 1")
                try await window.click(middle)
                try await program.line("blocking")
                for _ in 0..<6 { try await window.click(count) }
                #expect(!program.child.output.lines.contains("free"))
                try await program.line("count 7")
            }
        }

        @Test(.needsDesktop, arguments: [true, false])
        func aWindowThatNobodySeesGoesOn(isMinimised: Bool) async throws {
            try await Desktop.run { desktop in
                let program = try await probe("ticking", desktop)
                let window = try await program.window()
                try await program.line("tick 3")
                try await desktop.events([isMinimised ? "windowminimize" : "windowunmap", "\(window.id)"])
                try await until("it is gone") { try await program.windows.isEmpty ? true : nil }
                let count = program.child.output.lines.count
                try await until("it ticks unseen", detail: { program.child.report }) {
                    program.child.output.lines.count > count + 5 ? true : nil
                }
                try await desktop.events(["windowmap", "\(window.id)"])
                let again = try await program.window()
                // A window that comes back has no pixels for a moment, and is then the old one.
                var seen: Set<[UInt8]> = []
                try await until("its picture goes on", detail: { program.child.report }) {
                    if let picture = try? await again.picture() { seen.insert(picture.pixels) }
                    return seen.count > 3 ? true : nil
                }
            }
        }

        @Test(.needsDesktop) func withoutAWindowManager() async throws {
            var options = Desktop.Options()
            options.hasWindowManager = false
            try await Desktop.run(options) { desktop in
                let program = try await probe("keys", desktop)
                let window = try await program.window()
                try await window.keys("Tab")
                try await program.line("focus name")
                try await window.type("a")
                try await program.line("name a")
            }
        }

        /// Depths that displays have beside 24 bits.
        @Test(.needsDesktop, arguments: [8, 16, 30]) func otherDepths(depth: Int) async throws {
            var options = Desktop.Options()
            options.depth = depth
            try await Desktop.run(options) { desktop in
                let program = try await probe("slow", desktop)
                let window = try await program.window()
                try await window.click(CGPoint(x: 240, y: 202))
                try await program.line("count 1")
            }
        }

        @Test(.needsDesktop) func anIdleWindowSleeps() async throws {
            try await Desktop.run { desktop in
                let program = try await probe("taps", desktop)
                let window = try await program.window()
                try await window.click(CGPoint(x: 5, y: 5))
                try await program.comesToRest()
            }
        }
    }
}
#endif
