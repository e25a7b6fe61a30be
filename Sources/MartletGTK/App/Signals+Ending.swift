#if GTK
import CGTK
import Foundation

/// The signals by which a system ends programs.
package enum EndingSignals {
    nonisolated(unsafe) private static var action: (() -> Void)?
    nonisolated(unsafe) private static var hasCome = false

    /// Takes SIGTERM, SIGINT and SIGHUP from now on: a program that is still starting ends as orderly as one that runs.
    package static func begin() {
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            g_unix_signal_add(
                signal,
                { _ in
                    EndingSignals.hasCome = true
                    EndingSignals.action?()
                    return 1
                }, nil)
        }
    }

    /// Calls `action` on the main thread for each, and now if one has come already.
    static func listen(_ action: @escaping () -> Void) {
        self.action = action
        if hasCome { action() }
    }
}
#endif
