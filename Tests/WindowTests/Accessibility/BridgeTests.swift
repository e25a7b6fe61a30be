#if GTK
import CGTK
import Foundation
import MartletCairo
import MartletCore
import Testing

@testable import MartletGTK

/// The bridge and a tool outside the process (pyatspi), on a bus of their own, without a window.
@MainActor
@Suite(
    .serialized, .enabled(if: AssistiveBus.isInstalled, "needs python3-pyatspi, at-spi2-core and dbus"))
struct BridgeTests {
    private struct Page: View {
        @State var isOn = false
        @State var level = 0.5
        @State var name = "Ada 🐦 L"
        @State var secret = "abc"
        @State var taps = 0
        @State var isShowing = false
        @State var rows = ["one", "two"]
        @Namespace var space

        var body: some View {
            VStack {
                Text("Given name. It is asked for twice.").accessibilityLabeledPair(role: .label, id: 1, in: space)
                TextField("Name", text: $name).accessibilityIdentifier("name")
                    .accessibilityLabeledPair(role: .content, id: 1, in: space)
                SecureField("Word", text: $secret)
                Toggle("On", isOn: $isOn)
                Slider(value: $level, in: 0...2, step: 0.25) { Text("Level") }
                ProgressView("Done", value: 0.25)
                Button("Tap") { taps += 1 }.accessibilityHint("Counts").accessibilityAction(named: "Reset") { taps = 0 }
                Text("Taps \(taps)").accessibilityAddTraits(.isHeader)
                Button("Off") {}.disabled(true)
                Button("Sheet") { isShowing = true }
                Button("Add") { rows.insert("new \(rows.count)", at: 1) }
                Button("Say") { AccessibilityNotification.Announcement("Saved").post() }
                ForEach(rows, id: \.self) { Text($0) }
            }
            .sheet(isPresented: $isShowing) {
                VStack {
                    Text("Question")
                    Button("Close") { isShowing = false }
                }
            }
        }
    }

    /// A program with one window that is none, its bridge, and the tool.
    @MainActor private final class Stage {
        let bus: AssistiveBus
        let host = ViewHost(shaper: CairoPlatform.shaper)
        let bridge: AccessibilityBridge
        private(set) var client: AssistiveClient!
        var copied = ""

        init(_ name: String) async throws {
            bus = try AssistiveBus()
            bridge = AccessibilityBridge(
                applicationName: name, environment: ["AT_SPI_BUS_ADDRESS": try bus.toolsAddress()])
            host.setSize(ProposedViewSize(width: 400, height: 600))
            host.setContent { Page() }
            host.flush()
            host.onNeedsUpdate = { [weak self] in self?.needsFrame = true }
            bridge.add(
                host,
                AccessibilityWindow(
                    title: { "Page" }, screenOrigin: { CGPoint(x: 100, y: 50) },
                    copy: { [weak self] in self?.copied = $0 }, paste: { $0("pasted") }))
            bridge.start()
            client = try AssistiveClient(environment: bus.environment) { [weak self] in self?.turn() }
            try await client.start()
            try await client.ask("attach", ["name": name])
        }

        func turn() {
            guard host.needsUpdate || needsFrame else { return }
            needsFrame = false
            host.advance(to: host.now + 1)
            host.flush()
            bridge.windowDidUpdate(host)
        }

        var needsFrame = false
    }

