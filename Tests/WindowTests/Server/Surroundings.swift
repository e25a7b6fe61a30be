#if GTK
import Foundation

/// A folder and environment for the processes of one test, and the end of all of them.
final class Surroundings: Sendable {
    let folder: String
    let environment: [String: String]
    private let mark: String

    init() throws {
        mark = UUID().uuidString
        folder = NSTemporaryDirectory() + "martlet-window-" + mark
        var environment = [
            "MARTLET_TEST_DESKTOP": mark, "HOME": folder + "/home", "XDG_RUNTIME_DIR": folder + "/run",
            "TMPDIR": folder + "/tmp", "LANG": "C.UTF-8", "TZ": "UTC", "GSETTINGS_BACKEND": "memory",
            "NO_AT_BRIDGE": "1", "GIO_USE_VFS": "local",
            // Otherwise GIO starts a bus of its own for the display.
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder)/none",
        ]
        let home = folder + "/home"
        environment["XDG_CONFIG_HOME"] = home + "/config"
        environment["XDG_DATA_HOME"] = home + "/data"
        environment["XDG_STATE_HOME"] = home + "/state"
        environment["XDG_CACHE_HOME"] = NSTemporaryDirectory() + "martlet-window-cache"
        for name in ["PATH", "LD_LIBRARY_PATH", "XDG_DATA_DIRS", "USER"] {
            environment[name] = ProcessInfo.processInfo.environment[name]
        }
        self.environment = environment
        for name in ["home/config", "home/data", "home/state", "run", "tmp"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        chmod(folder + "/run", 0o700)
    }

    /// Processes that were started here and still are, by the mark in their environment.
    var processes: [pid_t] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return entries.compactMap { pid_t($0) }.filter { pid in
            guard pid != getpid(), let data = FileManager.default.contents(atPath: "/proc/\(pid)/environ") else {
                return false
            }
            return data.range(of: Data("MARTLET_TEST_DESKTOP=\(mark)".utf8)) != nil
        }
    }

    /// Kills every process and removes the folder.
    func end() {
        for _ in 0..<5 {
            let left = processes
            if left.isEmpty { break }
            for pid in left { Glibc.kill(pid, SIGKILL) }
            usleep(5000)
        }
        try? FileManager.default.removeItem(atPath: folder)
    }
}
#endif
