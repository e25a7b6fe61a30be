#if GTK
import CGTK
import Foundation

/// The kernel's timer that Foundation's run loop sets for its next timer: it wakes the main loop for timers that another
/// thread adds, of which nothing else tells.
///
/// Foundation does not tell which descriptor that is. Where it is not found, such timers wait until something else wakes the
/// loop.
enum RunLoopAlarm {
    nonisolated(unsafe) private static var action: () -> Void = {}

    /// Calls `action` on the main thread when the timer has run out.
    static func watch(_ action: @escaping () -> Void) {
        guard let descriptor = find() else { return }
        self.action = action
        g_unix_fd_add(
            descriptor, G_IO_IN,
            { descriptor, _, _ in
                RunLoopAlarm.action()
                // The run loop takes no notice of it where it has nothing to do: then the main loop would not sleep again.
                var count: UInt64 = 0
                if RunLoopAlarm.hasRunOut(descriptor) { _ = read(descriptor, &count, MemoryLayout<UInt64>.size) }
                return 1
            }, nil)
    }

    /// Found by trying: the timer of the system that runs out when a timer of the run loop is due.
    private static func find() -> Int32? {
        // It is made with the run loop.
        let loop = RunLoop.main
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        let sleeping = names.compactMap { Int32($0) }.filter { descriptor in
            let kind = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
            return kind == "anon_inode:[timerfd]" && !hasRunOut(descriptor)
        }
        guard !sleeping.isEmpty else { return nil }
        let timer = Timer(fire: Date(), interval: 0, repeats: false) { _ in }
        loop.add(timer, forMode: .default)
        defer { timer.invalidate() }
        return sleeping.first { hasRunOut($0, within: 2) }
    }

    /// Whether the timer has run out, or does within some milliseconds.
    private static func hasRunOut(_ descriptor: Int32, within milliseconds: Int32 = 0) -> Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, milliseconds) == 1 && state.revents & Int16(POLLIN) != 0
    }
}
#endif
