@testable import MartletCore

/// What a test's views have said, and the actions that they hand out.
@MainActor final class Log {
    var lines: [String] = []
    var actions: [String: () -> Void] = [:]

    func callAsFunction(_ parts: Any...) { lines.append(parts.map { "\($0)" }.joined(separator: " ")) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func run(_ name: String, in host: ViewHost) {
        actions[name]!()
        host.flush()
    }
}

extension View {
    /// Registers an action under a name whenever the body around runs.
    func probe(_ log: Log, _ name: String, _ action: @escaping () -> Void) -> Self {
        log.actions[name] = action
        return self
    }
}
