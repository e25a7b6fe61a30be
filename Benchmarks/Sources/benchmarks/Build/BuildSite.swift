import Foundation

/// A copy of the package and a program that uses it, in a folder that goes when the measuring ends.
final class BuildSite {
    enum Change { case clean, oneBody, nothing }

    private let package: String
    /// The folder with both, once something is built.
    private lazy var folder = makeFolder()
    private var changes = 0

    init(package: String) { self.package = package }

    private var martlet: String { folder + "/martlet" }
    private var program: String { folder + "/program" }

    private func makeFolder() -> String {
        let folder = NSTemporaryDirectory() + "martlet-build-\(getpid())"
        let files = FileManager.default
        do {
            try files.createDirectory(atPath: folder + "/martlet", withIntermediateDirectories: true)
            for entry in try files.contentsOfDirectory(atPath: package) where !entry.hasPrefix(".") {
                try files.copyItem(atPath: package + "/" + entry, toPath: folder + "/martlet/" + entry)
            }
            try HundredViews.write(to: folder + "/program")
        } catch {
            print("build: \(error)")
        }
        BuildSite.folder = folder
        atexit { try? FileManager.default.removeItem(atPath: BuildSite.folder) }
        return folder
    }

    nonisolated(unsafe) private static var folder = ""

    // MARK: What is timed

    /// The program and Martlet below it, from nothing.
    func buildAll(_ mode: String, _ checks: Checks) -> Cost {
        try? FileManager.default.removeItem(atPath: program + "/.build")
        return build(mode, checks)
    }

    /// The program again after a line of one body in Core is another.
    func rebuildCore(_ checks: Checks) -> Cost {
        changeSource(martlet + "/Sources/MartletCore/Layout/Divider.swift", checks)
        return build("debug", checks)
    }

    /// The program, whose library is built already.
    func buildProgram(_ mode: String, _ change: Change, _ checks: Checks) -> Cost {
        let objects = program + "/.build/\(mode)/HundredViews.build"
        if !FileManager.default.fileExists(atPath: objects) { _ = build(mode, checks) }
        switch change {
        case .clean: try? FileManager.default.removeItem(atPath: objects)
        case .oneBody: changeSource(program + "/Sources/HundredViews/View42.swift", checks)
        case .nothing: break
        }
        return build(mode, checks)
    }

    /// The release program; bytes in place of a time.
    func programSize(stripped: Bool, _ checks: Checks) -> Cost {
        let copy = folder + "/copy"
        try? FileManager.default.removeItem(atPath: copy)
        _ = run(["cp", program + "/.build/release/HundredViews", copy], checks)
        if stripped { _ = run(["strip", copy], checks) }
        let attributes = try? FileManager.default.attributesOfItem(atPath: copy)
        let size = (attributes?[.size] as? Int) ?? 0
        checks.expect(size > 0, true, "whether there is a program")
        return Cost(nanoseconds: size)
    }

    /// From the process's start to a picture in a file, and its end; without a display.
    func startProgram(_ checks: Checks) -> Cost {
        let picture = folder + "/picture.png"
        try? FileManager.default.removeItem(atPath: picture)
        let taken = run([program + "/.build/release/HundredViews", "--snapshot", picture], checks)
        checks.expect(FileManager.default.fileExists(atPath: picture), true, "whether there is a picture")
        return taken
    }

    // MARK: Running

    private func build(_ mode: String, _ checks: Checks) -> Cost {
        run(["swift", "build", "--package-path", program, "-c", mode], checks)
    }

    /// Adds a private function of another name each time: the file is another, what others see of it is not.
    private func changeSource(_ path: String, _ checks: Checks) {
        changes += 1
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        checks.expect(text.isEmpty, false, "whether \(path) is there")
        try? (text + "\nprivate func change\(changes)() -> Int { \(changes) }\n")
            .write(toFile: path, atomically: false, encoding: .utf8)
    }

    private func run(_ command: [String], _ checks: Checks) -> Cost {
        let process = Process()
        let log = folder + "/log"
        _ = FileManager.default.createFile(atPath: log, contents: nil)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "MARTLET_BENCHMARKS" }
        process.standardOutput = FileHandle(forWritingAtPath: log)
        process.standardError = process.standardOutput
        let start = Now.nanoseconds
        guard (try? process.run()) != nil else {
            checks.expect(false, true, "whether \(command[0]) runs")
            return Cost()
        }
        process.waitUntilExit()
        let taken = Now.nanoseconds - start
        if process.terminationStatus != 0 { print((try? String(contentsOfFile: log, encoding: .utf8)) ?? "") }
        checks.expect(process.terminationStatus, 0, "the status of \(command.joined(separator: " "))")
        return Cost(nanoseconds: taken)
    }
}
