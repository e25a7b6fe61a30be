import BenchmarkReport
import CMeasure
import Foundation

/// Instructions where the kernel lets no program count them: this program runs once more under valgrind's callgrind, one
/// sample of each benchmark, and only what is timed is looked at. What it counts does not depend on how busy the machine is.
struct Counting {
    /// Groups whose work is done by other processes, so that there is nothing to count here.
    static let elsewhere: Set = ["window", "build"]

    private let counted: [String: Result]

    /// Counts what `options` chooses. Takes some fifty times as long as running it.
    init(_ options: Options) throws {
        guard measure_has_callgrind() != 0 else {
            throw OptionError(message: "--instructions needs valgrind's header valgrind/callgrind.h, then build anew")
        }
        guard let valgrind = Self.find("valgrind") else {
            throw OptionError(message: "--instructions needs valgrind (Debian: apt-get install valgrind)")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let dumps = folder.appendingPathComponent("callgrind").path
        let json = folder.appendingPathComponent("results.json")

        let process = Process()
        process.executableURL = valgrind
        process.arguments =
            [
                "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=\(dumps)", "--quiet",
                CommandLine.arguments[0], "--quick", "--json", json.path, "--count-into", dumps,
            ] + (options.only.map { ["--only", $0] } ?? [])
        // The order of hashing, and with it the number of steps, would differ from run to run.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        FileHandle.standardError.write(Data("Counting instructions under valgrind.\n".utf8))
        try process.run()
        process.waitUntilExit()
        guard let data = try? Data(contentsOf: json) else {
            throw OptionError(message: "counting under valgrind ended with \(process.terminationStatus)")
        }
        let results = try JSONDecoder().decode([Result].self, from: data)
        counted = Dictionary(results.map { ($0.key, $0) }) { $1 }
    }

    /// A result with the instructions that were counted for it.
    func fill(_ result: Result) -> Result {
        var filled = result
        guard let counted = counted[result.key] else { return result }
        filled.instructions = counted.instructions
        filled.limitInstructions = counted.limitInstructions
        return filled
    }

    private static func find(_ program: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
