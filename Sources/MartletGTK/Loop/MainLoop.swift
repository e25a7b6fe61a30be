#if GTK
import CGTK
import Dispatch
import Foundation

/// GLib's main loop, which also serves what Swift code expects of the main thread: the main queue of Dispatch, on which the
/// main actor runs, and the timers of `RunLoop.main`.
///
/// Nothing is polled: the queue has a file descriptor that becomes readable when it has work, and the run loop tells when its
/// next timer is due.
package enum MainLoop {
    nonisolated(unsafe) private static var loop: OpaquePointer?

    /// Runs until `quit`.
    package static func run() {
        attachMainQueue()
        attachRunLoop()
        let loop = g_main_loop_new(nil, 0)
        self.loop = loop
        g_main_loop_run(loop)
        g_main_loop_unref(loop)
        self.loop = nil
    }

    package static func quit() { if let loop { g_main_loop_quit(loop) } }

    /// Runs `action` on the main thread as soon as the loop is idle. Returns the source's number.
    @discardableResult
    static func onIdle(_ action: @escaping () -> Void) -> guint {
        g_idle_add_full(gint(G_PRIORITY_DEFAULT_IDLE), Once.run, Once(action).retained, Once.release)
    }

    /// Runs `action` once after `seconds`. Returns the source's number.
    @discardableResult
    static func after(_ seconds: Double, _ action: @escaping () -> Void) -> guint {
        let milliseconds = guint(min(max(seconds * 1000, 0).rounded(.up), 2_000_000_000))
        return g_timeout_add_full(gint(G_PRIORITY_DEFAULT), milliseconds, Once.run, Once(action).retained, Once.release)
    }

    static func cancel(_ source: inout guint) {
        if source != 0 { g_source_remove(source) }
        source = 0
    }

    // MARK: The main queue

    nonisolated(unsafe) private static var isAttached = false

    private static func attachMainQueue() {
        guard !isAttached else { return }
        isAttached = true
        let descriptor = mainQueueDescriptor()
        g_unix_fd_add(
            descriptor, G_IO_IN,
            { descriptor, _, _ in
                // The counter first: it says that there is work until it is read, and work that comes later counts anew.
                var count: UInt64 = 0
                _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
                drainMainQueue(nil)
                return 1
            }, nil)
    }

    // MARK: The run loop

    /// Whether the run loop has had its turn since the main loop woke.
    nonisolated(unsafe) private static var hasTurned = false

    /// A source that is due when a timer of `RunLoop.main` is, and once after each time that something else has woken the
    /// loop: then `RunLoop.main.perform` may have left actions, of which nothing tells.
    private static func attachRunLoop() {
        guard runLoopSource == nil else { return }
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        functions.initialize(to: GSourceFuncs())
        functions.pointee.prepare = { _, timeout in
            guard MainLoop.hasTurned else { return 1 }
            MainLoop.hasTurned = false
            let seconds = RunLoopTimers.secondsToNext
            timeout?.pointee = seconds.map { gint(min(max($0 * 1000, 0).rounded(.up), 2_000_000_000)) } ?? -1
            return seconds.map { $0 <= 0 } == true ? 1 : 0
        }
        functions.pointee.check = { _ in RunLoopTimers.secondsToNext.map { $0 <= 0 } == true ? 1 : 0 }
        functions.pointee.dispatch = { _, _, _ in
            MainLoop.hasTurned = true
            _ = RunLoop.main.limitDate(forMode: .default)
            return 1
        }
        let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
        g_source_attach(source, nil)
        runLoopSource = source
        RunLoopAlarm.watch {
            MainLoop.hasTurned = true
            _ = RunLoop.main.limitDate(forMode: .default)
        }
    }

    nonisolated(unsafe) private static var runLoopSource: UnsafeMutablePointer<GSource>?
}

/// A closure that GLib calls once.
private final class Once {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    static let run: GSourceFunc = { data in
        Unmanaged<Once>.fromOpaque(data!).takeUnretainedValue().action()
        return 0
    }

    static let release: GDestroyNotify = { Unmanaged<Once>.fromOpaque($0!).release() }
}

/// When the run loop of the main thread has something to do.
private enum RunLoopTimers {
    /// Nil without timers.
    static var secondsToNext: Double? {
        guard let mode else { return nil }
        let next = nextFireDate(mainRunLoop(), mode)
        return next > 0 && next.isFinite ? next - Date.timeIntervalSinceReferenceDate : nil
    }

    /// The name of the default mode as Foundation's own object.
    nonisolated(unsafe) private static let mode = dlsym(nil, "kCFRunLoopDefaultMode")?
        .load(as: UnsafeRawPointer?.self)
}

// Foundation on Linux is built on these: its own run loop waits for the same descriptor and drains the same queue.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueDescriptor() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)

@_silgen_name("CFRunLoopGetMain")
private func mainRunLoop() -> UnsafeRawPointer

@_silgen_name("CFRunLoopGetNextTimerFireDate")
private func nextFireDate(_ loop: UnsafeRawPointer, _ mode: UnsafeRawPointer) -> Double
#endif
