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

    /// What is over the window, once that is known. How many files there are and of what kinds only their list tells, which
    /// has to be read first.
    private var known: (drop: OpaquePointer, items: [DragItem]?)?
    /// Where the pointer is, in logical pixels.
    private var place = (x: 0.0, y: 0.0)
    /// It was let go before the list was read.
    private var isDropWaiting = false

    private func moved(_ drop: OpaquePointer?, _ x: Double, _ y: Double) -> GdkDragAction {
        place = (x, y)
        guard let drop, let items = items(of: drop) else { return GdkDragAction(0) }
        catchUp()
        let operation = host.input.externalDragMoved(to: CGPoint(x: x / factor, y: y / factor), items: items)
        host.onNeedsUpdate?()
        switch operation {
        case .move where gdk_drop_get_actions(drop).rawValue & GDK_ACTION_MOVE.rawValue != 0: return GDK_ACTION_MOVE
        case .copy, .move: return GDK_ACTION_COPY
        default: return GdkDragAction(0)
        }
    }

    private func left() {
        if !isDropWaiting { known = nil }
        catchUp()
        host.input.externalDragExited()
        host.onNeedsUpdate?()
    }

    private func dropped(_ drop: OpaquePointer?, _ x: Double, _ y: Double) -> Bool {
        guard let drop else { return false }
        place = (x, y)
        if items(of: drop) == nil {
            isDropWaiting = true
            return true
        }
        return letGo(drop)
    }

    private func letGo(_ drop: OpaquePointer) -> Bool {
        let action = moved(drop, place.x, place.y)
        guard action.rawValue != 0 else {
            left()
            return false
        }
        catchUp()
        let isTaken = host.input.externalDrop()
        known = nil
        host.onNeedsUpdate?()
        // The other program keeps what it gives until it is told; what is loaded late must have been read by then.
        Self.whenRead(drop) { gdk_drop_finish(drop, isTaken ? action : GdkDragAction(0)) }
        return true
    }

    /// The items of a drag over the window; nil while their list is being read.
    private func items(of drop: OpaquePointer) -> [DragItem]? {
        if let own = DragOut.items(of: gdk_drop_get_drag(drop)) { return own }
        if let known, known.drop == drop { return known.items }
        let names = gdk_drop_get_formats(drop).map(SystemClipboard.mimeTypes) ?? []
        guard names.contains(ContentTypes.uriList) else {
            let items = [Self.item(of: drop, names)]
            known = (drop, items)
            return items
        }
        known = (drop, nil)
        Self.read(drop, ContentTypes.uriList) { [weak self] data in
            let addresses = data.map(ContentTypes.addresses) ?? []
            self?.take(addresses.map { DragItem(provider: Self.provider(of: $0)) }, of: drop, names)
        }
        return nil
    }

    private func take(_ items: [DragItem], of drop: OpaquePointer, _ names: [String]) {
        guard known?.drop == drop else { return }
        known = (drop, items.isEmpty ? [Self.item(of: drop, names)] : items)
        if isDropWaiting {
            isDropWaiting = false
            if !letGo(drop) { gdk_drop_finish(drop, GdkDragAction(0)) }
        } else {
            let action = moved(drop, place.x, place.y)
            gdk_drop_status(drop, action, action)
        }
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

    /// One thing in several types, of which each is read when it is asked for.
    private static func item(of drop: OpaquePointer, _ names: [String]) -> DragItem {
        g_object_ref(UnsafeMutableRawPointer(drop))
        let keeper = Keeper(drop)
        return DragItem(provider: ForeignItem(names) { name, handler in read(keeper.drop, name, handler) }.provider)
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
