#if GTK
import CGTK
import CoreTransferable
import Foundation
import MartletCore
import UniformTypeIdentifiers

/// Drags of the desktop over one window, as drags from elsewhere for its views.
final class DropIn {
    private unowned let host: ViewHost
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let target: OpaquePointer
    private let catchUp: () -> Void
    var factor: CGFloat = 1

    init(widget: UnsafeMutablePointer<GtkWidget>, host: ViewHost, catchUp: @escaping () -> Void) {
        self.host = host
        self.widget = widget
        self.catchUp = catchUp
        let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
        target = gtk_drop_target_async_new(nil, actions)
        typealias Moved = @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> GdkDragAction
        let moved: Moved = { _, drop, x, y, data in object(data, as: DropIn.self).moved(drop, x, y) }
        connect(
            target, "accept", { _, _, _ in 1 } as @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean,
            self)
        connect(target, "drag-enter", moved, self)
        connect(target, "drag-motion", moved, self)
        connect(
            target, "drag-leave",
            { _, _, data in object(data, as: DropIn.self).left() }
                as @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void, self)
        connect(
            target, "drop",
            { _, drop, x, y, data in object(data, as: DropIn.self).dropped(drop, x, y) ? 1 : 0 }
                as @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> gboolean, self)
        gtk_widget_add_controller(widget, target)
    }

    func detach() { gtk_widget_remove_controller(widget, target) }

    private func moved(_ drop: OpaquePointer?, _ x: Double, _ y: Double) -> GdkDragAction {
        guard let drop else { return GdkDragAction(0) }
        catchUp()
        let operation = host.input.externalDragMoved(
            to: CGPoint(x: x / factor, y: y / factor), items: Self.items(of: drop))
        host.onNeedsUpdate?()
        switch operation {
        case .move where gdk_drop_get_actions(drop).rawValue & GDK_ACTION_MOVE.rawValue != 0: return GDK_ACTION_MOVE
        case .copy, .move: return GDK_ACTION_COPY
        default: return GdkDragAction(0)
        }
    }

    private func left() {
        catchUp()
        host.input.externalDragExited()
        host.onNeedsUpdate?()
    }

    private func dropped(_ drop: OpaquePointer?, _ x: Double, _ y: Double) -> Bool {
        guard let drop else { return false }
        let action = moved(drop, x, y)
        guard action.rawValue != 0 else {
            left()
            return false
        }
        let isOwn = DragOut.items(of: gdk_drop_get_drag(drop)) != nil
        let names = gdk_drop_get_formats(drop).map(SystemClipboard.mimeTypes) ?? []
        if !isOwn, names.contains(ContentTypes.uriList) {
            // How many files there are is known only from the list.
            Self.read(drop, ContentTypes.uriList) { [weak self] data in
                let addresses = data.map(ContentTypes.addresses) ?? []
                self?.finish(drop, action, addresses.count > 1 ? addresses : nil)
            }
        } else {
            finish(drop, action, nil)
        }
        return true
    }

    /// Lets go; of several files each is an item.
    private func finish(_ drop: OpaquePointer, _ action: GdkDragAction, _ files: [URL]?) {
        catchUp()
        if let files, let place = host.input.dragSession?.location {
            host.input.externalDragExited()
            _ = host.input.externalDragMoved(
                to: place, items: files.map { DragItem(provider: Self.provider(of: $0)) })
        }
        let isTaken = host.input.externalDrop()
        host.onNeedsUpdate?()
        // The other program keeps what it gives until it is told; what is loaded late must have been read by then.
        Self.whenRead(drop) { gdk_drop_finish(drop, isTaken ? action : GdkDragAction(0)) }
    }

    private static func provider(of url: URL) -> NSItemProvider {
        let item = NSItemProvider()
        for type in url.isFileURL ? [UTType.fileURL, .url] : [.url] {
            item.registerDataRepresentation(for: type, visibility: .all) { handler in
                handler(Data(url.absoluteString.utf8), nil)
                return nil
            }
        }
        if url.isFileURL {
            item.suggestedName = url.deletingPathExtension().lastPathComponent
            let type = UTType(filenameExtension: url.pathExtension) ?? .data
            item.registerDataRepresentation(for: type, visibility: .all) { handler in
                do { handler(try Data(contentsOf: url), nil) } catch { handler(nil, error) }
                return nil
            }
        }
        return item
    }

    // MARK: Reading

    private static func items(of drop: OpaquePointer) -> [DragItem] {
        if let own = DragOut.items(of: gdk_drop_get_drag(drop)) { return own }
        let names = gdk_drop_get_formats(drop).map(SystemClipboard.mimeTypes) ?? []
        g_object_ref(UnsafeMutableRawPointer(drop))
        let keeper = Keeper(drop)
        return [DragItem(provider: ForeignItem(names) { name, handler in read(keeper.drop, name, handler) }.provider)]
    }

    /// Keeps a drop as long as something may be read from it.
    private final class Keeper {
        let drop: OpaquePointer
        init(_ drop: OpaquePointer) { self.drop = drop }
        deinit { g_object_unref(UnsafeMutableRawPointer(drop)) }
    }

    /// How much is being read of each drop, and what waits for the end of it.
    nonisolated(unsafe) private static var readings: [OpaquePointer: Int] = [:]
    nonisolated(unsafe) private static var waiting: [OpaquePointer: () -> Void] = [:]

    private static func read(_ drop: OpaquePointer, _ name: String, _ handler: @escaping (Data?) -> Void) {
        readings[drop, default: 0] += 1
        StreamReading({ cancellable, data in
            withMimeTypes([name]) { names in
                gdk_drop_read_async(
                    drop, names, gint(G_PRIORITY_DEFAULT), cancellable,
                    { source, result, data in
                        let reading = StreamReading.from(data)
                        reading.opened(gdk_drop_read_finish(OpaquePointer(source), result, nil, nil))
                    }, data)
            }
        }) { data in
            readings[drop, default: 1] -= 1
            handler(data)
            if readings[drop] == 0 { readings[drop] = nil }
            MainLoop.onIdle { settle(drop) }
        }
    }

    /// Calls `action` once nothing is read from the drop any more: what a destination loads it asks for within a few turns
    /// of the loop.
    private static func whenRead(_ drop: OpaquePointer, _ action: @escaping () -> Void) {
        g_object_ref(UnsafeMutableRawPointer(drop))
        waiting[drop] = {
            action()
            g_object_unref(UnsafeMutableRawPointer(drop))
        }
        _ = MainLoop.after(0.1) { settle(drop) }
    }

    private static func settle(_ drop: OpaquePointer) {
        guard readings[drop] == nil, let action = waiting.removeValue(forKey: drop) else { return }
        action()
    }
}
#endif
