#if GTK
import CGTK
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Items as GDK gives them to other programs: data is loaded when somebody asks for it.
final class ItemContent {
    let items: [NSItemProvider]
    private let names: [(mimeType: String, type: UTType)]

    init(_ items: [NSItemProvider]) {
        self.items = items
        var names: [(String, UTType)] = []
        // What travels is one thing in several types: that of the first item; of several texts or addresses all lines.
        for type in items.first?.registeredContentTypes ?? [] {
            for name in ContentTypes.mimeTypes(of: type) where !names.contains(where: { $0.0 == name }) {
                names.append((name, type))
            }
        }
        self.names = names
    }

    /// A provider that owns the items; the reference is the caller's.
    func makeProvider() -> UnsafeMutablePointer<GdkContentProvider> {
        let provider = g_object_new_with_properties(Self.type, 0, nil, nil)!
        g_object_set_qdata_full(
            provider, Self.key, Unmanaged.passRetained(self).toOpaque(),
            { Unmanaged<ItemContent>.fromOpaque($0!).release() })
        return UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GdkContentProvider.self)
    }

    /// The items of a provider of ours.
    static func content(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> ItemContent? {
        guard let provider,
            let data = g_object_get_qdata(
                UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GObject.self), key)
        else { return nil }
        return Unmanaged<ItemContent>.fromOpaque(data).takeUnretainedValue()
    }

    private var formats: OpaquePointer? {
        let builder = gdk_content_formats_builder_new()
        for (name, _) in names { gdk_content_formats_builder_add_mime_type(builder, name) }
        return gdk_content_formats_builder_free_to_formats(builder)
    }

    /// Loads the data for a name and calls `handler` on the main thread.
    private func load(_ name: String, _ handler: @escaping (Data?) -> Void) {
        guard let type = names.first(where: { $0.mimeType == name })?.type else { return handler(nil) }
        let joins = name == ContentTypes.text || name == ContentTypes.uriList
        let sources = joins ? items.filter { $0.hasItemConformingToTypeIdentifier(type.identifier) } : [items[0]]
        let gathering = Gathering(count: sources.count) { parts in
            let found = parts.compactMap { $0 }
            guard let first = found.first else { return handler(nil) }
            let line = Data((name == ContentTypes.uriList ? "\r\n" : "\n").utf8)
            let whole = found.dropFirst().reduce(into: first) { $0 += line + $1 }
            handler(ContentTypes.outgoing(whole, as: name))
        }
        for (index, source) in sources.enumerated() {
            source._loadAtOnce(type) { data in onMainThread { gathering.take(data, at: index) } }
        }
    }

    // MARK: The class

    private static let key = g_quark_from_static_string("martlet-items")

    private static let type: GType = {
        var query = GTypeQuery()
        g_type_query(gdk_content_provider_get_type(), &query)
        return g_type_register_static_simple(
            gdk_content_provider_get_type(), "MartletItemContent", query.class_size,
            { klass, _ in
                let own = klass!.assumingMemoryBound(to: GdkContentProviderClass.self)
                own.pointee.ref_formats = { ItemContent.content(of: $0)?.formats }
                own.pointee.write_mime_type_async = { provider, name, stream, _, cancellable, callback, data in
                    let task = g_task_new(provider, cancellable, callback, data)
                    guard let content = ItemContent.content(of: provider), let name, let stream else {
                        return ItemContent.finish(task, "there is nothing")
                    }
                    g_object_ref(stream)
                    content.load(String(cString: name)) { bytes in
                        guard let bytes else {
                            g_object_unref(stream)
                            return ItemContent.finish(task, "the item has no such data")
                        }
                        ItemContent.write(bytes, to: stream, cancellable, task)
                    }
                }
                own.pointee.write_mime_type_finish = { _, result, error in
                    g_task_propagate_boolean(result, error)
                }
            }, query.instance_size, nil, GTypeFlags(0))
    }()

    private static func finish(_ task: OpaquePointer?, _ message: String) {
        let error = g_error_new_literal(g_io_error_quark(), gint(G_IO_ERROR_NOT_FOUND.rawValue), message)
        g_task_return_error(task, error)
        g_object_unref(UnsafeMutableRawPointer(task))
    }

    /// Writes what has been loaded, without waiting for whoever reads it.
    private static func write(
        _ data: Data, to stream: UnsafeMutablePointer<GOutputStream>,
        _ cancellable: UnsafeMutablePointer<GCancellable>?,
        _ task: OpaquePointer?
    ) {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(data.count, 1))
        data.copyBytes(to: bytes, count: data.count)
        final class Writing {
            let bytes: UnsafeMutablePointer<UInt8>, task: OpaquePointer?
            init(_ bytes: UnsafeMutablePointer<UInt8>, _ task: OpaquePointer?) {
                self.bytes = bytes
                self.task = task
            }
        }
        let writing = Unmanaged.passRetained(Writing(bytes, task)).toOpaque()
        g_output_stream_write_all_async(
            stream, bytes, gsize(data.count), gint(G_PRIORITY_DEFAULT), cancellable,
            { source, result, data in
                let writing = Unmanaged<Writing>.fromOpaque(data!).takeRetainedValue()
                let stream = UnsafeMutableRawPointer(source!).assumingMemoryBound(to: GOutputStream.self)
                var error: UnsafeMutablePointer<GError>?
                if g_output_stream_write_all_finish(stream, result, nil, &error) != 0 {
                    g_task_return_boolean(writing.task, 1)
                } else {
                    g_task_return_error(writing.task, error)
                }
                writing.bytes.deallocate()
                g_object_unref(UnsafeMutableRawPointer(writing.task))
                g_object_unref(stream)
            }, writing)
    }
}

/// Runs `body` on the main thread: at once where that is here.
func onMainThread(_ body: @escaping @Sendable () -> Void) {
    if Thread.isMainThread { body() } else { DispatchQueue.main.async(execute: body) }
}

/// Parts that come one by one.
final class Gathering: @unchecked Sendable {
    private var parts: [Data?]
    private var missing: Int
    private let handler: ([Data?]) -> Void

    init(count: Int, _ handler: @escaping ([Data?]) -> Void) {
        parts = Array(repeating: nil, count: count)
        missing = count
        self.handler = handler
        if count == 0 { handler([]) }
    }

    func take(_ data: Data?, at index: Int) {
        parts[index] = data
        missing -= 1
        if missing == 0 { handler(parts) }
    }
}
#endif
