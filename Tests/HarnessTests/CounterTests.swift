import MartletTesting
import Testing

private struct Counter: View {
    @State private var n = 0

    var body: some View {
        Press("n = \(n)") { n += 1 }
    }
}

@MainActor struct CounterTests {
    @Test func counting() throws {
        let ui = Harness(size: CGSize(width: 300, height: 200)) { Counter() }
        #expect(ui.texts == ["n = 0"])
        #expect(ui.bodies(of: Counter.self) == 1)
        try ui.tap("n = 0")
        #expect(ui.texts == ["n = 1"])
        #expect(ui.bodies(of: Counter.self) == 2)
        #expect(ui.state(of: Counter.self, "n", as: Int.self) == [1])
        #expect(ui.liveCount(of: Counter.self) == 1)
        #expect(ui.bodyLog == ["Counter", "Press", "Counter", "Press"])
        #expect(ui.lastUpdate.ran.map(\.reason) == [.dependency(["n"]), .input])
        #expect(try ui.frame("n = 1") == CGRect(x: 125, y: 95, width: 50, height: 10))
        ui.forget()
        #expect(ui.bodies(of: Counter.self) == 0)
        #expect(ui.updates.isEmpty)
    }

    @Test func severalSideBySide() throws {
        let one = Harness { Counter() }
        let two = Harness { Counter() }
        try one.tap("n = 0")
        #expect(one.texts == ["n = 1"])
        #expect(two.texts == ["n = 0"])
    }

    @Test func idealSize() {
        let ui = Harness(size: nil) { Counter() }
        #expect(ui.size == CGSize(width: 50, height: 10))
    }

    @Test func failuresHelp() throws {
        let ui = Harness { VStack { Press("Save", isEnabled: false) {}; Word("Saved").seen(0) } }
        let there = " What is there:\n  button \"Save\" disabled (180, 136, 40, 10)"
        let absent = #expect(throws: Harness.Failure.self) { try ui.tap("Sve") }
        #expect(absent?.description == "tap \"Sve\": there is nothing like that. Did you mean \"Save\"?" + there)
        #expect(absent?.reason == .absent)
        let disabled = #expect(throws: Harness.Failure.self) { try ui.tap("Save") }
        #expect(disabled?.description == "tap \"Save\": it is disabled." + there)
        let hidden = #expect(throws: Harness.Failure.self) { try ui.tap("Saved") }
        #expect(hidden?.description == "tap \"Saved\": it is there but cannot be seen: it is transparent." + there)
    }
}
