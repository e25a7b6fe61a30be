#if GTK
import CGTK

/// Calls `handler`, a C function of the signal's own shape, with `data` last.
///
/// The object that `data` is must outlive the GObject, or be disconnected by `g_signal_handlers_disconnect_matched`.
@discardableResult
func connect<Handler>(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: Handler, _ data: AnyObject
) -> gulong {
    g_signal_connect_data(
        object, signal, unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(data).toOpaque(), nil,
        GConnectFlags(0))
}

@discardableResult
func connect<Handler>(_ object: OpaquePointer, _ signal: String, _ handler: Handler, _ data: AnyObject) -> gulong {
    connect(UnsafeMutableRawPointer(object), signal, handler, data)
}

/// The object that was given to `connect`.
func object<Object: AnyObject>(_ data: gpointer?, as type: Object.Type = Object.self) -> Object {
    Unmanaged<Object>.fromOpaque(data!).takeUnretainedValue()
}
#endif
