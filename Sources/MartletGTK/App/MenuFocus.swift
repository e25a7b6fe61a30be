#if GTK
import CGTK

/// Who has the keyboard of a window with a menu bar: an open menu, and otherwise always the content.
///
/// GTK 4.8 gives a menu without an entry that can be used no focus. What is focused then is still in the menu before it,
/// which is gone, and arrows lead nowhere. When a menu closes, it takes the next widget of the tab order, which is the bar.
enum MenuFocus {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    /// Follows the menus that a bar has now, those inside others too.
    static func follow(_ widget: Widget) {
        for child in children(of: widget) {
            if isPopover(child) { listen(child) }
            follow(child)
        }
    }

    /// Whether one of a bar's menus is on the screen.
    static func isMenuOpen(_ bar: Widget) -> Bool {
        children(of: bar).contains(where: hasOpenMenu)
    }

    /// Whether the menu of a title is on the screen.
    static func hasOpenMenu(_ item: Widget) -> Bool {
        children(of: item).contains { isPopover($0) && gtk_widget_get_mapped($0) != 0 }
    }

    private static func listen(_ popover: Widget) {
        g_signal_connect_data(
            popover, "show",
            unsafeBitCast(
                { widget, _ in MenuFocus.didShow(widget!) } as @convention(c) (Widget?, gpointer?) -> Void,
                to: GCallback.self), nil, nil, GConnectFlags(0))
    }

    /// A menu that has given the focus to none of its entries takes it itself.
    private static func didShow(_ popover: Widget) {
        MenuHover.didShow(popover)
        guard let root = gtk_widget_get_root(popover) else { return }
        let focus = gtk_root_get_focus(root)
        let isInside = focus.map { $0 != popover && gtk_widget_is_ancestor($0, popover) != 0 } ?? false
        gtk_widget_set_focusable(popover, isInside ? 0 : 1)
        if !isInside { gtk_widget_grab_focus(popover) }
    }

    private static func isPopover(_ widget: Widget) -> Bool {
        g_type_check_instance_is_a(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self), gtk_popover_get_type()) != 0
    }

    static func children(of widget: Widget) -> [Widget] {
        var result: [Widget] = []
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            result.append(child)
            next = gtk_widget_get_next_sibling(child)
        }
        return result
    }
}

extension WindowSurface {
    /// Gives the keyboard back to the content whenever it is elsewhere and no menu is open.
    func keepFocus(except bar: UnsafeMutablePointer<GtkWidget>) {
        menuBar = bar
        connect(
            window, "notify::focus-widget",
            { _, _, data in object(data, as: WindowSurface.self).focusDidMove() }
                as @convention(c) (gpointer?, gpointer?, gpointer?) -> Void, self)
    }

    private func focusDidMove() {
        guard gtk_window_get_focus(window) != content.widget else { return }
        // GTK is in the middle of it: the next menu may be about to open.
        MainLoop.onIdle { [weak self] in
            guard let self, !isClosed, let menuBar, !MenuFocus.isMenuOpen(menuBar),
                gtk_window_get_focus(window) != content.widget
            else { return }
            gtk_widget_grab_focus(content.widget)
        }
    }
}
#endif
