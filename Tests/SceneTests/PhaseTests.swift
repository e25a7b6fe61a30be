import Testing

@testable import MartletCore
@testable import MartletTesting
import SwiftUI

@MainActor private final class Heard { static var phases: [String] = [] }

private struct Phases: App {
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        Inner()
        WindowGroup("Other", id: "other") { PhaseView() }
            .onChange(of: scenePhase) { old, new in Heard.phases.append("app \(old) \(new)") }
    }
}

private struct Inner: Scene {
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup("Inner", id: "inner") { PhaseView() }
            .onChange(of: scenePhase) { old, new in Heard.phases.append("inner \(old) \(new)") }
    }
}

private struct PhaseView: View {
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.controlActiveState) private var state
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Text("\(scenePhase) \(state) \(appearsActive)")
        Button("other") { openWindow(id: "other") }
    }
}

@MainActor @Suite(.serialized) struct PhaseTests {
    @Test func phasesFollowTheDesktop() throws {
        Heard.phases = []
        let desk = Desk(Phases.self)
        #expect(desk.texts.map { $0[0] } == ["active key true"])
        #expect(Set(Heard.phases) == ["inner background active", "app background active"])
        try desk[0].tap("other")
        #expect(desk.texts.map { $0[0] } == ["active inactive false", "active key true"])

        // The keyboard goes to another program.
        Heard.phases = []
        desk.runtime.windows[1].didBecomeKey(false)
        #expect(desk.texts.map { $0[0] } == ["inactive inactive false", "inactive inactive false"])
        #expect(Set(Heard.phases) == ["inner active inactive", "app active inactive"])

        // It comes back to the first window.
        Heard.phases = []
        desk.runtime.windows[0].didBecomeKey(true)
        #expect(desk.texts.map { $0[0] } == ["active key true", "active inactive false"])
        #expect(Set(Heard.phases) == ["inner inactive active", "app inactive active"])

        // One of two is minimised: the app and the other scene stay active.
        Heard.phases = []
        desk.windows.minimize(desk.runtime.windows[0])
        desk.runtime.windows[1].didBecomeKey(true)
        #expect(desk.texts.map { $0[0] } == ["background inactive false", "active key true"])
        #expect(Heard.phases == ["inner active background"])
        #expect(desk.failures == [])
    }
}
