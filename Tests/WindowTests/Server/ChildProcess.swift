#if GTK
import Foundation
import Synchronization

/// A program that a test has started, in a process group of its own.
///
/// The group is killed by `kill()`, and by a watcher when the test process ends before that.
final class ChildProcess: Sendable {
    enum Exit: Equatable, Sendable {
        case code(Int32)
        case signal(Int32)
    }

    let name: String
    let pid: pid_t
    let output = Output()
    let errors = Output()
    private let ending = Mutex<Exit?>(nil)

    /// - Parameter environment: all of it; nothing is inherited.
    init(
        _ program: String, _ arguments: [String] = [], environment: [String: String], folder: String? = nil
    ) throws {
        name = URL(fileURLWithPath: program).lastPathComponent
        var out: [Int32] = [0, 0], err: [Int32] = [0, 0]
        guard closedInChildren(pipe(&out), out), closedInChildren(pipe(&err), err) else {
            throw Missed("no more pipes")
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, out[1], 1)
        posix_spawn_file_actions_adddup2(&actions, err[1], 2)
        posix_spawn_file_actions_adddup2(&actions, Self.lifeline, 9)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        posix_spawnattr_setpgroup(&attributes, 0)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        // The lifeline's other end is in the test process alone: when that is gone, reading ends.
        let watch = "(cat <&9; kill -9 0) >/dev/null 2>&1 </dev/null & exec 9<&-; "
        let change = folder.map { "cd '\($0)' && " } ?? ""
        let words = ["/bin/sh", "-c", watch + change + "exec \"$@\"", "sh", program] + arguments
        var argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in argv + envp { free(word) } }
        var child: pid_t = 0
        let problem = posix_spawn(&child, "/bin/sh", &actions, &attributes, &argv, &envp)
        close(out[1])
        close(err[1])
        guard problem == 0 else {
            close(out[0])
            close(err[0])
            throw Missed("\(program) does not start: \(String(cString: strerror(problem)))")
        }
        pid = child
        output.read(from: out[0])
        errors.read(from: err[0])
        let thread = Thread { [self, child] in
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7F
            ending.withLock { $0 = signal == 0 ? .code((status >> 8) & 0xFF) : .signal(signal) }
        }
        thread.stackSize = 1 << 18
        thread.start()
    }

    private static let lifeline: Int32 = {
        var ends: [Int32] = [0, 0]
        precondition(closedInChildren(pipe(&ends), ends))
        return ends[0]
    }()

    /// Nil while it runs.
    var exit: Exit? { ending.withLock { $0 } }

    /// Whether the program has a handler for a signal, as the kernel knows it. Before it runs there is a shell.
    func catches(_ signal: Int32) throws -> Bool {
        guard try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(pid)/exe").hasSuffix("/" + name) else {
            return false
        }
        let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
        let mask = line?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } ?? 0
        return mask & 1 << (signal - 1) != 0
    }

    func signal(_ number: Int32) { if exit == nil { Glibc.kill(pid, number) } }

    /// Kills it and what it has started.
    func kill() { Glibc.kill(-pid, SIGKILL) }

    /// Waits for its end.
    func end(within limit: Double = 20) async throws -> Exit {
        try await until("\(name) ends", within: limit, detail: { self.report }) { self.exit }
    }

    /// What it has said, for messages.
    var report: String {
        let end = exit.map { "it ended with \($0)" } ?? "it runs"
        return "\(name): \(end)\n\(output.text.suffix(2000))\(errors.text.suffix(2000))"
    }
}

private func closedInChildren(_ result: Int32, _ ends: [Int32]) -> Bool {
    guard result == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
}

/// What a process writes to a pipe.
final class Output: Sendable {
    private let data = Mutex(Data())
    private let hasEnded = Atomic(false)

    /// Whether nothing more will come.
    var isAtEnd: Bool { hasEnded.load(ordering: .acquiring) }

    fileprivate func read(from descriptor: Int32) {
        let thread = Thread { [self] in
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = Glibc.read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                data.withLock { $0.append(contentsOf: buffer[0..<count]) }
            }
            close(descriptor)
            hasEnded.store(true, ordering: .releasing)
        }
        thread.stackSize = 1 << 19
        thread.start()
    }

    var text: String { String(decoding: data.withLock { $0 }, as: UTF8.self) }
    var bytes: Data { data.withLock { $0 } }
    /// Whole lines.
    var lines: [String] { text.components(separatedBy: "\n").dropLast() }
}
#endif
