#if GTK
import Foundation

/// Something did not happen, in words.
struct Missed: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Waits until `condition` gives something, looking again every few milliseconds.
///
/// - Parameters:
///   - what: what is waited for, for the message.
///   - limit: seconds; a machine that does nothing else needs a small part of it.
///   - detail: what is there instead, for the message.
@discardableResult
func until<Value>(
    _ what: String, within limit: Double = 20, detail: () -> String = { "" },
    isolation: isolated (any Actor)? = #isolation, _ condition: () async throws -> Value?
) async throws -> Value {
    let end = Date(timeIntervalSinceNow: limit)
    while true {
        if let value = try await condition() { return value }
        guard Date() < end else {
            let more = detail()
            throw Missed("\(what): not within \(limit) s" + (more.isEmpty ? "" : "\n\(more)"))
        }
        try await Task.sleep(for: .milliseconds(8))
    }
}
#endif
