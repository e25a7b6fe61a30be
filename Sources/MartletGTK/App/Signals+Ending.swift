#if GTK
import CGTK
import Foundation

/// The signals by which a system ends programs.
enum EndingSignals {
    nonisolated(unsafe) private static var action: () -> Void = {}

    /// Calls `action` on the main thread for each SIGTERM, SIGINT and SIGHUP.
    static func listen(_ action: @escaping () -> Void) {
        self.action = action
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            g_unix_signal_add(
                signal,
                { _ in
                    EndingSignals.action()
                    return 1
                }, nil)
        }
    }
}
#endif
