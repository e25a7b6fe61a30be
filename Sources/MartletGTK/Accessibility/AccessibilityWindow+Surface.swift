#if GTK
import CGTK
import Foundation

extension AccessibilityWindow {
    /// A window of the desktop.
    init(_ surface: WindowSurface) {
        self.init(
            title: { [weak surface] in surface?.title ?? "" },
            screenOrigin: { [weak surface] in
                guard let surface, let origin = surface.screenOrigin else { return nil }
                let factor = surface.content.factor
                return CGPoint(x: origin.x * factor, y: origin.y * factor)
            },
            factor: { [weak surface] in surface?.content.factor ?? 1 },
            present: { [weak surface] in if let surface { gtk_window_present(surface.window) } },
            copy: { text in
                guard let display = gdk_display_get_default() else { return }
                gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
            },
            paste: { done in
                guard let display = gdk_display_get_default() else { return }
                let clipboard = gdk_display_get_clipboard(display)
                gdk_clipboard_read_text_async(
                    clipboard, nil, GLibCompletion.ready,
                    GLibCompletion.data { result in
                        guard let text = gdk_clipboard_read_text_finish(clipboard, result, nil) else { return }
                        done(String(cString: text))
                        g_free(text)
                    })
            })
    }
}
#endif
