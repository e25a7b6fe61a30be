#if GTK
import Foundation
import Testing

extension Windows {
    /// An assistive tool and a program on Wayland, where windows do not know where they are.
    @MainActor @Suite(.enabled(if: AssistiveBus.isInstalled, "needs python3-pyatspi, at-spi2-core and dbus"))
    struct WaylandTools {
        @Test(.needsSway, .needs(.dbusDaemon)) func controlsAreFoundAndUsed() async throws {
            try await SwayDesktop.run(size: (960, 640), hasBus: true, environment: ["NO_AT_BRIDGE": "0"]) { desktop in
                let program = try desktop.launch("Gallery")
                try await desktop.hasWindow(program)
                let client = try AssistiveClient(environment: desktop.environment)
                try await client.start()
                try await client.ask("attach", ["name": "Gallery"])
                try await client.ask("listen", ["events": ["object"]])
                let pressed =
                    try await client.ask("action", ["role": "push button", "name": "n = 0", "action": "press"]) as? Bool
                #expect(pressed == true)
                let events = try await client.events(until: ["object:property-change:accessible-name"])
                #expect(
                    events.contains("object:property-change:accessible-name 0 n = 1 push button n = 1"), "\(events)")
                // Places are those of the window, which fills the output: a click there hits.
                let place =
                    try await client.ask(
                        "component", ["role": "push button", "name": "n = 1", "call": "getExtents", "with": [1]])
                    as? [Int] ?? []
                try #require(place.count == 4)
                try await desktop.click(place[0] + place[2] / 2, place[1] + place[3] / 2)
                try await until("the button under the pointer counts") {
                    let names = try await client.ask("tree") as? [[String: Any]] ?? []
                    return names.contains { $0["name"] as? String == "n = 2" } ? true : nil
                }
                let field: [String: Any] = ["role": "entry", "name": "Name"]
                try await client.ask("component", field.merging(["call": "grabFocus", "with": [Int]()]) { $1 })
                try await desktop.type("xy")
                try await until("what is typed comes to the field that the tool has chosen") {
                    try await client.strings("text", field)[0].contains("xy") ? true : nil
                }
            }
        }
    }
}
#endif
