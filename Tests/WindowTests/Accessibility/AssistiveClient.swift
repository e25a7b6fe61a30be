#if GTK
import CGTK
import Foundation
import Testing

/// A session bus of its own with the bus of assistive tools, for one test.
final class AssistiveBus {
    private let daemon = Process()
    private let surroundings: Surroundings
    /// The address of the session bus.
    let session: String

    /// Whether the programs that tests of assistive tools need are there.
    static let isInstalled: Bool = {
        let files = ["/usr/bin/dbus-daemon", "/usr/bin/python3", "/usr/share/dbus-1/services/org.a11y.Bus.service"]
        guard files.allSatisfy(FileManager.default.fileExists) else { return false }
        let probe = Process()
        probe.executableURL = URL(filePath: "/usr/bin/python3")
        probe.arguments = ["-c", "import importlib.util; print(importlib.util.find_spec('pyatspi') is not None)"]
        let output = Pipe()
        probe.standardOutput = output
        guard (try? probe.run()) != nil else { return false }
        let answer = try? output.fileHandleForReading.readToEnd()
        return answer.map { String(decoding: $0, as: UTF8.self).hasPrefix("True") } ?? false
    }()

    init() throws {
        surroundings = try Surroundings()
        let output = Pipe()
        daemon.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
        daemon.arguments = ["--session", "--nofork", "--print-address=1"]
        daemon.environment = Self.environment(surroundings, nil)
        daemon.standardOutput = output
        daemon.standardError = FileHandle.nullDevice
        try daemon.run()
        var address = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte != Data("\n".utf8) {
            address += byte
        }
        session = String(decoding: address, as: UTF8.self)
    }

    private static func environment(_ surroundings: Surroundings, _ session: String?) -> [String: String] {
        var environment = surroundings.environment
        environment["DBUS_SESSION_BUS_ADDRESS"] = session
        environment["NO_AT_BRIDGE"] = nil
        return environment
    }

    /// What a program is started with to be on the bus.
    var environment: [String: String] { Self.environment(surroundings, session) }

    /// The address of the bus of the tools. Waits for its start.
    func toolsAddress() throws -> String {
        let ask = Process()
        let output = Pipe()
        ask.executableURL = URL(filePath: "/usr/bin/python3")
        ask.arguments = [
            "-c",
            """
            from gi.repository import Gio
            bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
            print(bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 20000, None)
                .unpack()[0], end="")
            """,
        ]
        ask.environment = environment
        ask.standardOutput = output
        try ask.run()
        let address = try output.fileHandleForReading.readToEnd() ?? Data()
        return String(decoding: address, as: UTF8.self)
    }

    /// The daemons that the bus has started do not end with it.
    deinit { surroundings.end() }
}

/// The assistive tool of Clients/assistive.py, which is asked and answers.
@MainActor
final class AssistiveClient {
    private let process = Process()
    private let input = Pipe()
    private let output: LineReader
    /// Runs what the program under test does meanwhile.
    private let turn: () -> Void

    struct Refusal: Error, CustomStringConvertible { let description: String }

    /// - Parameter turn: called again and again while an answer is awaited.
    init(environment: [String: String], turn: @escaping () -> Void = {}) throws {
        self.turn = turn
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = [
            URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "Clients/assistive.py").path
        ]
        process.environment = environment
        process.standardInput = input
        process.standardOutput = pipe
        output = LineReader(pipe.fileHandleForReading.fileDescriptor)
        pipeToKeep = pipe
        try process.run()
    }

    private let pipeToKeep: Pipe

    isolated deinit {
        process.terminate()
    }

    /// The next line of the tool, while the program works.
    private func line() async throws -> String {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end {
            if let line = output.next() { return line }
            if !process.isRunning { throw Refusal(description: "the assistive tool has ended") }
            turn()
            while g_main_context_iteration(nil, 0) != 0 {}
            try await Task.sleep(for: .milliseconds(1))
        }
        throw Refusal(description: "the assistive tool does not answer")
    }

    func start() async throws {
        let line = try await line()
        if line != "ready" { throw Refusal(description: line) }
    }

    /// Asks the tool; throws what it could not do.
    @discardableResult
    func ask(_ what: String, _ arguments: [String: Any] = [:]) async throws -> Any {
        var message = arguments
        message["do"] = what
        input.fileHandleForWriting.write(try JSONSerialization.data(withJSONObject: message) + Data("\n".utf8))
        let answer = try JSONSerialization.jsonObject(with: Data(try await line().utf8)) as? [String: Any] ?? [:]
        if let error = answer["error"] { throw Refusal(description: "\(what) \(arguments): \(error)") }
        return answer["ok"] ?? NSNull()
    }

    func strings(_ what: String, _ arguments: [String: Any] = [:]) async throws -> [String] {
        (try await ask(what, arguments) as? [Any] ?? []).map { "\($0)" }
    }

    /// The events that were heard, each as `type detail1 value role name`.
    func events(until types: [String]) async throws -> [String] {
        let list = try await ask("events", ["until": types]) as? [[Any]] ?? []
        return list.map { event in
            "\(event[0]) \(event[1]) \(event[3] is NSNull ? "-" : event[3]) \(event[4]) \(event[5])"
        }
    }
}

/// Lines of a file descriptor that is never waited for.
private final class LineReader {
    private let descriptor: Int32
    private var rest = Data()

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    func next() -> String? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let end = rest.firstIndex(of: 10) {
                let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                rest = Data(rest[(end + 1)...])
                return line
            }
            let count = read(descriptor, &buffer, buffer.count)
            if count <= 0 { return nil }
            rest += buffer.prefix(count)
        }
    }
}
#endif
