#if GTK
import CGTK
import Foundation

extension WindowSurface {
    /// Puts a bar above the content. The window grows by its height, so that the content keeps its size.
    func add(_ bar: UnsafeMutablePointer<GtkWidget>) {
        let size = content.size
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        g_object_ref(gpointer(content.widget))
        gtk_window_set_child(window, nil)
        let inner = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
        gtk_box_append(inner, bar)
        gtk_box_append(inner, content.widget)
        g_object_unref(gpointer(content.widget))
        gtk_window_set_child(window, box)
        gtk_widget_grab_focus(content.widget)
        keepFocus(except: bar)
        if isRealized { setContentSize(size) }
    }

    /// Gives the content a size in points.
    func setContentSize(_ size: CGSize) {
        content.naturalSize = size
        // GTK counts the title bar, which is made when the window is; before, the natural size decides.
        guard isRealized else { return }
        let pixels = content.pixels(size, .toNearestOrAwayFromZero)
        gtk_window_set_default_size(window, pixels.width, pixels.height + heightBesideContent)
    }

    /// The size in points that the content has when the window does not fill the screen.
    var ownContentSize: CGSize {
        var width: gint = 0, height: gint = 0
        gtk_window_get_default_size(window, &width, &height)
        height -= heightBesideContent
        guard width > 0, height > 0 else { return content.naturalSize }
        return CGSize(width: CGFloat(width) / content.factor, height: CGFloat(height) / content.factor)
    }

    private var isRealized: Bool { gtk_widget_get_realized(content.widget) != 0 }

    /// The height of a title bar that GTK draws, and of the bar of menus, in logical pixels.
    private var heightBesideContent: gint {
        let inside = gtk_window_get_child(window)
        var sum: gint = 0
        var child = gtk_widget_get_first_child(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
        while let widget = child {
            if widget != inside, gtk_widget_should_layout(widget) != 0 { sum += naturalHeight(widget) }
            child = gtk_widget_get_next_sibling(widget)
        }
        return sum + (menuBar.map(naturalHeight) ?? 0)
    }

    private func naturalHeight(_ widget: UnsafeMutablePointer<GtkWidget>) -> gint {
        var height: gint = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
        return height
    }
}
#endif