    @Test func aToolFindsEveryControl() async throws {
        let stage = try await Stage("finds")
        let tree = try await stage.client.ask("tree") as? [[String: Any]] ?? []
        let lines = tree.map { "\($0["depth"]!) \($0["role"]!): \($0["name"]!)" }
        #expect(
            lines == [
                "0 application: finds", "1 frame: Page", "2 label: Given name. It is asked for twice.",
                "2 entry: Name", "2 password text: Word", "2 check box: On", "2 slider: Level",
                "2 progress bar: Done", "2 push button: Tap", "2 heading: Taps 0", "2 push button: Off",
                "2 push button: Sheet", "2 push button: Add", "2 push button: Say", "2 label: one", "2 label: two",
            ])
        func states(_ role: String, _ name: String) -> Set<String> {
            let found = tree.first { $0["role"] as? String == role && $0["name"] as? String == name }
            return Set(found?["states"] as? [String] ?? [])
        }
        #expect(states("entry", "Name").isSuperset(of: ["editable", "focusable", "single line", "showing", "visible"]))
        #expect(states("check box", "On").contains("checkable"))
        #expect(!states("check box", "On").contains("checked"))
        #expect(!states("push button", "Off").contains("sensitive"))
        #expect(states("push button", "Tap").contains("sensitive"))
        #expect(
            try await stage.client.strings("action", ["role": "push button", "name": "Tap"]) == ["press", "Reset"])
        let window = try await stage.client.ask(
            "component", ["role": "push button", "name": "Tap", "call": "getExtents", "with": [1]])
        let screen = try await stage.client.ask(
            "component", ["role": "push button", "name": "Tap", "call": "getExtents", "with": [0]])
        let inWindow = window as? [Int] ?? [], onScreen = screen as? [Int] ?? []
        #expect(inWindow.count == 4 && onScreen == [inWindow[0] + 100, inWindow[1] + 50, inWindow[2], inWindow[3]])
        let middle = [inWindow[0] + inWindow[2] / 2, inWindow[1] + inWindow[3] / 2, 1]
        #expect(
            try await stage.client.strings(
                "component", ["role": "frame", "call": "getAccessibleAtPoint", "with": middle])
                == ["push button", "Tap"])
        #expect(
            try await stage.client.strings("relations", ["role": "entry"]).joined()
                .contains("Given name. It is asked for twice."))
        #expect(
            try await stage.client.ask("matches", ["role": "frame", "roles": ["PUSH_BUTTON"]]) as? [[String]]
                == ["Tap", "Off", "Sheet", "Add", "Say"].map { ["push button", $0] })
    }

    @Test func aToolActsAndHears() async throws {
        let stage = try await Stage("acts")
        let client = stage.client!
        try await client.ask("listen", ["events": ["object", "window", "focus"]])
        _ = try await client.events(until: [])
        #expect(stage.bridge.isListenedTo)

        #expect(
            try await client.ask("action", ["role": "push button", "name": "Tap", "action": "press"]) as? Bool == true)
        var events = try await client.events(until: ["object:property-change:accessible-name"])
        #expect(events.contains("object:property-change:accessible-name 0 Taps 1 heading Taps 1"), "\(events)")
        try await client.ask("action", ["role": "push button", "name": "Tap", "action": "Reset"])
        events = try await client.events(until: ["object:property-change:accessible-name"])
        #expect(events.contains("object:property-change:accessible-name 0 Taps 0 heading Taps 0"), "\(events)")

        try await client.ask("action", ["role": "check box", "name": "On", "action": "toggle"])
        events = try await client.events(until: ["object:state-changed:checked"])
        #expect(
            events.contains { $0.hasPrefix("object:state-changed:checked 1") && $0.hasSuffix("check box On") },
            "\(events)")

        #expect(try await client.ask("value", ["role": "slider", "set": 1.3]) as? [Double] == [1.25, 0, 2, 0.25])
        events = try await client.events(until: ["object:property-change:accessible-value"])
        #expect(
            events.contains { $0.hasPrefix("object:property-change:accessible-value") && $0.hasSuffix("slider Level") })

        try await client.ask("action", ["role": "push button", "name": "Add", "action": "press"])
        events = try await client.events(until: ["object:children-changed:add"])
        #expect(
            events.contains { $0.hasPrefix("object:children-changed:add 13 new 2") && $0.hasSuffix("frame Page") },
            "\(events)")

        try await client.ask("action", ["role": "push button", "name": "Sheet", "action": "press"])
        events = try await client.events(until: ["object:children-changed:add"])
        #expect(events.contains { $0.hasPrefix("object:state-changed:showing 0") && $0.hasSuffix("push button Tap") })
        #expect(events.contains { $0.hasPrefix("object:children-changed:add") && $0.contains("Question") }, "\(events)")
        try await client.ask("action", ["role": "push button", "name": "Close", "action": "press"])
        events = try await client.events(until: ["object:children-changed:remove"])
        #expect(events.contains { $0.hasPrefix("object:state-changed:showing 1") && $0.hasSuffix("push button Tap") })

        try await client.ask("action", ["role": "push button", "name": "Say", "action": "press"])
        events = try await client.events(until: ["object:announcement"])
        #expect(events.contains { $0.hasPrefix("object:announcement 1 Saved") }, "\(events)")

        stage.bridge.windowDidActivate(stage.host)
        events = try await client.events(until: ["window:activate"])
        #expect(events.contains { $0.hasPrefix("window:activate") && $0.hasSuffix("frame Page") }, "\(events)")
        stage.bridge.remove(stage.host)
        events = try await client.events(until: ["window:destroy", "object:children-changed:remove"])
        #expect(events.contains { $0.hasPrefix("window:deactivate") })
        #expect(events.contains { $0.hasPrefix("window:destroy") })
        #expect(try await client.ask("tree") as? [Any] != nil)
    }

    @Test func aToolReadsAndWritesText() async throws {
        let stage = try await Stage("writes")
        let client = stage.client!
        let field: [String: Any] = ["role": "entry", "name": "Name"]
        func ask(_ what: String, _ call: String, _ with: [Any], role: String = "entry") async throws -> Any {
            try await client.ask(what, ["role": role, "call": call, "with": with])
        }
        try await client.ask(
            "listen",
            [
                "events": [
                    "object:text-changed", "object:text-caret-moved", "object:text-selection-changed",
                    "object:state-changed:focused", "focus",
                ]
            ])
        #expect(try await client.strings("text", field) == ["Ada 🐦 L", "0", "7", "0"])
        #expect(try await ask("component", "grabFocus", []) as? Bool == true)
        var events = try await client.events(until: ["object:state-changed:focused"])
        #expect(
            events.contains { $0.hasPrefix("object:state-changed:focused 1") && $0.hasSuffix("entry Name") },
            "\(events)")

        #expect(try await ask("edit", "insertText", [4, "é가", 2]) as? Bool == true)
        events = try await client.events(until: ["object:text-changed:insert", "object:text-caret-moved"])
        #expect(events.contains { $0.hasPrefix("object:text-changed:insert 4 é가") }, "\(events)")
        #expect(try await client.strings("text", field) == ["Ada é가🐦 L", "6", "9", "0"])
        #expect(try await ask("edit", "deleteText", [0, 4]) as? Bool == true)
        events = try await client.events(until: ["object:text-changed:delete"])
        #expect(events.contains { $0.hasPrefix("object:text-changed:delete 0 Ada ") }, "\(events)")
        #expect(try await ask("edit", "setTextContents", ["One two. Three"]) as? Bool == true)
        #expect(try await ask("text", "setCaretOffset", [4]) as? Bool == true)
        events = try await client.events(until: ["object:text-caret-moved"])
        #expect(events.contains { $0.hasPrefix("object:text-caret-moved 4") }, "\(events)")
        #expect(try await ask("text", "addSelection", [4, 7]) as? Bool == true)
        events = try await client.events(until: ["object:text-selection-changed"])
        #expect(events.contains { $0.hasPrefix("object:text-selection-changed") }, "\(events)")
        #expect(try await ask("text", "getSelection", [0]) as? [Int] == [4, 7])

        let words = try await ask("text", "getTextAtOffset", [5, 1]) as? [Any] ?? []
        #expect(words.map { "\($0)" } == ["two. ", "4", "9"])
        let before = try await ask("text", "getTextBeforeOffset", [5, 1]) as? [Any] ?? []
        #expect(before.map { "\($0)" } == ["One ", "0", "4"])
        let letter = try await ask("text", "getCharacterExtents", [4, 1]) as? [Int] ?? []
        let next = try await ask("text", "getCharacterExtents", [5, 1]) as? [Int] ?? []
        #expect(letter.count == 4 && next.count == 4 && letter[2] > 0 && next[0] > letter[0])
        if letter.count == 4 {
            let point = [letter[0] + 1, letter[1] + letter[3] / 2, 1]
            #expect(try await ask("text", "getOffsetAtPoint", point) as? Int == 4)
        }

        #expect(try await ask("edit", "cutText", [0, 4]) as? Bool == true)
        #expect(stage.copied == "One ")
        #expect(try await ask("edit", "pasteText", [0]) as? Bool == true)
        #expect(try await client.strings("text", field)[0] == "pastedtwo. Three")
        #expect(try await client.strings("text", ["role": "password text"])[0] == "\u{2022}\u{2022}\u{2022}")
        #expect(try await ask("edit", "insertText", [1, "x", 1], role: "password text") as? Bool == true)
        #expect(try await client.strings("text", ["role": "password text"])[0] == "\u{2022}\u{2022}\u{2022}\u{2022}")
        let sentence = try await ask("text", "getTextAtOffset", [14, 3], role: "label") as? [Any] ?? []
        #expect(sentence.first.map { "\($0)" } == "It is asked for twice.")
    }

    /// The law of cost: while nobody listens, updates read nothing of the elements.
    @Test func whatNobodyHearsCostsNothing() async throws {
        let stage = try await Stage("costs")
        let client = stage.client!
        // A tool that hears of windows alone wants nothing of the elements.
        try await client.ask("listen", ["events": ["window:activate"]])
        func press() {
            stage.host.input.pointerDown(at: .zero)
            stage.host.input.pointerUp(at: .zero)
            stage.host.flush()
            stage.bridge.windowDidUpdate(stage.host)
        }
        let before = stage.bridge.readings
        #expect(!stage.bridge.isListenedTo)
        for _ in 0..<20 { press() }
        #expect(stage.bridge.readings == before)
        try await client.ask("listen", ["events": ["object:state-changed"]])
        #expect(stage.bridge.isListenedTo)
        let listening = stage.bridge.readings
        #expect(listening == before + 1, "what the tool is told of later begins here")
        for _ in 0..<20 { press() }
        #expect(stage.bridge.readings == listening, "nothing of the views has changed")
        try await client.ask("unlisten", ["events": ["object:state-changed"]])
        #expect(!stage.bridge.isListenedTo)
    }

    @Test func aBusThatIsMissingIsSaidOnce() async throws {
        var problems: [String] = []
        let bridge = AccessibilityBridge(
            applicationName: "alone", environment: ["AT_SPI_BUS_ADDRESS": "unix:path=/nowhere/at-all"])
        bridge.onProblem = { problems.append($0) }
        let host = ViewHost(shaper: CairoPlatform.shaper)
        bridge.add(host, AccessibilityWindow(title: { "" }))
        bridge.start()
        let end = ContinuousClock.now + .seconds(20)
        while problems.isEmpty, ContinuousClock.now < end {
            g_main_context_iteration(nil, 0)
            try await Task.sleep(for: .milliseconds(1))
        }
        #expect(problems.count == 1)
        bridge.windowDidUpdate(host)
        #expect(!bridge.isConnected && bridge.readings == 0)
    }
}
#endif
