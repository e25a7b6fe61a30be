#if GTK
import Foundation
import Testing

extension Windows {
    /// An assistive tool outside the program uses the Gallery in a real window.
    @MainActor @Suite(.enabled(if: AssistiveBus.isInstalled, "needs python3-pyatspi, at-spi2-core and dbus"))
    struct AssistiveTools {
        private struct Control: Equatable, CustomStringConvertible {
            let role, name: String
            init(_ role: String, _ name: String) {
                self.role = role
                self.name = name
            }
            var description: String { "\(role) \(name)" }
        }

        private func withGallery(
            _ body: (Program, ServerWindow, AssistiveClient) async throws -> Void
        ) async throws {
            var options = Desktop.Options()
            options.hasBus = true
            options.environment = ["NO_AT_BRIDGE": "0"]
            try await Desktop.run(options) { desktop in
                let program = try await desktop.start("Gallery")
                let window = try await program.window()
                let client = try AssistiveClient(environment: desktop.environment)
                try await client.start()
                try await client.ask("attach", ["name": "Gallery"])
                try await body(program, window, client)
            }
        }

        @Test(.needsDesktop, .needs(.dbusDaemon)) func everyControlOfTheGalleryIsFound() async throws {
            try await withGallery { _, window, client in
                let tree = try await client.ask("tree") as? [[String: Any]] ?? []
                let found = tree.map { Control($0["role"] as? String ?? "", $0["name"] as? String ?? "") }
                #expect(found.prefix(2) == [Control("application", "Gallery"), Control("frame", "Gallery")])
                let controls = found.filter { !["application", "frame", "label", "image"].contains($0.role) }
                #expect(
                    controls == [
                        Control("push button", "Plain"), Control("push button", "Prominent"),
                        Control("push button", "Off"), Control("check box", "Checkbox"),
                        Control("check box", "Switch"), Control("entry", "Name"), Control("progress bar", ""),
                        Control("push button", "n = 0"), Control("push button", "n = 0"),
                        Control("push button", "n = 0"),
                    ])
                for name in ["Martlet", "안녕하세요 · こんにちは · مرحبا · 🐦", "let answer = 42", "Label with a symbol"] {
                    #expect(found.contains(Control("label", name)), "\(name)")
                }
                for name in ["star", "pawprint", "cloud sun"] {
                    #expect(found.contains(Control("image", name)), "\(name)")
                }
                let unnamed = tree.filter { ($0["name"] as? String)?.isEmpty != false }
                #expect(unnamed.map { $0["role"] as? String } == ["progress bar"], "only what nobody named has no name")
                // The places on the screen are where the server has them: a click there hits.
                let place =
                    try await client.ask(
                        "component", ["role": "push button", "name": "n = 0", "call": "getExtents", "with": [0]])
                    as? [Int] ?? []
                let middle = ["\(place[0] + place[2] / 2)", "\(place[1] + place[3] / 2)"]
                try await window.program.desktop.events(["mousemove", "--"] + middle + ["click", "1"])
                try await client.ask("listen", ["events": ["object:property-change"]])
                try await until("the button under the pointer counts") {
                    let names = try await client.ask("tree") as? [[String: Any]] ?? []
                    return names.contains { $0["name"] as? String == "n = 1" } ? true : nil
                }
            }
        }

        @Test(.needsDesktop, .needs(.dbusDaemon)) func buttonsArePressedTextIsEditedAndChangesAreHeard() async throws {
            try await withGallery { program, window, client in
                try await client.ask("listen", ["events": ["object", "window", "focus"]])
                #expect(
                    try await client.ask("action", ["role": "push button", "name": "n = 0", "action": "press"]) as? Bool
                        == true)
                var events = try await client.events(until: ["object:property-change:accessible-name"])
                #expect(
                    events.contains("object:property-change:accessible-name 0 n = 1 push button n = 1"), "\(events)")

                // A person clicks where the tool says that the button is, and the tool hears it.
                let place =
                    try await client.ask(
                        "component", ["role": "push button", "name": "n = 1", "call": "getExtents", "with": [1]])
                    as? [Int] ?? []
                try await window.click(CGPoint(x: place[0] + place[2] / 2, y: place[1] + place[3] / 2))
                events = try await client.events(until: ["object:property-change:accessible-name"])
                #expect(
                    events.contains("object:property-change:accessible-name 0 n = 2 push button n = 2"), "\(events)")

                try await client.ask("action", ["role": "check box", "name": "Switch", "action": "toggle"])
                events = try await client.events(until: ["object:state-changed:checked"])
                #expect(
                    events.contains {
                        $0.hasPrefix("object:state-changed:checked 0") && $0.hasSuffix("check box Switch")
                    }, "\(events)")

                let field: [String: Any] = ["role": "entry", "name": "Name"]
                #expect(try await client.strings("text", field)[0] == "Martlet")
                try await client.ask("edit", field.merging(["call": "insertText", "with": [7, " 가", 2]]) { $1 })
                events = try await client.events(until: ["object:text-changed:insert"])
                #expect(events.contains { $0.hasPrefix("object:text-changed:insert 7  가") }, "\(events)")
                try await client.ask("component", field.merging(["call": "grabFocus", "with": [Int]()]) { $1 })
                events = try await client.events(until: ["object:state-changed:focused"])
                #expect(
                    events.contains { $0.hasPrefix("object:state-changed:focused 1") && $0.hasSuffix("entry Name") },
                    "\(events)")
                // What is typed comes to the field that the tool has chosen, and the tool hears it.
                try await program.desktop.events(["type", "xy"])
                events = try await client.events(until: ["object:text-changed:insert", "object:text-caret-moved"])
                #expect(events.contains { $0.hasPrefix("object:text-changed:insert 9 x") }, "\(events)")
                try await until("both letters are there") {
                    try await client.strings("text", field)[0] == "Martlet 가xy" ? true : nil
                }
            }
        }

        @Test(.needsDesktop, .needs(.dbusDaemon)) func aBusThatDiesTakesNothingWithIt() async throws {
            try await withGallery { program, window, client in
                try await client.ask("listen", ["events": ["object"]])
                for pid in program.desktop.surroundings.processes where pid != program.child.pid {
                    let command = FileManager.default.contents(atPath: "/proc/\(pid)/cmdline") ?? Data()
                    if command.range(of: Data("at-spi-bus-launcher".utf8)) != nil { kill(pid, SIGKILL) }
                    if command.range(of: Data("accessibility.conf".utf8)) != nil { kill(pid, SIGKILL) }
                }
                try await until("it is said", detail: { program.child.report }) {
                    program.child.errors.text.contains("the bus for assistive tools has gone") ? true : nil
                }
                // The program goes on, and a tool that comes later finds it on the bus that is started for it.
                try await window.click(CGPoint(x: 20, y: 20))
                let environment = program.desktop.environment
                let ask = try ChildProcess(
                    "/usr/bin/python3",
                    [
                        "-c",
                        "from gi.repository import Gio; Gio.bus_get_sync(Gio.BusType.SESSION, None).call_sync("
                            + "'org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None, 0, 20000, None)",
                    ], environment: environment)
                #expect(try await ask.end() == .code(0))
                let later = try AssistiveClient(environment: environment)
                try await later.start()
                try await later.ask("attach", ["name": "Gallery"])
                let names = try await later.ask("action", ["role": "push button", "name": "Plain"]) as? [String]
                #expect(names == ["press"])
                #expect(program.child.exit == nil)
            }
        }
    }
}
#endif
