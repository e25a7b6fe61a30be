#if GTK
import Foundation
import Testing

/// A running program, with windows on an X display.
final class Program: Sendable {
    let child: ChildProcess
    let desktop: Desktop

    init(_ child: ChildProcess, on desktop: Desktop) {
        self.child = child
        self.desktop = desktop
    }

    /// Where SwiftPM has put a program: beside the tests.
    static func path(of name: String) throws -> String {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        // The tests may run in a helper of the toolchain; then the bundle is an argument.
        let places = [own] + CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
        for place in places {
            let path = URL(fileURLWithPath: place).deletingLastPathComponent().appendingPathComponent(name).path
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        throw Missed("\(name) is not built beside \(places.joined(separator: " or ")): swift build builds it")
    }

    /// Waits for a line that it prints and that satisfies `isMeant`; gives it.
    @discardableResult
    func line(_ what: String, within limit: Double = 20, where isMeant: (String) -> Bool) async throws -> String {
        try await child.line(what, within: limit, where: isMeant)
    }

    @discardableResult
    func line(_ text: String, within limit: Double = 20) async throws -> String {
        try await child.line(text, within: limit)
    }

    /// The program's windows that are shown, the oldest first.
    var windows: [ServerWindow] {
        get async throws {
            let found = try await desktop.say(.xdotool, "search", "--onlyvisible", "--pid", "\(child.pid)")
            return found.split(separator: "\n").compactMap { UInt32($0) }.map { ServerWindow(id: $0, program: self) }
                .sorted { $0.id < $1.id }
        }
    }

    /// Waits until it shows `count` windows; gives the last.
    @discardableResult
    func window(count: Int = 1, within limit: Double = 20) async throws -> ServerWindow {
        let window = try await until("\(count) windows", within: limit, detail: { self.child.report }) {
            if let exit = self.child.exit { throw Missed("it ended with \(exit) before. \(self.child.report)") }
            let windows = try await self.windows
            return windows.count == count ? windows.last : nil
        }
        try await window.waitForFocus()
        return window
    }

    /// Asks it to end, and waits.
    func terminate() async throws -> ChildProcess.Exit {
        child.signal(SIGTERM)
        return try await child.end()
    }
}
#endif
