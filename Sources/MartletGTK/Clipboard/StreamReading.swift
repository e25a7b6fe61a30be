#if GTK
import CGTK
import Foundation

/// Reads what another program gives, with a limit of time: an owner that is gone or hangs costs nothing but that.
final class StreamReading {
    /// How long the whole may take, in seconds.
    static let patience = 5.0

    typealias Completion =
        @convention(c) (
            UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?
        ) -> Void

    let cancellable = g_cancellable_new()!
    private var timer: guint = 0
    private var memory: UnsafeMutablePointer<GOutputStream>?
    private var handler: ((Data?) -> Void)?

    /// `start` begins the reading with a cancellable and the data for its callback, which calls `opened`.
    @discardableResult
    init(
        _ start: (UnsafeMutablePointer<GCancellable>, gpointer) -> Void, _ handler: @escaping (Data?) -> Void
    ) {
        self.handler = handler
        timer = MainLoop.after(Self.patience) { [self] in
            timer = 0
            answer(nil)
            g_cancellable_cancel(cancellable)
        }
        start(cancellable, Unmanaged.passRetained(self).toOpaque())
    }

    deinit {
        g_object_unref(cancellable)
        if let memory { g_object_unref(memory) }
    }

    /// Takes over the reference that the callback's data is.
    static func from(_ data: gpointer?) -> StreamReading {
        Unmanaged<StreamReading>.fromOpaque(data!).takeRetainedValue()
    }

    /// The stream is there, or will not be. Takes over its reference.
    func opened(_ stream: UnsafeMutablePointer<GInputStream>?) {
        guard let stream else { return answer(nil) }
        let memory = g_memory_output_stream_new_resizable()!
        self.memory = memory
        let flags = GOutputStreamSpliceFlags(
            G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
        g_output_stream_splice_async(
            memory, stream, flags, gint(G_PRIORITY_DEFAULT), cancellable,
            { source, result, data in
                let reading = StreamReading.from(data)
                let memory = UnsafeMutableRawPointer(source!).assumingMemoryBound(to: GOutputStream.self)
                let count = g_output_stream_splice_finish(memory, result, nil)
                reading.finished(memory, isWhole: count >= 0)
            }, Unmanaged.passRetained(self).toOpaque())
        g_object_unref(stream)
    }

    private func finished(_ memory: UnsafeMutablePointer<GOutputStream>, isWhole: Bool) {
        guard isWhole else { return answer(nil) }
        let stream = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: GMemoryOutputStream.self)
        let bytes = g_memory_output_stream_steal_as_bytes(stream)
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)
        answer(start.map { Data(bytes: $0, count: Int(count)) } ?? Data())
    }

    private func answer(_ data: Data?) {
        MainLoop.cancel(&timer)
        let handler = handler
        self.handler = nil
        handler?(data)
    }
}
#endif
