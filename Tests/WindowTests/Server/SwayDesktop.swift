#if GTK
import Foundation
import MartletCairo
import MartletDrawing

/// A Wayland compositor of the test's own with hands: sway, without a screen. A window fills the output.
///
/// Keys come from wtype, the pointer and keys that have a place on a keyboard from Clients/hands.py, pictures from grim: other programs, as a person's devices are.
final class SwayDesktop: TestDesktop {
    let surroundings: Surroundings
    let compositor: ChildProcess
    let environment: [String: String]
    private let size: (width: Int, height: Int)

    private init(
        _ surroundings: Surroundings, size: (width: Int, height: Int), hasBus: Bool, more: [String: String]
    ) async throws {
        self.surroundings = surroundings
        self.size = size
        let home = surroundings.folder + "/sway"
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let settings = """
            output HEADLESS-1 resolution \(size.width)x\(size.height) scale 1
            default_border none
            xwayland disable
            """
        try Data(settings.utf8).write(to: URL(fileURLWithPath: home + "/config"))
        var own = surroundings.environment
        own.merge(["HOME": home, "XDG_RUNTIME_DIR": home, "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman"]) { $1 }
        var command = [Tool.sway.path ?? "sway", "-c", home + "/config"]
        chmod(home, 0o700)
        // It does not run for root.
        if getuid() == 0 {
            chown(home, Self.nobody, Self.nobody)
            command =
                [
                    Tool.setpriv.path ?? "setpriv", "--reuid=\(Self.nobody)", "--regid=\(Self.nobody)",
                    "--clear-groups",
                ] + command
        }
        let compositor = try ChildProcess(command[0], Array(command.dropFirst()), environment: own)
        self.compositor = compositor
        let sockets = try await until("sway is up", detail: { compositor.report }) { () -> [String]? in
            if compositor.exit != nil { throw Missed(compositor.report) }
            let files = try FileManager.default.contentsOfDirectory(atPath: home)
            let found = ["wayland-", "sway-ipc."].compactMap { start in
                files.first { $0.hasPrefix(start) && !$0.hasSuffix(".lock") }
            }
            return found.count == 2 ? found.map { home + "/" + $0 } : nil
        }
        var environment = surroundings.environment
        environment["WAYLAND_DISPLAY"] = sockets[0]
        environment["SWAYSOCK"] = sockets[1]
        environment["GDK_BACKEND"] = "wayland"
        environment["GSK_RENDERER"] = "cairo"
        environment.merge(more) { $1 }
        if hasBus {
            environment["DBUS_SESSION_BUS_ADDRESS"] = try await surroundings.startBus(environment: environment)
        }
        self.environment = environment
        // A program that learns of a keyboard by its first key has missed that.
        _ = try ChildProcess(Tool.wtype.path ?? "wtype", ["-s", "600000", "-k", "F13"], environment: environment)
        _ = try hands(["sleep", "600"])
        try await until("keyboard and pointer are there", detail: { compositor.report }) {
            let said = try await self.say(.swaymsg, "-t", "get_seats")
            return said.contains("virtual_keyboard") && said.contains("virtual_pointer") ? true : nil
        }
    }

    private static let nobody: uid_t = 65534

    /// Starts a compositor, lets `body` use it, and ends all that runs on it.
    static func run<Result>(
        size: (width: Int, height: Int) = (480, 360), hasBus: Bool = false, environment: [String: String] = [:],
        isolation: isolated (any Actor)? = #isolation, _ body: (SwayDesktop) async throws -> Result
    ) async throws -> Result {
        let surroundings = try Surroundings()
        defer { surroundings.end() }
        return try await body(try await SwayDesktop(surroundings, size: size, hasBus: hasBus, more: environment))
    }

    /// Starts a probe and waits until its window has the keyboard.
    func probe(_ screen: String, environment more: [String: String] = [:]) async throws -> ChildProcess {
        let child = try launch("WindowProbe", environment: more.merging(["PROBE_SCREEN": screen]) { $1 })
        try await hasWindow(child)
        return child
    }

    func hasWindow(_ child: ChildProcess) async throws {
        try await until("its window has the keyboard", detail: { child.report }) {
            if child.exit != nil { throw Missed(child.report) }
            let tree = try await self.say(.swaymsg, "-t", "get_tree", mustSucceed: true)
            return Self.focusedProcess(try JSONSerialization.jsonObject(with: Data(tree.utf8))) == child.pid
                ? true : nil
        }
    }

    private static func focusedProcess(_ node: Any) -> pid_t? {
        guard let node = node as? [String: Any] else { return nil }
        if node["focused"] as? Bool == true, let pid = node["pid"] as? NSNumber { return pid_t(truncating: pid) }
        let children = ["nodes", "floating_nodes"].flatMap { node[$0] as? [Any] ?? [] }
        return children.lazy.compactMap { focusedProcess($0) }.first
    }

    // MARK: Hands

    func type(_ text: String) async throws { try await run(.wtype, [text]) }

    /// Presses one key by its XKB name, with modifiers: `ctrl`, `shift`.
    func key(_ name: String, _ modifiers: String...) async throws {
        try await run(.wtype, modifiers.flatMap { ["-M", $0] } + ["-k", name] + modifiers.flatMap { ["-m", $0] })
    }

    private func hands(_ words: [String]) throws -> ChildProcess {
        let client = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Clients/hands.py").path
        return try ChildProcess(
            "/usr/bin/python3", [client, "\(size.width)", "\(size.height)"] + words, environment: environment)
    }

    /// Acts of hands, as Clients/hands.py has them; places are pixels of the output as it was at first.
    func act(_ words: String...) async throws { try await act(words) }

    func act(_ words: [String]) async throws {
        let child = try hands(words)
        guard try await child.end() == .code(0) else { throw Missed(child.report) }
    }

    func click(_ x: Int, _ y: Int) async throws { try await act("move", "\(x)", "\(y)", "down", "up") }

    /// What `swaymsg` does.
    func command(_ words: String) async throws { try await say(.swaymsg, words, mustSucceed: true) }

    // MARK: Pictures

    /// The whole output, in its pixels.
    func picture() async throws -> Bitmap {
        let file = surroundings.folder + "/" + UUID().uuidString + ".png"
        try await run(.grim, [file])
        defer { try? FileManager.default.removeItem(atPath: file) }
        guard let picture = ImageCodec.decode(contentsOf: URL(fileURLWithPath: file)) else {
            throw Missed("no picture")
        }
        return picture
    }

    /// Waits until the output shows this picture.
    func shows(_ expected: Bitmap, _ tolerance: Comparison.Tolerance, name: String) async throws {
        var last: Bitmap?
        do {
            try await until("the picture", within: 10) { () -> Bool? in
                let picture = try await self.picture()
                last = picture
                let comparison = Comparison(expected, picture)
                guard comparison.isWithin(tolerance) else { return nil }
                try comparison.keep(name, picture)
                return true
            }
        } catch is Missed {
            guard let last else { throw Missed("no picture") }
            throw Missed(try Comparison(expected, last).report(name, expected, last, tolerance))
        }
    }
}
#endif
