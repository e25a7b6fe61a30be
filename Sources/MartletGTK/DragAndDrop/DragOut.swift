#if GTK
import CGTK
import CoreTransferable
import Foundation
import MartletCairo
import MartletCore
import MartletDrawing

/// A view that is dragged out of its window, as a drag of the desktop.
final class DragOut {
    private let drag: OpaquePointer
    private let items: [DragItem]
    private let onEnd: () -> Void
    private var isOver = false

    /// The drags that go on, by GDK's own objects: one of them may come back over a window of ours.
    nonisolated(unsafe) private static var current: [OpaquePointer: DragOut] = [:]

    static func items(of drag: OpaquePointer?) -> [DragItem]? { drag.flatMap { current[$0]?.items } }

    /// Nil where the desktop does not let it begin.
    init?(
        _ session: DragSession, from widget: UnsafeMutablePointer<GtkWidget>, factor: CGFloat,
        onEnd: @escaping () -> Void
    ) {
        guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
            let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
            let device = gdk_seat_get_pointer(seat)
        else { return nil }
        let provider = ItemContent(session.items.map(\.provider)).makeProvider()
        defer { g_object_unref(provider) }
        let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
        guard let drag = gdk_drag_begin(surface, device, provider, actions, 0, 0) else { return nil }
        self.drag = drag
        items = session.items
        self.onEnd = onEnd
        show(session, factor)
        connect(
            drag, "dnd-finished",
            { _, data in object(data, as: DragOut.self).end() } as @convention(c) (gpointer?, gpointer?) -> Void, self)
        connect(
            drag, "cancel",
            { _, _, data in object(data, as: DragOut.self).end() }
                as @convention(c) (gpointer?, GdkDragCancelReason, gpointer?) -> Void, self)
        Self.current[drag] = self
    }

    /// The picture under the pointer.
    private func show(_ session: DragSession, _ factor: CGFloat) {
        guard let picture = session.picture, session.pictureSize.width > 0, session.pictureSize.height > 0,
            max(session.pictureSize.width, session.pictureSize.height) * factor < 30_000
        else { return }
        var builder = NodeBuilder()
        let size = session.pictureSize
        let rendered = builder.render(
            picture, grid: PixelGrid(scale: factor),
            visible: CGRect(origin: .zero, size: size).insetBy(dx: -20, dy: -20))
        guard let node = rendered.node, let snapshot = gtk_snapshot_new() else { return }
        gtk_snapshot_scale(snapshot, Float(factor), Float(factor))
        gtk_snapshot_append_node(snapshot, node)
        var bounds = graphene_size_t(width: Float(size.width * factor), height: Float(size.height * factor))
        guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &bounds) else { return }
        gtk_drag_icon_set_from_paintable(
            drag, paintable, gint(size.width * factor / 2), gint(size.height * factor / 2))
        g_object_unref(UnsafeMutableRawPointer(paintable))
    }

    private func end() {
        guard !isOver else { return }
        isOver = true
        g_signal_handlers_disconnect_matched(
            UnsafeMutableRawPointer(drag), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
            Unmanaged.passUnretained(self).toOpaque())
        let drag = drag
        onEnd()
        MainLoop.onIdle {
            Self.current[drag] = nil
            g_object_unref(UnsafeMutableRawPointer(drag))
        }
    }
}
#endif
