#if GTK
import Foundation
import MartletTesting
import ProbeScreens
import SwiftUI
import Testing

extension Windows {
    /// What the tests of gestures, controls, scrolling, focus, presentation and motion do in a harness, done to a window.
    @MainActor
    @Suite struct ScriptTests {
        @Test(.needsDesktop) func clicks() async throws {
            try await Scripted.run(.taps) { script in
                try await script.click("Count")
                try await script.click("Count", count: 3)
                try await script.click("Off")
                try await script.click("Toggle")
                try await script.click("Toggle")
                try await script.click("Twice")
                try await script.click("Twice", count: 2)
                try await script.hold("Hold", for: 0.6)
                try await script.hold("Hold", for: 0.1)
                #expect(
                    script.lines == [
                        "appeared", "count 1", "count 2", "count 3", "count 4", "toggle true", "toggle false", "single",
                        "double", "pressing true", "held", "pressing false", "pressing true", "pressing false",
                    ])
            }
        }

        @Test(.needsDesktop) func drags() async throws {
            try await Scripted.run(.drags) { script in
                try await script.drag("box", by: [CGSize(width: 5, height: 0), CGSize(width: 40, height: 30)])
                try await script.drag("box", by: [CGSize(width: 4, height: 4)])
                try await script.drag(
                    "box",
                    by: [CGSize(width: -20, height: 0), CGSize(width: -300, height: 0), CGSize(width: 60, height: 9)])
                try await script.drag("slider", by: (1...8).map { CGSize(width: $0 * 20, height: 0) })
                #expect(script.lines.contains("by 60, 9"))
            }
        }

        @Test(.needsDesktop) func thePointerOverViews() async throws {
            try await Scripted.run(.hover) { script in
                try await script.hover("Left")
                try await script.hover("Right")
                try await script.hover(at: CGPoint(x: 4, y: 4))
                try await script.hover("Right")
                #expect(
                    script.lines == [
                        "appeared", "Left true", "Left false", "Right true", "Right false", "Right true",
                    ])
            }
        }

        @Test(.needsDesktop) func theWheel() async throws {
            try await Scripted.run(.scrolling) { script in
                let middle = CGPoint(x: 240, y: 200)
                try await script.click(middle)
                try await script.wheel(middle, notches: 40)
                try await script.click(middle)
                try await script.wheel(middle, notches: -20)
                try await script.click(middle)
                // Twenty notches of 54 points are 27 rows of 40.
                #expect(script.lines == ["appeared", "row 4", "row 58", "row 31"])
            }
        }

        @Test(.needsDesktop) func keysAndFocus() async throws {
            try await Scripted.run(.keys) { script in
                try await script.click("Name")
                try await script.type("Ada 1!")
                try await script.key(.delete, named: "BackSpace")
                try await script.key(.tab, named: "Tab")
                try await script.type("Paris")
                try await script.key("s", .command, named: "ctrl+s")
                try await script.key(.tab, .shift, named: "shift+Tab")
                try await script.key(.return, named: "Return")
                try await script.key(.escape, named: "Escape")
                #expect(script.lines.contains("saved Ada 1, Paris"))
            }
        }

        @Test(.needsDesktop) func sheetsAndAlerts() async throws {
            try await Scripted.run(.sheet) { script in
                try await script.click("Open")
                try await script.click("Done")
                try await script.click("Ask")
                try await script.click("Yes")
                try await script.click("Open")
                try await script.key(.escape, named: "Escape")
                #expect(script.lines.filter { $0 == "dismissed" }.count == 2)
            }
        }

        @Test(.needsDesktop) func motionComesToItsEnd() async throws {
            try await Scripted.run(.motion) { script in
                try await script.click("Go")
                try await script.click("Show")
                try await script.click("Show")
                try await script.click("Go")
                #expect(
                    script.lines == [
                        "appeared", "arrived true", "here", "shown true", "shown false", "gone", "arrived false",
                    ])
            }
        }
    }
}
#endif
