import Testing

@testable import MartletCore
@testable import MartletTesting
import SwiftUI

private struct PlainApp: App {
    var body: some Scene {
        WindowGroup { Text("plain") }
    }
}

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct SelectionKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    fileprivate var selection: Binding<Int>? {
        get { self[SelectionKey.self] }
        set { self[SelectionKey.self] = newValue }
    }
}

@MainActor private final class Done { static var log: [String] = [] }

private struct Busy: App {
    @State private var isOn = false
    @State private var hasMore = false
    @State private var model = Tally()

    var body: some Scene {
        WindowGroup("Main", id: "main") { BusyView() }
            .commands {
                CommandMenu("Things") {
                    Button("First") { Done.log.append("first") }.keyboardShortcut("1")
                    Toggle("Bold \(model.count)", isOn: $isOn).keyboardShortcut("b", modifiers: [.command, .shift])
                    Divider()
                    Button("Never") {}.disabled(true)
                    if hasMore { Button("More", role: .destructive) { Done.log.append("more") } }
                    Text("words")
                }
                CommandGroup(before: .newItem) { Button("Before New") { hasMore.toggle() } }
                CommandGroup(after: .newItem) { Button("After New") { model.count += 1 } }
                CommandGroup(replacing: .help) { Button("Manual") { Done.log.append("manual") } }
                FocusCommands()
                if hasMore { CommandMenu("Extra") { Button("In extra") {} } }
            }
        WindowGroup("Hidden", id: "hidden") { Text("h") }
            .commands { CommandMenu("Gone") { Button("gone") {} } }
            .commandsRemoved()
        Window("Palette", id: "palette") { Text("p") }.keyboardShortcut("0", modifiers: [.command, .option])
        Settings { Text("settings") }
    }
}

private struct FocusCommands: Commands {
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.selection) private var selection

    var body: some Commands {
        CommandMenu("Focus") {
            Button("About \(title ?? "nothing")") { Done.log.append("about \(title ?? "nothing")") }
                .disabled(title == nil)
            Button("Selected \(selection ?? -1)") { selection? += 1 }
        }
    }
}

private struct BusyView: View {
    @State private var selection = 0
    @State private var text = ""
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack {
            Text("selection \(selection)")
            TextField("a", text: $text).accessibilityIdentifier("a").focusedValue(\.title, "field a")
            TextField("b", text: $text).accessibilityIdentifier("b").focusedValue(\.title, "field b")
            Button("own") { Done.log.append("own") }.keyboardShortcut("1", modifiers: [.command, .control])
            Button("open") { openWindow(id: "main") }
        }
        .focusedSceneValue(\.selection, $selection)
    }
}

@MainActor @Suite(.serialized) struct MenuTests {
    @Test func everyAppHasTheStandardMenus() {
        let desk = Desk(PlainApp.self)
        desk.runtime.flush()
        #expect(desk.runtime.menus.menus.map(\.title) == ["Test", "File", "Edit", "Window"])
        #expect(desk.items("Test") == ["About Test", "-", "Quit Test"])
        #expect(desk.items("File") == ["New Window", "-", "Close"])
        #expect(desk.items("Edit") == ["Undo", "Redo", "-", "Cut", "Copy", "Paste", "Select All"])
        #expect(desk.items("Window") == ["Minimize"])
        #expect(desk.command("Quit Test")?.shortcut == KeyboardShortcut("q"))
        #expect(desk.command("Copy")?.isEnabled == false)
    }

    @Test func commandsStandWhereTheySay() {
        let desk = Desk(Busy.self)
        desk.runtime.flush()
        #expect(desk.runtime.menus.menus.map(\.title) == ["Test", "File", "Edit", "Things", "Focus", "Window", "Help"])
        #expect(desk.items("Test") == ["About Test", "-", "Settings…", "-", "Quit Test"])
        #expect(desk.items("File") == ["Before New", "-", "New Window", "-", "After New", "-", "Close"])
        #expect(desk.items("Things") == ["First", "Bold 0", "-", "Never", "(words)"])
        #expect(desk.items("Help") == ["Manual"])
        #expect(desk.items("Window") == ["Minimize", "-", "Palette"])
        #expect(desk.command("Never")?.isEnabled == false)
        #expect(desk.command("Bold 0")?.state == .off)
        #expect(desk.command("Palette")?.shortcut == KeyboardShortcut("0", modifiers: [.command, .option]))
    }

