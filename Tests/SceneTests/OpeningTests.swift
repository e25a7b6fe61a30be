import Testing

@testable import MartletCore
@testable import MartletTesting
import SwiftUI

private struct Note: Codable, Hashable { var name: String }

private struct Desktop: App {
    var body: some Scene {
        WindowGroup("Main", id: "main") { Openers() }
        WindowGroup("Note", id: "note", for: Note.self) { $note in NoteView(note: $note) }
        WindowGroup("Number", for: Int.self) { $number in
            Text("number \(number)")
        } defaultValue: {
            42
        }
        Window("Only", id: "only") { Text("only") }
        Settings { Text("settings") }
    }
}

private struct Openers: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack {
            Text("several \(supportsMultipleWindows)")
            Button("main") { openWindow(id: "main") }
            Button("a") { openWindow(value: Note(name: "a")) }
            Button("b by id") { openWindow(id: "note", value: Note(name: "b")) }
            Button("nothing") { openWindow(id: "note") }
            Button("number") { openWindow(value: 7) }
            Button("only") { openWindow(id: "only") }
            Button("settings") { openSettings() }
            Button("close a") { dismissWindow(value: Note(name: "a")) }
            Button("close only") { dismissWindow(id: "only") }
            Button("wrong") { openWindow(id: "nobody") }
            Button("link") { openURL(URL(string: "https://example.com")!) }
        }
    }
}

private struct NoteView: View {
    @Binding var note: Note?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text(note?.name ?? "none")
        Button("rename") { note = Note(name: "c") }
        Button("done") { dismiss() }
    }
}

private struct NothingButSettings: App {
    var body: some Scene { Settings { Text("settings") } }
}

@MainActor struct OpeningTests {
    /// As Apple's; what differs is that it is said, once.
    @Test func anAppOfSettingsOpensNothing() {
        let desk = Desk(NothingButSettings.self)
        #expect(desk.titles == [])
        #expect(desk.windows.diagnostics.map(\.code) == [.missingScene])
        #expect(!desk.windows.hasEnded)
    }

    @Test func byNameAndByValue() throws {
        let desk = Desk(Desktop.self)
        #expect(desk.titles == ["Main"])
        #expect(desk.texts[0].first == "several true")
        try desk[0].tap("main")
        try desk[0].tap("a")
        try desk[0].tap("b by id")
        #expect(desk.titles == ["Main", "Main", "Note", "Note"])
        #expect(desk.texts[2...].map { $0[0] } == ["a", "b"])

        // A value that is open comes to the front; so does the only window of its kind.
        try desk[0].tap("a")
        #expect(desk.titles.count == 4)
        #expect(desk.windows.front === desk.runtime.windows[2])
        try desk[0].tap("only")
        try desk[0].tap("only")
        try desk[0].tap("settings")
        #expect(desk.titles == ["Main", "Main", "Note", "Note", "Only", "Settings"])

        try desk[0].tap("close a")
        try desk[0].tap("close only")
        #expect(desk.titles == ["Main", "Main", "Note", "Settings"])
        #expect(desk.failures == [])
    }

    @Test func theValueOfAWindowCanChange() throws {
        let desk = Desk(Desktop.self)
        try desk[0].tap("a")
        try desk[1].tap("rename")
        #expect(desk.texts[1][0] == "c")
        // It is no longer the window of its first value.
        try desk[0].tap("a")
        #expect(desk.texts[1...].map { $0[0] } == ["c", "a"])
        try desk[1].tap("done")
        #expect(desk.texts[1...].map { $0[0] } == ["a"])
    }

    @Test func windowsWithoutAValue() throws {
        let desk = Desk(Desktop.self)
        try desk[0].tap("nothing")
        #expect(desk.texts[1][0] == "none")
        try desk[0].tap("number")
        #expect(desk.texts[2] == ["number 7"])
        desk.choose("New Number Window")
        #expect(desk.texts[3] == ["number 42"])
    }

