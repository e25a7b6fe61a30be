#if GTK
import CGTK

/// Puts the objects of a directory on a bus: GLib asks for them by path, and nothing is kept for each.
final class AtspiObjects {
    private let directory: AtspiDirectory
    private let connection: OpaquePointer
    private var subtree: guint = 0
    private var cache: guint = 0

    init(_ directory: AtspiDirectory, on connection: OpaquePointer) throws(GLibError) {
        self.directory = directory
        self.connection = connection
        let data = Unmanaged.passUnretained(self).toOpaque()
        var error: UnsafeMutablePointer<GError>?
        subtree = g_dbus_connection_register_subtree(
            connection, AtspiPath.base, &Self.subtreeTable,
            G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES, data, nil, &error)
        if subtree == 0 { throw GLibError(error) }
        cache = g_dbus_connection_register_object(
            connection, AtspiPath.cache, AtspiInterface.infos[AtspiInterface.cache.name], Self.table, data, nil,
            &error)
        if cache == 0 {
            g_dbus_connection_unregister_subtree(connection, subtree)
            throw GLibError(error)
        }
    }

    /// Takes them from the bus. It has to be called before the last reference goes.
    func remove() {
        if subtree != 0 { g_dbus_connection_unregister_subtree(connection, subtree) }
        if cache != 0 { g_dbus_connection_unregister_object(connection, cache) }
        (subtree, cache) = (0, 0)
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> AtspiObjects {
        Unmanaged<AtspiObjects>.fromOpaque(data!).takeUnretainedValue()
    }

    // MARK: What GLib calls

    nonisolated(unsafe) private static var subtreeTable: GDBusSubtreeVTable = {
        var table = GDBusSubtreeVTable()
        // Nobody lists objects by introspection: the tree is asked for by its own interface.
        table.enumerate = { _, _, _, _ in
            g_malloc0(gsize(MemoryLayout<UnsafeMutableRawPointer?>.size))
                .assumingMemoryBound(to: UnsafeMutablePointer<gchar>?.self)
        }
        table.introspect = { _, _, _, node, data in
            guard let node, let path = AtspiPath(node: String(cString: node)) else { return nil }
            let interfaces = AtspiObjects.of(data).directory.interfaces(of: path)
            if interfaces.isEmpty { return nil }
            let list = g_malloc0(gsize((interfaces.count + 1) * MemoryLayout<UnsafeMutableRawPointer?>.size))
                .assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
            for (index, interface) in interfaces.enumerated() {
                list[index] = AtspiInterface.infos[interface.name].flatMap { g_dbus_interface_info_ref($0) }
            }
            return list
        }
        table.dispatch = { _, _, _, _, node, outData, data in
            guard node != nil else { return nil }
            outData?.pointee = data
            return UnsafePointer(AtspiObjects.table)
        }
        return table
    }()

    /// GLib keeps the address.
    nonisolated(unsafe) private static let table: UnsafeMutablePointer<GDBusInterfaceVTable> = {
        let pointer = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, path, interface, method, arguments, invocation, data in
            AtspiObjects.of(data).call(
                String(cString: path!), String(cString: interface!), String(cString: method!),
                DBusValue(arguments!).elements, invocation!)
        }
        table.get_property = { _, _, path, interface, name, error, data in
            let objects = AtspiObjects.of(data)
            if let value = objects.property(String(cString: path!), String(cString: interface!), String(cString: name!))
            {
                return value.made()
            }
            g_set_error_literal(
                error, g_dbus_error_quark(), gint(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue), "There is no such property.")
            return nil
        }
        table.set_property = { _, _, path, interface, name, value, error, data in
            let objects = AtspiObjects.of(data)
            if let path = AtspiPath(path: String(cString: path!)),
                let interface = AtspiInterface(name: String(cString: interface!)),
                objects.directory.set(path, interface, String(cString: name!), DBusValue(value!))
            {
                return 1
            }
            g_set_error_literal(
                error, g_dbus_error_quark(), gint(G_DBUS_ERROR_INVALID_ARGS.rawValue), "It cannot be set to that.")
            return 0
        }
        pointer.initialize(to: table)
        return pointer
    }()

    private func property(_ path: String, _ interface: String, _ name: String) -> DBusValue? {
        if path == AtspiPath.cache { return name == "version" ? .uint(1) : nil }
        guard let path = AtspiPath(path: path), let interface = AtspiInterface(name: interface) else { return nil }
        return directory.property(path, interface, name)
    }

    private func call(
        _ path: String, _ interface: String, _ method: String, _ arguments: [DBusValue], _ invocation: OpaquePointer
    ) {
        var results: [DBusValue]?
        if path == AtspiPath.cache {
            results = method == "GetItems" ? [directory.cacheItems] : nil
        } else if let path = AtspiPath(path: path), let interface = AtspiInterface(name: interface) {
            results = directory.call(path, interface, method, arguments)
        }
        if let results {
            g_dbus_method_invocation_return_value(invocation, DBusValue.tuple(results).made())
        } else {
            g_dbus_method_invocation_return_dbus_error(
                invocation, "org.freedesktop.DBus.Error.UnknownObject", "There is no such object any more.")
        }
    }
}
#endif
