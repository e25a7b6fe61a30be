#if GTK
import CGTK

/// Which menu opens under the pointer while another is open.
///
/// GTK 4.8 opens that of any title that the pointer is told to be in, also if only a menu went away above a pointer that
/// rests: then arrow keys lead nowhere. It gives titles the keyboard too while no menu is open. Here a pointer must have moved.
enum MenuHover {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    /// Where the pointer was when the last menu opened.
    nonisolated(unsafe) private static var rest: (x: Double, y: Double)?

    /// Takes the place of GTK's own way for the titles that a bar has now.
    static func takeOver(_ bar: Widget) {
        for item in MenuFocus.children(of: bar) {
            for controller in pointerControllers(of: item) { gtk_widget_remove_controller(item, controller) }
            let controller = gtk_event_controller_motion_new()!
            g_signal_connect_data(
                gpointer(controller), "enter",
                unsafeBitCast(
                    { controller, _, _, _ in
                        if let item = gtk_event_controller_get_widget(controller) { MenuHover.enter(item) }
                    } as @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void,
                    to: GCallback.self), nil, nil, GConnectFlags(0))
            gtk_widget_add_controller(item, controller)
        }
    }

    /// A menu is on the screen now.
    static func didShow(_ popover: Widget) { rest = pointer(over: popover) }

    private static func enter(_ item: Widget) {
        guard let bar = gtk_widget_get_parent(item), MenuFocus.isMenuOpen(bar), !MenuFocus.hasOpenMenu(item),
            let place = pointer(over: item)
        else { return }
        if let rest, rest == place { return }
        gtk_widget_activate(item)
    }

    private static func pointerControllers(of widget: Widget) -> [OpaquePointer] {
        guard let list = gtk_widget_observe_controllers(widget) else { return [] }
        defer { g_object_unref(gpointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            // The widget holds it.
            g_object_unref(item)
            let isMotion =
                g_type_check_instance_is_a(
                    item.assumingMemoryBound(to: GTypeInstance.self), gtk_event_controller_motion_get_type()) != 0
            return isMotion ? OpaquePointer(item) : nil
        }
    }

    /// Where the pointer is in the widget's window.
    private static func pointer(over widget: Widget) -> (x: Double, y: Double)? {
        guard let root = gtk_widget_get_root(widget), let surface = gtk_native_get_surface(root),
            let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
            let device = gdk_seat_get_pointer(seat)
        else { return nil }
        var x = 0.0, y = 0.0
        _ = gdk_surface_get_device_position(surface, device, &x, &y, nil)
        return (x, y)
    }
}
#endif