    @Test func whatThereIsNotIsSaid() throws {
        let desk = Desk(Desktop.self)
        try desk[0].tap("wrong")
        #expect(desk.titles == ["Main"])
        #expect(desk.windows.diagnostics.map(\.code) == [.missingScene])
        try desk[0].tap("link")
        #expect(desk.windows.openedURLs.map(\.absoluteString) == ["https://example.com"])
    }
}

private struct Launching: App {
    var body: some Scene {
        WindowGroup("Suppressed") { Text("s") }.defaultLaunchBehavior(.suppressed)
        WindowGroup("First") { Text("f") }
        Window("Also", id: "also") { Text("a") }.defaultLaunchBehavior(.presented)
        WindowGroup("Later") { Text("l") }
    }
}

private struct Sized: App {
    var body: some Scene {
        WindowGroup("Fixed", id: "fixed") { Color.red.frame(width: 120, height: 80) }.windowResizability(.contentSize)
        WindowGroup("Between", id: "between") {
            Color.red.frame(minWidth: 100, maxWidth: 200, minHeight: 50, maxHeight: 60)
        }
        .windowResizability(.contentSize)
        .defaultSize(width: 1000, height: 10)
        WindowGroup("Min", id: "min") { Color.red.frame(minWidth: 300, minHeight: 40) }
            .windowResizability(.contentMinSize).defaultSize(width: 10, height: 500)
        WindowGroup("Growing", id: "growing") { Growing() }.windowResizability(.contentSize)
        WindowGroup("Placed", id: "placed") { Text("p") }.defaultPosition(.topTrailing).windowStyle(.hiddenTitleBar)
    }
}

private struct Growing: View {
    @State private var isLarge = false

    var body: some View {
        Button("grow") { isLarge = true }.frame(width: isLarge ? 300 : 100, height: 50)
    }
}

@MainActor struct WindowShapeTests {
    @Test func whichWindowsAreThereAtFirst() {
        #expect(Desk(Launching.self).titles == ["Also"])
    }

    @Test func limitsComeFromTheContent() throws {
        let desk = Desk(Sized.self)
        for id in ["between", "min", "growing", "placed"] { desk.runtime.open(id: id) }
        desk.runtime.flush()
        let windows = desk.runtime.windows
        func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
        #expect(windows.map(\.size) == [size(120, 80), size(200, 50), size(300, 500), size(100, 50), windows[4].size])
        #expect(windows[0].attributes.minSize == size(120, 80) && !windows[0].attributes.isResizable)
        #expect(windows[1].attributes.minSize == size(100, 50) && windows[1].attributes.maxSize == size(200, 60))
        #expect(windows[2].attributes.minSize == size(300, 40))
        #expect(windows[2].attributes.maxSize == CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(windows[4].defaultPosition == .topTrailing && windows[4].attributes.hidesTitleBar)

        // A window as large as its content follows it.
        try desk[3].tap("grow")
        #expect(windows[3].size == size(300, 50) && windows[3].attributes.minSize == size(300, 50))
        #expect(desk.failures == [])
    }

    @Test func whatClosesAsItAppearsIsNeverShown() {
        let desk = Desk(Fleeting.self)
        desk.runtime.open(id: "fleeting")
        desk.runtime.flush()
        #expect(desk.runtime.windows.map { $0.scene.id } == ["stays"])
        #expect(desk.windows.windows.count == 1)
        #expect(desk.failures == [])
    }
}

private struct Fleeting: App {
    var body: some Scene {
        WindowGroup(id: "stays") { Text("stays") }
        WindowGroup(id: "fleeting") { FleetingView() }
    }
}

/// Wants the keyboard and goes, both at once.
private struct FleetingView: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        TextField("Field", text: $text).focused($isFocused)
            .onAppear {
                isFocused = true
                dismiss()
            }
    }
}
