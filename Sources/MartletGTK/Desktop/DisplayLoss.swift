#if GTK
import CGTK
import Foundation

/// What happens when the display server goes away: nothing can be shown any more, so the program says so and ends.
///
/// GDK would end it without a word. On Wayland it does so, with status 1; X lets programs have the last one.
package enum DisplayLoss {
    /// Called before the end. It must not talk to the display.
    nonisolated(unsafe) package static var onLoss: (() -> Void)?
    /// The status that the program ends with: no display, as at the start.
    package static let status: Int32 = 69

    private typealias Handler = @convention(c) (OpaquePointer?) -> gint
    private typealias SetHandler = @convention(c) (Handler?) -> Handler?

    /// Asks X to be told. Does nothing on another window system.
    static func watch() {
        guard let display = gdk_display_get_default(),
            let name = g_type_name_from_instance(
                UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)),
            String(cString: name) == "GdkX11Display",
            // GDK has loaded Xlib.
            let symbol = dlsym(nil, "XSetIOErrorHandler")
        else { return }
        let handler: Handler = { _ in DisplayLoss.end() }
        _ = unsafeBitCast(symbol, to: SetHandler.self)(handler)
    }

    private static func end() -> Never {
        let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
        FileHandle.standardError.write(Data("\(program): the connection to the display is lost\n".utf8))
        onLoss?()
        onLoss = nil
        // What would run at a normal end takes leave of the display.
        _exit(status)
    }
}
#endif
