import Foundation
import Testing

@testable import MartletCore
@testable import MartletTesting
import SwiftUI

@MainActor private final class Told {
    static var log: [String] = []
    static var allows = true
    static var stays = false
}

private final class Delegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) { Told.log.append("launched") }
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        Told.log.append("asked")
        return Told.allows ? .terminateNow : .terminateCancel
    }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { !Told.stays }
    func applicationWillTerminate(_ notification: Notification) { Told.log.append("ends") }
    func application(_ application: NSApplication, open urls: [URL]) { Told.log.append("opens \(urls[0])") }
}

private struct Delegated: App {
    @NSApplicationDelegateAdaptor(Delegate.self) private var delegate
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup { PhaseTeller() }
            .onChange(of: scenePhase) { Told.log.append("app \(scenePhase)") }
    }
}

private struct PhaseTeller: View {
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        Text("told")
            .onChange(of: scenePhase) { _, new in Told.log.append("window \(new)") }
            .onDisappear { Told.log.append("disappears") }
    }
}

private struct Linked: App {
    var body: some Scene {
        WindowGroup("One", id: "one") { LinkView(name: "one", events: ["one"]) }
        WindowGroup("Two", id: "two") { LinkView(name: "two", events: ["two"]) }.handlesExternalEvents(matching: ["two"]
        )
    }
}

private struct LinkView: View {
    let name: String
    let events: Set<String>

    var body: some View {
        Text(name).onOpenURL { Told.log.append("\(name) \($0)") }
            .handlesExternalEvents(preferring: events, allowing: events)
    }
}

@MainActor @Suite(.serialized) struct DelegateTests {
    @Test func aDelegateHearsOfTheEnd() {
        (Told.log, Told.allows, Told.stays) = ([], true, false)
        let desk = Desk(Delegated.self)
        #expect(Told.log.first == "launched")
        Told.log = []
        Told.allows = false
        #expect(!desk.runtime.terminate())
        #expect(Told.log == ["asked"] && !desk.runtime.hasEnded)
        Told.allows = true
        Told.log = []
        desk.choose("Quit Test")
        #expect(desk.runtime.hasEnded)
        #expect(Told.log.filter { $0 != "app background" } == ["asked", "window background", "ends", "disappears"])
        #expect(Told.log.contains("app background"))
    }

    @Test func anAppMayOutliveItsWindows() {
        (Told.log, Told.allows, Told.stays) = ([], true, true)
        let desk = Desk(Delegated.self)
        desk.runtime.userCloses(desk.runtime.windows[0])
        #expect(!desk.runtime.hasEnded && desk.runtime.windows.isEmpty)
        desk.choose("New Window")
        #expect(desk.runtime.windows.count == 1)
        Told.stays = false
        desk.runtime.userCloses(desk.runtime.windows[0])
        #expect(desk.runtime.hasEnded)
    }

    @Test func addressesGoToTheWindowThatWantsThem() {
        Told.log = []
        let desk = Desk(Linked.self)
        #expect(desk.runtime.open(URL(string: "app://one/1")!))
        // No open window takes it: one of the scene that does is opened.
        #expect(desk.runtime.open(URL(string: "app://two/2")!))
        #expect(desk.titles == ["One", "Two"])
        #expect(desk.runtime.open(URL(string: "app://one/3")!))
        #expect(Told.log == ["one app://one/1", "two app://two/2", "one app://one/3"])
        #expect(desk.titles == ["One", "Two"])
        #expect(desk.windows.front === desk.runtime.windows[0])
    }
}