    /// The menus follow what the commands read.
    @Test func menusFollowState() {
        let desk = Desk(Busy.self)
        desk.choose("After New")
        desk.choose("Bold 1")
        #expect(desk.command("Bold 1")?.state == .on)
        desk.choose("Before New")
        #expect(desk.items("Things") == ["First", "Bold 1", "-", "Never", "More", "(words)"])
        #expect(desk.command("More")?.isDestructive == true)
        #expect(desk.items("Extra") == ["In extra"])
        desk.choose("Before New")
        #expect(desk.items("Extra") == [])
        // Nothing has changed: the menus are not read anew.
        let menus = desk.runtime.menus
        desk.runtime.flush()
        #expect(desk.runtime.menus == menus)
        #expect(desk.failures == [])
    }

    @Test func shortcutsWorkWithoutAMenuThatIsDrawn() throws {
        Done.log = []
        let desk = Desk(Busy.self)
        #expect(desk[0].press("1", modifiers: .command))
        #expect(Done.log == ["first"])
        // The window's own views go before.
        #expect(desk[0].press("1", modifiers: [.command, .control]))
        #expect(Done.log == ["first", "own"])
        #expect(desk[0].press("b", modifiers: [.command, .shift]))
        #expect(desk.command("Bold 0")?.state == .on)
        #expect(desk[0].press("n", modifiers: .command))
        #expect(desk.runtime.windows.count == 2)
        #expect(desk[0].press(",", modifiers: .command))
        #expect(desk.titles.contains("Settings"))
        #expect(!desk[0].press("y", modifiers: .command))
    }

    @Test func commandsSeeTheFocus() throws {
        Done.log = []
        let desk = Desk(Busy.self)
        #expect(desk.items("Focus") == ["About nothing", "Selected 0"])
        try desk[0].focus("a")
        #expect(desk.items("Focus") == ["About field a", "Selected 0"])
        try desk[0].focus("b")
        desk.choose("About field b")
        #expect(Done.log == ["about field b"])
        desk.choose("Selected 0")
        #expect(desk.texts[0][0] == "selection 1")
        #expect(desk.items("Focus")[1] == "Selected 1")

        // Another window in front has values of its own.
        try desk[0].tap("open")
        #expect(desk.items("Focus") == ["About nothing", "Selected 0"])
        desk.runtime.windows[0].didBecomeKey(true)
        #expect(desk.items("Focus") == ["About field b", "Selected 1"])
        desk.runtime.close(desk.runtime.windows[0])
        #expect(desk.items("Focus") == ["About nothing", "Selected 0"])
        #expect(desk.failures == [])
    }

    @Test func theEditMenuReachesTheFocusedField() throws {
        let desk = Desk(Busy.self)
        try desk[0].type("word", into: "a")
        #expect(desk.command("Select All")?.isEnabled == true)
        desk.choose("Select All")
        try desk[0].type("x")
        #expect(try desk[0].value("a") == "x")
    }

    @Test func openWindowsAreListed() throws {
        let desk = Desk(PlainApp.self)
        desk.choose("New Window")
        let states = try #require(desk.menu("Window")).commands.filter { $0.title == "Test" }.map(\.state)
        #expect(states == [.off, .on])
        #expect(desk.command("Minimize")?.isEnabled == true)
        desk.choose("Close")
        #expect(desk.runtime.windows.count == 1)
        #expect(desk.menu("Window")?.commands.map(\.title) == ["Minimize"])
    }
}

private struct WithExtra: App {
    @State private var isThere = true

    var body: some Scene {
        WindowGroup { Button("toggle") { isThere.toggle() } }
        MenuBarExtra("Tray", isInserted: $isThere) { Button("In tray") { Done.log.append("tray") } }
    }
}

@MainActor @Suite(.serialized) struct ExtraTests {
    /// Without a tray the content is a menu, which is said once.
    @Test func anExtraIsAMenu() throws {
        Done.log = []
        let desk = Desk(WithExtra.self)
        #expect(desk.items("Tray") == ["In tray"])
        desk.choose("In tray")
        #expect(Done.log == ["tray"])
        #expect(desk.windows.diagnostics.map(\.code) == [.unsupported])
        try desk[0].tap("toggle")
        #expect(desk.items("Tray") == [])
    }
}
