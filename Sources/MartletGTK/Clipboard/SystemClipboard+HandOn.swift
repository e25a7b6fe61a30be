#if GTK
import CGTK

extension SystemClipboard {
    /// Gives what the program has put on the clipboard to the desktop's clipboard manager, so that it is there when the
    /// program is gone. Waits until that is done, at most `patience` seconds; without a manager not at all.
    static func handOn(patience: Double = 2) {
        guard let display = gdk_display_get_default(), gdk_display_is_closed(display) == 0,
            let clipboard = gdk_display_get_clipboard(display), gdk_clipboard_is_local(clipboard) != 0,
            gdk_clipboard_get_content(clipboard) != nil
        else { return }
        let waiting = Waiting()
        gdk_clipboard_store_async(
            clipboard, gint(G_PRIORITY_DEFAULT), nil,
            { source, result, data in
                gdk_clipboard_store_finish(OpaquePointer(source), result, nil)
                Unmanaged<Waiting>.fromOpaque(data!).takeRetainedValue().isOver = true
            }, Unmanaged.passRetained(waiting).toOpaque())
        var timer = MainLoop.after(patience) { waiting.isOver = true }
        while !waiting.isOver { g_main_context_iteration(nil, 1) }
        MainLoop.cancel(&timer)
    }

    private final class Waiting { var isOver = false }
}
#endif
