#if GTK
extension ChildProcess {
    /// Waits for a line that it prints and that satisfies `isMeant`; gives it.
    @discardableResult
    func line(
        _ what: String, within limit: Double = 20, isolation: isolated (any Actor)? = #isolation,
        where isMeant: (String) -> Bool
    ) async throws -> String {
        try await until("the line \(what)", within: limit, detail: { report }) {
            if let line = output.lines.first(where: isMeant) { return line }
            if exit != nil { throw Missed("the line \(what) does not come. \(report)") }
            return nil
        }
    }

    @discardableResult
    func line(
        _ text: String, within limit: Double = 20, isolation: isolated (any Actor)? = #isolation
    ) async throws -> String {
        try await line(text, within: limit) { $0 == text }
    }
}
#endif
