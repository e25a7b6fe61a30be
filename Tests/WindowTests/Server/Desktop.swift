#if GTK
import Foundation

/// An X display of the test's own, with a window manager and a message bus if wanted.
final class Desktop: TestDesktop {
    struct Options: Sendable {
        /// In pixels.
        var size = (width: 1280, height: 960)
        var depth = 24
        var hasWindowManager = true
        /// A session bus; without it the bus cannot be reached.
        var hasBus = false
        /// Variables for all programs.
        var environment: [String: String] = [:]
    }

    let surroundings: Surroundings
    let options: Options
    let server: ChildProcess
    let display: String
    let environment: [String: String]

    private init(_ surroundings: Surroundings, _ options: Options) async throws {
        self.surroundings = surroundings
        self.options = options
        let server = try ChildProcess(
            Tool.xvfb.path ?? "Xvfb",
            [
                "-displayfd", "1", "-nolisten", "tcp", "-noreset", "-dpi", "96", "-screen", "0",
                "\(options.size.width)x\(options.size.height)x\(options.depth)",
            ], environment: surroundings.environment)
        self.server = server
        let number = try await until("Xvfb is up", detail: { server.report }) {
            if server.exit != nil { throw Missed(server.report) }
            return server.output.lines.first
        }
        display = ":" + number
        var environment = surroundings.environment
        environment["DISPLAY"] = display
        environment["GDK_BACKEND"] = "x11"
        environment["GSK_RENDERER"] = "cairo"
        environment["LIBGL_ALWAYS_SOFTWARE"] = "1"
        environment.merge(options.environment) { $1 }
        if options.hasBus {
            environment["DBUS_SESSION_BUS_ADDRESS"] = try await surroundings.startBus(environment: environment)
        }
        self.environment = environment
        if options.hasWindowManager {
            let manager = try ChildProcess(Tool.openbox.path ?? "openbox", ["--sm-disable"], environment: environment)
            try await until("openbox manages windows", detail: { manager.report }) {
                let said = try await self.say(.xprop, "-root", "_NET_SUPPORTING_WM_CHECK")
                return said.contains("window id") ? true : nil
            }
        }
    }

    /// Starts a desktop, lets `body` use it, and ends all that runs on it.
    static func run<Result>(
        _ options: Options = Options(), isolation: isolated (any Actor)? = #isolation,
        _ body: (Desktop) async throws -> Result
    ) async throws -> Result {
        let surroundings = try Surroundings()
        defer { surroundings.end() }
        return try await body(try await Desktop(surroundings, options))
    }

    /// Sends events by XTEST; the words are xdotool's.
    func events(_ words: [String]) async throws { try await run(.xdotool, words) }

    /// Starts a program that was built beside the tests.
    func start(
        _ name: String, _ arguments: [String] = [], environment more: [String: String] = [:]
    ) async throws -> Program {
        let child = try launch(name, arguments, environment: more)
        return Program(child, on: self)
    }
}
#endif
