#if GTK
import CGTK
import Foundation

/// What happens when the display server goes away: nothing can be shown any more, so the program says so and ends.
///
/// GDK would end it without a word. X lets programs have the last one; on Wayland GDK logs a message and leaves, so the
/// message is where the program can still do something.
package enum DisplayLoss {
    /// Called before the end. It must not talk to the display.
    nonisolated(unsafe) package static var onLoss: (() -> Void)?
    /// The status that the program ends with: no display, as at the start.
    package static let status: Int32 = 69

    private typealias Handler = @convention(c) (OpaquePointer?) -> gint
    private typealias SetHandler = @convention(c) (Handler?) -> Handler?
    private typealias Connection = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias Descriptor = @convention(c) (OpaquePointer) -> Int32

    /// Asks to be told. Does nothing on window systems other than X and Wayland.
    static func watch() {
        guard !isWatching, let display = gdk_display_get_default(),
            let name = g_type_name_from_instance(
                UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self))
        else { return }
        isWatching = true
        // GDK has loaded the libraries of both.
        switch String(cString: name) {
        case "GdkX11Display":
            guard let symbol = dlsym(nil, "XSetIOErrorHandler") else { return }
            let handler: Handler = { _ in DisplayLoss.end() }
            _ = unsafeBitCast(symbol, to: SetHandler.self)(handler)
        case "GdkWaylandDisplay":
            guard let connection = dlsym(nil, "gdk_wayland_display_get_wl_display"),
                let descriptor = dlsym(nil, "wl_display_get_fd"),
                let server = unsafeBitCast(connection, to: Connection.self)(display)
            else { return }
            socket = unsafeBitCast(descriptor, to: Descriptor.self)(server)
            g_log_set_writer_func(
                { level, fields, count, _ in
                    if DisplayLoss.isSocketDead { DisplayLoss.end() }
                    return g_log_writer_default(level, fields, count, nil)
                }, nil, nil)
        default: break
        }
    }

    nonisolated(unsafe) private static var isWatching = false
    nonisolated(unsafe) private static var isEnding = false
    /// The connection to a Wayland compositor.
    nonisolated(unsafe) private static var socket: Int32 = -1

    /// Whether the other side has closed the connection. Other threads log too; they leave that to the main thread.
    private static var isSocketDead: Bool {
        guard !isEnding, Thread.isMainThread else { return false }
        var state = pollfd(fd: socket, events: 0, revents: 0)
        return poll(&state, 1, 0) == 1 && state.revents & Int16(POLLHUP | POLLERR) != 0
    }

    private static func end() -> Never {
        isEnding = true
        let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
        FileHandle.standardError.write(Data("\(program): the connection to the display is lost\n".utf8))
        onLoss?()
        onLoss = nil
        // What would run at a normal end takes leave of the display.
        _exit(status)
    }
}
#endif
