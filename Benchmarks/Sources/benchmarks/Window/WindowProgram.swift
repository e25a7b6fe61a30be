import CMeasure
import Foundation

/// A program that is started again and again on the benchmark's own display.
struct WindowProgram {
    let name: String
    var arguments: [String] = []
    var environment: [String: String] = [:]

    /// Starts it and waits for its first pixel; nil if that does not come.
    func start(_ checks: Checks) -> RunningWindow? {
        guard let server = WindowServer.shared, let running = RunningWindow(self, on: server) else {
            checks.expect(false, true, "whether \(name) shows a window")
            return nil
        }
        return running
    }
}

/// Xvfb without a window manager: windows are at the top left, in front of black.
final class WindowServer {
    let display: UnsafeMutableRawPointer
    let name: String
    private let process: Process

    /// Nil if it does not start, or has no XTEST.
    static let shared: WindowServer? = WindowServer()

    static var isInstalled: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/Xvfb") }
    }

    private init?() {
        let pipe = Pipe()
        process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-noreset", "-screen", "0", "1280x900x24"]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        var text = ""
        while !text.hasSuffix("\n") {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            text += String(decoding: data, as: UTF8.self)
        }
        name = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let display = measure_open_display(name), measure_pointer(display, 1200, 800) == 1 else {
            process.terminate()
            return nil
        }
        self.display = display
        let pid = process.processIdentifier
        WindowServer.running = pid
        atexit { kill(WindowServer.running, SIGTERM) }
    }

    nonisolated(unsafe) private static var running: pid_t = 0
}

/// A program with its window on the screen.
final class RunningWindow {
    let pid: pid_t
    let display: UnsafeMutableRawPointer
    /// Nanoseconds from its start to its first pixel.
    private(set) var firstFrame = 0

    init?(_ program: WindowProgram, on server: WindowServer) {
        display = server.display
        _ = measure_pointer(display, 1200, 800)
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let path = folder.appendingPathComponent(program.name).path
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = server.name
        environment["GDK_BACKEND"] = "x11"
        environment["GSK_RENDERER"] = "cairo"
        environment["GTK_A11Y"] = "none"
        environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"
        environment["WAYLAND_DISPLAY"] = nil
        // A place that an earlier run has left would not be the top left corner.
        let state = NSTemporaryDirectory() + "martlet-window-state"
        try? FileManager.default.removeItem(atPath: state)
        environment["XDG_STATE_HOME"] = state
        environment.merge(program.environment) { $1 }
        var argv: [UnsafeMutablePointer<CChar>?] = ([path] + program.arguments).map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in argv + envp { free(word) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var child: pid_t = 0
        let start = Now.nanoseconds
        guard posix_spawn(&child, path, &actions, nil, &argv, &envp) == 0 else { return nil }
        pid = child
        // The screen is black where no window is.
        guard wait(20, { measure_pixels(display, 5, 5, 1, 1) != 0 }) else {
            end()
            return nil
        }
        firstFrame = Now.nanoseconds - start
    }

    /// Looks every fifth of a millisecond.
    func wait(_ seconds: Double, _ condition: () -> Bool) -> Bool {
        let end = Now.nanoseconds + Int(seconds * 1e9)
        while !condition() {
            if Now.nanoseconds > end { return false }
            usleep(200)
        }
        return true
    }

    /// What all its threads have used of the processors so far, in nanoseconds; in steps of ten milliseconds.
    var processorTime: Int {
        let text = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12 else { return 0 }
        return ((Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)) * 10_000_000
    }

    /// Voluntary switches of all its threads so far.
    var wakeUps: Int {
        let folder = "/proc/\(pid)/task"
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return tasks.reduce(0) { sum, task in
            let status = (try? String(contentsOfFile: "\(folder)/\(task)/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
            return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
        }
    }

    /// Kills it, and waits until the screen is empty again.
    func end() {
        kill(pid, SIGKILL)
        var status: Int32 = 0
        waitpid(pid, &status, 0)
        _ = wait(5) { measure_pixels(display, 5, 5, 1, 1) == 0 }
    }
}
