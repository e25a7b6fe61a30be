#if GTK
import CGTK
import Foundation
import MartletDrawing

/// The one widget of a window: it shows a GSK node and tells its size. Everything inside is drawn, not made of widgets.
final class ContentWidget {
    let widget: UnsafeMutablePointer<GtkWidget>
    /// Logical pixels for each point.
    var factor: CGFloat = 1
    /// What it must at least have, in points.
    var minimumSize = CGSize.zero { didSet { if minimumSize != oldValue { gtk_widget_queue_resize(widget) } } }
    var naturalSize = CGSize.zero
    /// Called in GTK's layout phase: the frame for a new size is drawn at once.
    var onResize: ((CGSize) -> Void)?
    private var node: OpaquePointer?

    init() {
        // A floating reference: the window that takes the widget owns it.
        widget = g_object_new_with_properties(Self.type, 0, nil, nil)!.withMemoryRebound(
            to: GtkWidget.self, capacity: 1
        ) { $0 }
        g_object_set_qdata(
            widget.withMemoryRebound(to: GObject.self, capacity: 1) { $0 }, Self.key,
            Unmanaged.passUnretained(self).toOpaque())
        gtk_widget_set_focusable(widget, 1)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)
    }

    /// Lets go of the widget, which may live a little longer.
    func detach() {
        g_object_set_qdata(widget.withMemoryRebound(to: GObject.self, capacity: 1) { $0 }, Self.key, nil)
        show(nil)
        onResize = nil
    }

    /// Shows a node from the next frame on; takes a reference.
    func show(_ new: OpaquePointer?) {
        guard new != node else { return }
        if let new { gsk_render_node_ref(new) }
        if let node { gsk_render_node_unref(node) }
        node = new
        gtk_widget_queue_draw(widget)
    }

    /// A size in points as whole numbers of logical pixels that a window can have: no more than all screens together.
    func pixels(_ size: CGSize, _ rule: FloatingPointRoundingRule) -> (width: gint, height: gint) {
        let most = Display.area
        func pixels(_ length: CGFloat, _ most: CGFloat) -> gint {
            let pixels = (length * factor).rounded(rule)
            return pixels > 0 ? gint(min(pixels, most)) : 0
        }
        return (pixels(size.width, most.width), pixels(size.height, most.height))
    }

    /// Device pixels for each point.
    var scale: CGFloat { factor * CGFloat(gtk_widget_get_scale_factor(widget)) }

    /// In points.
    var size: CGSize {
        CGSize(
            width: CGFloat(gtk_widget_get_width(widget)) / factor,
            height: CGFloat(gtk_widget_get_height(widget)) / factor)
    }

    // MARK: The class

    private static let key = g_quark_from_static_string("martlet-content")

    private static func content(of widget: UnsafeMutablePointer<GtkWidget>?) -> ContentWidget? {
        guard let widget,
            let data = g_object_get_qdata(widget.withMemoryRebound(to: GObject.self, capacity: 1) { $0 }, key)
        else { return nil }
        return Unmanaged<ContentWidget>.fromOpaque(data).takeUnretainedValue()
    }

    private static let type: GType = {
        var query = GTypeQuery()
        g_type_query(gtk_widget_get_type(), &query)
        return g_type_register_static_simple(
            gtk_widget_get_type(), "MartletContent", query.class_size,
            { klass, _ in
                let widgetClass = klass!.assumingMemoryBound(to: GtkWidgetClass.self)
                widgetClass.pointee.snapshot = { widget, snapshot in
                    guard let node = ContentWidget.content(of: widget)?.node else { return }
                    gtk_snapshot_append_node(snapshot, node)
                }
                widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
                    guard let content = ContentWidget.content(of: widget) else { return }
                    func pixels(_ size: CGSize) -> gint {
                        let pixels = content.pixels(size, .up)
                        return orientation == GTK_ORIENTATION_HORIZONTAL ? pixels.width : pixels.height
                    }
                    minimum?.pointee = pixels(content.minimumSize)
                    natural?.pointee = max(pixels(content.minimumSize), pixels(content.naturalSize))
                }
                widgetClass.pointee.size_allocate = { widget, _, _, _ in
                    guard let content = ContentWidget.content(of: widget) else { return }
                    content.onResize?(content.size)
                }
                widgetClass.pointee.grab_focus = { widget in
                    guard let widget else { return 0 }
                    if let root = gtk_widget_get_root(widget) { gtk_root_set_focus(root, widget) }
                    return 1
                }
            }, query.instance_size, nil, GTypeFlags(0))
    }()
}
#endif
