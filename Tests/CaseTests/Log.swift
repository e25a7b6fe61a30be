import SwiftUI

/// The words that the cases use beside SwiftUI's: a log, serial numbers, and actions that the test can run.
@MainActor final class Log {
    private(set) var lines: [String] = []
    private var actions: [String: () -> Void] = [:]
    private var serial = 0

    nonisolated init() {}

    func callAsFunction(_ parts: Any...) { lines.append(parts.map { "\($0)" }.joined(separator: " ")) }

    func nextSerial() -> Int {
        serial += 1
        return serial
    }

    func clear() { lines = [] }

    fileprivate func register(_ name: String, _ action: @escaping () -> Void) { actions[name] = action }

    func action(_ name: String) -> () -> Void { actions[name]! }
}

extension View {
    /// Registers an action whenever the body around runs.
    func probe(_ log: Log, _ name: String, _ action: @escaping () -> Void) -> Self {
        log.register(name, action)
        return self
    }
}

/// The next turn of the main queue.
func later(_ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(action) }
}

/// The main queue after some real seconds.
func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
}
