import Foundation
import Testing

/// The samples that the notes call compile errors, shown to the compiler with the modules that were built.
@Suite("Refused by the compiler")
struct RefusedTests {
    @Test("every marked line is refused for the reason that is given, and no other")
    func refused() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "Refused/Refused.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let errors = try Self.typecheck(file, package: folder.deletingLastPathComponent().deletingLastPathComponent())
        for (number, line) in zip(1..., lines) {
            let here = errors.filter { $0.line == number }.map(\.message)
            if let mark = line.range(of: "// error: ") {
                let words = String(line[mark.upperBound...])
                #expect(here.contains { $0.contains(words) }, "line \(number): wanted \(words), got \(here)")
            } else {
                #expect(here.isEmpty, "line \(number) is refused: \(here)")
            }
        }
        let elsewhere = errors.filter { $0.line == 0 }.map(\.message)
        #expect(!errors.isEmpty && elsewhere.isEmpty, "the compiler could not start: \(elsewhere)")
    }

    private static func typecheck(_ file: URL, package: URL) throws -> [(line: Int, message: String)] {
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let sources = package.appending(path: "Sources")
        var arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", products.appending(path: "Modules").path]
        let plugin = products.appending(path: "MartletMacros-tool").path
        arguments += ["-load-plugin-executable", plugin + "#MartletMacros"]
        var modules = ["CCairo", "CPango", "CRsvg"], libraries = ["cairo", "pangocairo", "librsvg-2.0"]
        #if GTK
        modules.append("CGTK")
        libraries.append("gtk4")
        #endif
        for module in modules {
            arguments += ["-Xcc", "-fmodule-map-file=\(sources.appending(path: "\(module)/module.modulemap").path)"]
        }
        let deepStack = products.appending(path: "CThreads.build/module.modulemap").path
        arguments += ["-Xcc", "-fmodule-map-file=\(deepStack)"]
        let flags = try run(["pkg-config", "--cflags"] + libraries)
        arguments += flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        let output = try run(arguments + [file.path])
        return output.split(separator: "\n").compactMap { line in
            guard let start = line.range(of: "Refused.swift:"), let error = line.range(of: ": error: ") else {
                return line.hasPrefix("error: ") || line.hasPrefix("<unknown>") ? (0, String(line)) : nil
            }
            let number = line[start.upperBound...].prefix { $0.isNumber }
            return (Int(number) ?? 0, String(line[error.upperBound...]))
        }
    }

    private static func run(_ command: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
