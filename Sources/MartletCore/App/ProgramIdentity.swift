/// What the program is called, for the desktop and for the places where it keeps things.
package struct ProgramIdentity: Sendable {
    /// The name turned round, as `org.example.Hello`; without one, the name of the file.
    package let id: String
    /// What people read.
    package let name: String

    /// From the variable `MARTLET_APP_ID`, else from an `Info.plist` beside the program (`CFBundleIdentifier`,
    /// `CFBundleName`), else from the name of the file that runs.
    package static let current = ProgramIdentity(
        environment: ProcessInfo.processInfo.environment, folder: Bundle.main.bundleURL,
        program: CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "App")

    init(environment: [String: String], folder: URL, program: String) {
        let file = try? Data(contentsOf: folder.appendingPathComponent("Info.plist"))
        let list = file.flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) }
        // One of another program in the same folder says nothing.
        let known = (list as? [String: Any]).flatMap { info in
            (info["CFBundleExecutable"] as? String).map { $0 == program } ?? true ? info : nil
        }
        func usable(_ text: Any?) -> String? { (text as? String).flatMap { $0.isEmpty ? nil : $0 } }
        id = usable(environment["MARTLET_APP_ID"]) ?? usable(known?["CFBundleIdentifier"]) ?? program
        name = usable(known?["CFBundleName"]) ?? program
    }
}
