#if GTK
import Foundation

/// A display server of a test's own, and the variables that bring programs to it.
protocol TestDesktop: Sendable {
    var surroundings: Surroundings { get }
    var environment: [String: String] { get }
}

extension TestDesktop {
    /// Runs a program to its end and gives what it printed. Its errors are thrown only if `mustSucceed`.
    @discardableResult
    func say(_ tool: Tool, _ arguments: String..., mustSucceed: Bool = false) async throws -> String {
        String(decoding: try await run(tool, arguments, mustSucceed: mustSucceed), as: UTF8.self)
    }

    @discardableResult
    func run(_ tool: Tool, _ arguments: [String], mustSucceed: Bool = true) async throws -> Data {
        guard let path = tool.path else { throw Missed(Tool.missing([tool]) ?? "") }
        let child = try ChildProcess(path, arguments, environment: environment)
        defer { child.kill() }
        let exit = try await child.end()
        if mustSucceed, exit != .code(0) {
            throw Missed("\(tool.rawValue) \(arguments.prefix(12).joined(separator: " ")): \(child.report)")
        }
        return try await until("the output of \(tool.rawValue)") { child.output.isAtEnd ? child.output.bytes : nil }
    }

    /// Starts a program that was built beside the tests.
    func launch(
        _ name: String, _ arguments: [String] = [], environment more: [String: String] = [:]
    ) throws -> ChildProcess {
        try ChildProcess(try Program.path(of: name), arguments, environment: environment.merging(more) { $1 })
    }
}

extension Surroundings {
    /// Starts a session bus; gives its address.
    func startBus(environment: [String: String]) async throws -> String {
        let bus = try ChildProcess(
            Tool.dbusDaemon.path ?? "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address"],
            environment: environment)
        return try await until("the bus is up", detail: { bus.report }) { bus.output.lines.first }
    }
}
#endif
