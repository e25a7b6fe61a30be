#if GTK
import CGTK
import Foundation

/// When a window's frames are due: the display's own rhythm, and only while something asks for frames.
///
/// Idle windows have no callback and no timer, so the process sleeps.
final class FrameClock {
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let onFrame: () -> Void
    private var callback: guint = 0
    private var alarm: guint = 0
    private var alarmTime = Double.infinity
    private var fallback: guint = 0
    /// Seconds of the machine's monotonic clock at time 0, the same for all windows.
    private static let start = Double(g_get_monotonic_time()) * 1e-6
    /// The date at time 0.
    static let startDate = Date(timeIntervalSinceNow: start - Double(g_get_monotonic_time()) * 1e-6)
    /// The latest time that was told: it never goes back.
    private var latest = 0.0

    /// - Parameter onFrame: Called once for each frame that was asked for, before GTK draws it.
    init(_ widget: UnsafeMutablePointer<GtkWidget>, onFrame: @escaping () -> Void) {
        self.widget = widget
        self.onFrame = onFrame
    }

    /// Seconds since time 0.
    var now: Double {
        latest = max(latest, Double(g_get_monotonic_time()) * 1e-6 - Self.start)
        return latest
    }

    /// The time at which the frame in work will be seen, as far as GTK knows.
    var frameTime: Double {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return now }
        latest = max(latest, Double(gdk_frame_clock_get_frame_time(clock)) * 1e-6 - Self.start)
        return latest
    }

    /// Asks for a frame. Calls before it comes count once.
    func request() {
        isWanted = true
        guard callback == 0 else { return }
        callback = gtk_widget_add_tick_callback(
            widget,
            { _, _, data in
                object(data, as: FrameClock.self).tick() ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        // A window that nobody sees has no frames, and what waits must be done all the same.
        if fallback == 0 {
            fallback = MainLoop.after(0.25) { [weak self] in
                self?.fallback = 0
                self?.overdue()
            }
        }
    }

    /// True if another frame is wanted: while something moves the callback stays, and nothing is made for a frame.
    private func tick() -> Bool {
        isWanted = false
        onFrame()
        // The window may have been closed by that.
        guard callback != 0 else { return false }
        if isWanted {
            isFresh = true
        } else {
            callback = 0
            MainLoop.cancel(&fallback)
        }
        return isWanted
    }

    /// Whether somebody has asked for a frame since the last.
    private var isWanted = false

    /// Whether a frame has come since the fallback was set.
    private var isFresh = false

    private func overdue() {
        guard callback != 0 else { return }
        if !isFresh {
            gtk_widget_remove_tick_callback(widget, callback)
            callback = 0
            onFrame()
            return
        }
        isFresh = false
        fallback = MainLoop.after(0.25) { [weak self] in
            self?.fallback = 0
            self?.overdue()
        }
    }

    /// Asks for a frame at a time; nil for none. A new wish replaces the old one.
    func wake(at time: Double?) {
        guard time ?? .infinity != alarmTime else { return }
        MainLoop.cancel(&alarm)
        alarmTime = time ?? .infinity
        guard let time else { return }
        alarm = MainLoop.after(time - now) { [weak self] in
            self?.alarm = 0
            self?.alarmTime = .infinity
            self?.request()
        }
    }

    func stop() {
        if callback != 0 { gtk_widget_remove_tick_callback(widget, callback) }
        callback = 0
        MainLoop.cancel(&alarm)
        MainLoop.cancel(&fallback)
    }
}
#endif
