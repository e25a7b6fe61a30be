import BenchmarkReport
import Foundation

@main
enum Main {
    /// All of them, in the order of the table. A group is a folder of files and one line here.
    static var benchmarks: [Benchmark] {
        engineBenchmarks() + layoutBenchmarks() + lazyBenchmarks() + listBenchmarks() + flatnessBenchmarks()
            + depthBenchmarks() + costBenchmarks() + textBenchmarks() + rasterBenchmarks() + motionBenchmarks()
            + frameBenchmarks() + windowBenchmarks()
    }

    /// Run only by name: they build everything again, several times.
    static var lengthyBenchmarks: [Benchmark] {
        ProcessInfo.processInfo.environment["MARTLET_PACKAGE"].map(buildBenchmarks) ?? []
    }

    static func main() {
        do {
            try run(Options(Array(CommandLine.arguments.dropFirst())))
        } catch let error as OptionError {
            stop(
                "\(error.message). Arguments: [--only GROUP or NAME] [--json FILE] [--compare FILE] [--quick] [--instructions]",
                2)
        } catch {
            stop("\(error)", 2)
        }
    }

    private static func run(_ options: Options) throws {
        let comparison = try options.compare.map { try Comparison(file: $0) }
        var chosen = benchmarks
        if let only = options.only {
            chosen = (chosen + lengthyBenchmarks).filter { $0.group == only || $0.name == only }
        }
        if chosen.isEmpty { throw OptionError(message: "there is no group or benchmark \(options.only ?? "")") }

        if options.countInto != nil { chosen = chosen.filter { !Counting.elsewhere.contains($0.group) } }
        let counting = options.instructions ? try Counting(options) : nil

        var results: [Result] = []
        var faults: [String] = []
        print(Table.heading)
        for benchmark in chosen {
            let measured = benchmark.measure(options)
            let result = counting?.fill(measured.result) ?? measured.result
            results.append(result)
            print(Table.line(result))
            // Also into a file or a pipe line by line: it takes minutes.
            fflush(nil)
            for fault in measured.faults { faults.append("\(benchmark.group)/\(benchmark.name): \(fault)") }
        }
        if let file = options.json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(results).write(to: URL(fileURLWithPath: file))
        }
        let regressions = comparison?.regressions(results) ?? []
        for regression in regressions { print("worse: \(regression)") }
        for fault in faults { print("wrong: \(fault)") }
        if !faults.isEmpty { exit(1) }
        if !regressions.isEmpty { exit(3) }
    }

    private static func stop(_ message: String, _ code: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(code)
    }
}
