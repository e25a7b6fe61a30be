#if GTK
import CGTK
import Foundation

extension WindowSurface {
    /// Puts a bar above the content. The window grows by its height, so that the content keeps its size.
    func add(_ bar: UnsafeMutablePointer<GtkWidget>) {
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        g_object_ref(gpointer(content.widget))
        gtk_window_set_child(window, nil)
        let inner = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
        gtk_box_append(inner, bar)
        gtk_box_append(inner, content.widget)
        g_object_unref(gpointer(content.widget))
        gtk_window_set_child(window, box)
        gtk_widget_grab_focus(content.widget)
        var height: gint = 0
        gtk_widget_measure(bar, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
        barHeight = height
    }

    /// Gives the content a size in points.
    func setContentSize(_ size: CGSize) {
        content.naturalSize = size
        gtk_window_set_default_size(
            window, content.pixels(size.width, .toNearestOrAwayFromZero),
            content.pixels(size.height, .toNearestOrAwayFromZero) + barHeight)
    }
}
#endif
