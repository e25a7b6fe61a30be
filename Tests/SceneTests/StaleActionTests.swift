import Testing

@testable import MartletCore
@testable import MartletTesting
import SwiftUI

private struct Staying: App {
    var body: some Scene {
        WindowGroup(id: "stays") { Text("stays") }
        WindowGroup(id: "goes") { Going().environment(\.lineLimit, 3) }
    }
}

/// Keeps an action that outlives its window.
private struct Going: View {
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openWindow) private var openWindow
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.colorScheme) private var colorScheme
    @State private var count = 7
    @FocusState private var isFocused: Bool
    @SceneStorage("stale") private var stored = 5
    @AppStorage("stale") private var kept = 6

    var body: some View {
        TextField("Field", text: .constant("")).focused($isFocused)
            .onAppear {
                StaleActionTests.action = {
                    count += 1
                    isFocused = true
                    stored += 1
                    kept += 1
                    dismissWindow(id: "goes")
                    openWindow(id: "stays")
                    return "\(count) \(isFocused) \(stored) \(kept) \(colorScheme)"
                        + (lineLimit == nil || lineLimit == 3 ? "" : " lines")
                }
            }
    }
}

/// Actions that run after the window of their view has gone: a timer, a task, an answer from elsewhere.
@MainActor struct StaleActionTests {
    static var action: (() -> String)?

    @Test func readAndWriteWithoutHarm() throws {
        let desk = Desk(Staying.self)
        desk.runtime.open(id: "goes")
        desk.runtime.flush()
        let action = try #require(Self.action)
        desk.runtime.close(id: "goes", value: nil)
        desk.runtime.flush()
        #expect(action().hasSuffix("light"))
        desk.runtime.flush()
        // What is asked of the app still counts.
        #expect(desk.runtime.windows.map { $0.scene.id } == ["stays", "stays"])
        Self.action = nil
    }
}
