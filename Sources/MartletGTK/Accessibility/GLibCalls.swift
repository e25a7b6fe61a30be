#if GTK
import CGTK

/// Why GLib could not do something.
struct GLibError: Error {
    let message: String

    init(message: String) { self.message = message }

    /// Takes over what GLib gave.
    init(_ error: UnsafeMutablePointer<GError>?) {
        message = error.flatMap { $0.pointee.message.map { String(cString: $0) } } ?? "unknown reason"
        g_clear_error_of(error)
    }
}

private func g_clear_error_of(_ error: UnsafeMutablePointer<GError>?) { if let error { g_error_free(error) } }

/// A closure that GLib calls back once.
final class GLibCompletion {
    private let run: (_ result: OpaquePointer?) -> Void

    private init(_ run: @escaping (OpaquePointer?) -> Void) { self.run = run }

    /// What is handed to GLib beside `ready`; it is let go by the call back.
    static func data(_ run: @escaping (_ result: OpaquePointer?) -> Void) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(GLibCompletion(run)).toOpaque()
    }

    static let ready: GAsyncReadyCallback = { _, result, data in
        Unmanaged<GLibCompletion>.fromOpaque(data!).takeRetainedValue().run(result)
    }
}

/// A call of a method on a bus.
struct DBusCall {
    var name: String
    var path: String
    var interface: String
    var method: String
    var arguments = DBusValue.tuple([])

    /// Sends it; `done` comes from the main loop with the results, never before this returns.
    func send(
        on connection: OpaquePointer, cancellable: OpaquePointer?,
        done: @escaping (Result<[DBusValue], GLibError>) -> Void
    ) {
        g_dbus_connection_call(
            connection, name, path, interface, method, arguments.made(), nil, G_DBUS_CALL_FLAGS_NONE, -1,
            unsafeCancellable(cancellable), GLibCompletion.ready,
            GLibCompletion.data { result in
                var error: UnsafeMutablePointer<GError>?
                guard let reply = g_dbus_connection_call_finish(connection, result, &error) else {
                    return done(.failure(GLibError(error)))
                }
                defer { g_variant_unref(reply) }
                done(.success(DBusValue(reply).elements))
            })
    }
}

func unsafeCancellable(_ pointer: OpaquePointer?) -> UnsafeMutablePointer<GCancellable>? {
    pointer.map { UnsafeMutablePointer($0) }
}
#endif
