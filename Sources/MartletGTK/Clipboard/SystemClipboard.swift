#if GTK
import CGTK
import CoreTransferable
import Foundation
import MartletCore
import UniformTypeIdentifiers

/// The desktop's clipboard, or its primary selection.
package final class SystemClipboard: Clipboard {
    private let clipboard: OpaquePointer
    package private(set) var changeCount = 0
    private let observers = ChangeObservers()

    /// Nil without a display.
    package init?(isPrimary: Bool = false) {
        guard let display = gdk_display_get_default() else { return nil }
        clipboard = isPrimary ? gdk_display_get_primary_clipboard(display) : gdk_display_get_clipboard(display)
        connect(
            clipboard, "changed",
            { _, data in
                let own = object(data, as: SystemClipboard.self)
                own.changeCount += 1
                own.observers.notify()
            } as @convention(c) (gpointer?, gpointer?) -> Void, self)
    }

    deinit {
        g_signal_handlers_disconnect_matched(
            UnsafeMutableRawPointer(clipboard), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
            Unmanaged.passUnretained(self).toOpaque())
    }

    package func observe(_ action: @escaping () -> Void) -> AnyObject { observers.add(action) }

    package func write(_ items: [NSItemProvider]) {
        guard !items.isEmpty else {
            gdk_clipboard_set_content(clipboard, nil)
            return
        }
        let provider = ItemContent(items).makeProvider()
        gdk_clipboard_set_content(clipboard, provider)
        g_object_unref(provider)
    }

    /// What is there: our own items as they are, those of others as one that reads what it is asked for.
    package var items: [NSItemProvider] {
        if let own = ItemContent.content(of: gdk_clipboard_get_content(clipboard)) { return own.items }
        guard let formats = gdk_clipboard_get_formats(clipboard) else { return [] }
        let names = Self.mimeTypes(formats)
        let found = ForeignItem(names) { [self] name, handler in read(name, handler) }
        return found.types.isEmpty ? [] : [found.provider]
    }

    static func mimeTypes(_ formats: OpaquePointer) -> [String] {
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    private func read(_ name: String, _ handler: @escaping (Data?) -> Void) {
        StreamReading(
            { cancellable, data in
                withMimeTypes([name]) { names in
                    gdk_clipboard_read_async(
                        clipboard, names, gint(G_PRIORITY_DEFAULT), cancellable,
                        { source, result, data in
                            let reading = StreamReading.from(data)
                            reading.opened(
                                gdk_clipboard_read_finish(OpaquePointer(source), result, nil, nil))
                        }, data)
                }
            }, handler)
    }
}

/// Calls `body` with names as C has lists of them.
func withMimeTypes(_ names: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void) {
    var list = names.map { UnsafePointer<CChar>(strdup($0)) } + [nil]
    list.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    for name in list { free(UnsafeMutablePointer(mutating: name)) }
}

/// What another program offers, as an item that reads it when it is asked.
final class ForeignItem {
    let provider = NSItemProvider()
    let types: [UTType]

    /// `read` is called on the main thread, and calls back there.
    init(_ names: [String], read: @escaping (String, @escaping (Data?) -> Void) -> Void) {
        var types: [UTType] = []
        for name in names {
            guard let type = ContentTypes.type(of: name), !types.contains(type) else { continue }
            types.append(type)
            let reader = Reader(read: read, name: name)
            provider.registerDataRepresentation(for: type, visibility: .all) { handler in
                onMainThread { reader.run(handler) }
                return nil
            }
        }
        self.types = types
    }

    /// Stays on the main thread.
    private struct Reader: @unchecked Sendable {
        let read: (String, @escaping (Data?) -> Void) -> Void
        let name: String

        func run(_ handler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
            read(name) { data in
                guard let data else { return handler(nil, NSItemProvider.ErrorCode.itemUnavailableError) }
                guard name == ContentTypes.uriList else { return handler(data, nil) }
                // An item is one address.
                guard let first = ContentTypes.addresses(in: data).first else {
                    return handler(nil, NSItemProvider.ErrorCode.itemUnavailableError)
                }
                handler(Data(first.absoluteString.utf8), nil)
            }
        }
    }
}
#endif
