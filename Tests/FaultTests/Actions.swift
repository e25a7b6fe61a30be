import MartletTesting
import SwiftUI
import Testing

/// Actions that a test's views hand out, and what they have counted.
@MainActor final class Actions {
    private var actions: [String: () -> Void] = [:]
    var count = 0

    nonisolated init() {}

    func register(_ name: String, _ action: @escaping () -> Void) { actions[name] = action }

    func action(_ name: String) -> () -> Void { actions[name]! }
}

extension View {
    func probe(_ actions: Actions, _ name: String, _ action: @escaping () -> Void) -> Self {
        actions.register(name, action)
        return self
    }
}

extension Harness {
    func run(_ name: String, _ actions: Actions) {
        actions.action(name)()
        flush()
    }

    /// Whether exactly this was said, and only once, although the mistake is made again and again.
    func expectSaid(_ code: Diagnostic.Code, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        // A picture, another frame, other rooms: nothing of it may say it again or trap.
        flush()
        _ = try? bitmap()
        _ = displayList
        _ = accessibility
        resize(to: CGSize(width: 120, height: 90))
        #expect(diagnostics.map(\.code) == [code], sourceLocation: sourceLocation)
        for part in parts {
            #expect(
                diagnostics.first?.message.contains(part) == true,
                "\(diagnostics.map(\.message)) does not name \(part)", sourceLocation: sourceLocation)
        }
    }

    func expectNothingSaid(sourceLocation: SourceLocation = #_sourceLocation) {
        flush()
        _ = try? bitmap()
        _ = accessibility
        #expect(diagnostics == [], sourceLocation: sourceLocation)
    }
}
