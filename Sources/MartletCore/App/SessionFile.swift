/// The file that an app's session is kept in: an XML property list.
///
/// Nothing of it is trusted: a file that is damaged, or of another kind, is put aside with a message, and the app begins
/// as at its first start. A session is written whole or not at all.
package struct SessionFile {
    package let url: URL

    package init(url: URL) { self.url = url }

    /// The file of an app in the user's state directory (XDG Base Directory Specification: `XDG_STATE_HOME`, or else
    /// `~/.local/state`).
    /// - Parameter app: The app's id. Characters that mean something in a path are replaced.
    package init(app: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let given = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"] ?? NSHomeDirectory()
        let folder = URL(fileURLWithPath: given ?? home + "/.local/state", isDirectory: true)
        var name = String(app.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
        if name.isEmpty || name == "." || name == ".." { name = "app" }
        url = folder.appendingPathComponent(name, isDirectory: true).appendingPathComponent("session.plist")
    }

    /// The largest file that is read, in bytes: state of scenes is small.
    private static let sizeLimit = 16 << 20

    /// What the last run has left; nothing if there was none, or none that can be understood.
    func read() -> Session {
        guard FileManager.default.fileExists(atPath: url.path) else { return Session() }
        do {
            let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
            guard size <= Self.sizeLimit else { throw Damage(reason: "it is \(size) bytes long") }
            let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
            guard let session = Session(propertyList: list) else { throw Damage(reason: "it is no session") }
            return session
        } catch {
            putAside(error)
            return Session()
        }
    }

    private struct Damage: Error, CustomStringConvertible {
        let reason: String
        var description: String { reason }
    }

    private func putAside(_ error: any Error) {
        let aside = url.appendingPathExtension("damaged")
        try? FileManager.default.removeItem(at: aside)
        let isMoved = (try? FileManager.default.moveItem(at: url, to: aside)) != nil
        say(
            "The saved windows in \(url.path) cannot be read (\((error as? Damage)?.reason ?? "not a property list")). "
                + (isMoved ? "The file is kept as \(aside.lastPathComponent)." : "The file stays where it is."))
    }

    /// Writes `session`; says why if it cannot.
    func write(_ session: Session) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let data = try PropertyListSerialization.data(
                fromPropertyList: session.propertyList, format: .xml, options: 0)
            try data.write(to: url, options: .atomic)
        } catch {
            say("The open windows cannot be saved to \(url.path): \((error as NSError).localizedDescription)")
        }
    }

    private func say(_ message: String) {
        Diagnostic.printToStandardError(Diagnostic(code: .session, message: message, path: ""))
    }
}

extension Diagnostic.Code {
    public static let session = Diagnostic.Code(rawValue: "session")
}
