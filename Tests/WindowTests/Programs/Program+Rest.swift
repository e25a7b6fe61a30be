#if GTK
import Foundation

extension Program {
    /// Waits for two seconds in which no thread of it wakes up.
    ///
    /// Voluntary switches of all threads are counted: a thread that wakes for a moment has one more. The program comes to
    /// rest once; before are what start and events left behind, such as threads that end.
    func comesToRest(within limit: Double = 30) async throws {
        try await until("two seconds without a wake-up", within: limit, detail: { self.child.report }) {
            let before = wakeUps
            try await Task.sleep(for: .seconds(2))
            return wakeUps == before && child.exit == nil ? true : nil
        }
    }

    private var wakeUps: Int {
        let folder = "/proc/\(child.pid)/task"
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return tasks.reduce(0) { sum, task in
            let status = FileManager.default.contents(atPath: "\(folder)/\(task)/status") ?? Data()
            let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
            let number = lines.first { $0.hasPrefix("voluntary_ctxt_switches") }?.split(separator: "\t").last
            return sum + (number.flatMap { Int($0) } ?? 0)
        }
    }
}
#endif
