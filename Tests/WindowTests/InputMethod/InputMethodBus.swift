#if GTK
import Foundation
import Testing

/// An ibus of the test's own on a desktop, with what it has stored in memory.
struct InputMethodBus {
    let daemon: ChildProcess
    let desktop: any TestDesktop

    static let options = Desktop.Options(hasBus: true, environment: ["GTK_IM_MODULE": "ibus"])

    init(_ desktop: any TestDesktop) async throws {
        self.desktop = desktop
        var environment = desktop.environment
        // Engines in Python want the system's own.
        environment["PATH"] = "/usr/bin:/bin"
        let daemon = try ChildProcess(
            Tool.ibusDaemon.path ?? "ibus-daemon",
            [
                "--panel", "disable", "--emoji-extension", "disable", "--cache=refresh", "--config",
                "/usr/libexec/ibus-memconf",
            ],
            environment: environment)
        self.daemon = daemon
        try await until("ibus is up", detail: { daemon.report }) {
            try await desktop.say(.ibus, "list-engine").contains("hangul") ? true : nil
        }
    }

    /// Chooses an engine; it takes a moment to be there.
    func choose(_ engine: String) async throws {
        var said = ""
        try await until("the engine \(engine)", detail: { said + daemon.report }) {
            said += try await desktop.say(.ibus, "engine", engine)
            return try await desktop.say(.ibus, "engine").contains(engine) ? true : nil
        }
    }

    static func has(_ engine: String) -> Bool {
        FileManager.default.fileExists(atPath: "/usr/share/ibus/component/\(engine).xml")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test where ibus or its engine is not installed.
    static func needsEngine(_ name: String) -> Self {
        .enabled(
            if: Tool.missing([.ibus, .ibusDaemon]) == nil && InputMethodBus.has(name),
            "ibus-\(name) missing: Scripts/set-up --tests installs it")
    }
}
#endif
