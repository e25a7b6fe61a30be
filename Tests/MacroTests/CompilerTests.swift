import Foundation
import Testing

/// The macros as the compiler sees them: stand-ins for the types that they name, expanded by the plugin that was built.
@Suite("With the compiler")
struct CompilerTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
        path: "Fixtures")

    @Test func goodUseCompilesAndRuns() throws {
        let program = FileManager.default.temporaryDirectory.appending(path: "martlet-macros-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: program) }
        let compiled = try Self.compile(["StandIns.swift", "Use.swift"], ["-o", program.path])
        try #require(compiled.status == 0, "\(compiled.output)")
        #expect(!compiled.output.contains("warning:"), "\(compiled.output)")
        let run = try Self.run(program, [])
        let expected = try String(contentsOf: Self.fixtures.appending(path: "Use.expected.txt"), encoding: .utf8)
        #expect(run.output == expected)
    }

    /// `Misuse.swift` says after each bad line which column and which message are due, and no other error may appear.
    @Test func badUseIsDiagnosedAtItsPlace() throws {
        let text = try String(contentsOf: Self.fixtures.appending(path: "Misuse.swift"), encoding: .utf8)
        var expected: [String] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let mark = line.range(of: "// error ") else { continue }
            let parts = line[mark.upperBound...].split(separator: ": ", maxSplits: 1)
            expected.append("Misuse.swift:\(index + 1):\(parts[0]): error: \(parts[1])")
        }
        let output = try Self.compile(["StandIns.swift", "Misuse.swift"], ["-typecheck"]).output
        let found = output.split(separator: "\n").filter { $0.contains("Misuse.swift:") && $0.contains(": error: ") }
            .map { line in
                let start = line.range(of: "Misuse.swift:")!.lowerBound
                let end = line.range(of: " (from macro")?.lowerBound ?? line.endIndex
                return String(line[start..<end])
            }
        #expect(Set(found) == Set(expected), "\(output)")
        #expect(found.count == expected.count, "each is told once")
    }

    private static func compile(_ files: [String], _ options: [String]) throws -> (status: Int32, output: String) {
        let plugin = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
            path: "MartletMacros-tool")
        try #require(FileManager.default.fileExists(atPath: plugin.path), "no plugin at \(plugin.path)")
        return try run(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "MartletCore"]
                + ["-load-plugin-executable", plugin.path + "#MartletMacros"]
                + files.map { fixtures.appending(path: $0).path } + options)
    }

    private static func run(_ program: URL, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
