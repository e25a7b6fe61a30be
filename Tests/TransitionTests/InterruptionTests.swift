import MartletTesting
import SwiftUI
import Testing

/// Views that turn back on their way.
@MainActor @Suite struct InterruptionTests {
    @Test("Removed while it comes, and back while it goes: always from where it is", arguments: [false, true])
    func turning(isCustom: Bool) async throws {
        if isCustom { try await turn(Fading()) } else { try await turn(.opacity) }
    }

    private struct Fading: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
    }

    private func turn(_ transition: some Transition) async throws {
        let (ui, script) = stage(transition)
        ui.animate { script.isShown = true }
        await ui.advance(by: .milliseconds(750))
        ui.animate { script.isShown = false }
        // Both linear changes act: 0.75 + t - t stays until the first is over, then falls.
        #expect(near(try ui.opacity("it"), 0.75))
        await ui.advance(by: .milliseconds(250))
        #expect(near(try ui.opacity("it"), 0.75))
        await ui.advance(by: .milliseconds(250))
        #expect(near(try ui.opacity("it"), 0.5))
        ui.animate { script.isShown = true }
        #expect(near(try ui.opacity("it"), 0.5))
        await ui.advance(by: .seconds(1))
        #expect(try ui.opacity("it") == 1)
        ui.expectSameAsFresh()
    }

    /// Source: the documentation of `TransitionPhase`: "If a view is re-added while it is transitioning out, its phase
    /// will change back to identity."
    @Test("A view that returns in time is the same view, with its state") func identity() async throws {
        struct Counting: View {
            let script: Script
            @State private var number: Int
            init(script: Script) {
                self.script = script
                script.number += 1
                _number = State(initialValue: script.number)
            }
            var body: some View {
                Text("\(number)").onAppear { script.log.append("came") }.onDisappear { script.log.append("went") }
            }
        }
        struct Content: View {
            let script: Script
            var body: some View { VStack { if script.isShown { Counting(script: script) } } }
        }
        let script = Script()
        let ui = Harness { Content(script: script) }
        ui.animate { script.isShown = true }
        let first = ui.texts
        await ui.advance(by: .milliseconds(500))
        ui.animate { script.isShown = false }
        #expect(ui.texts == [])
        await ui.advance(by: .milliseconds(300))
        ui.animate { script.isShown = true }
        #expect(ui.texts == first)
        await ui.advance(by: .seconds(2))
        #expect(script.log == ["came"])
        // One that has gone is another.
        ui.animate { script.isShown = false }
        await ui.advance(by: .seconds(2))
        ui.animate { script.isShown = true }
        #expect(ui.texts != first)
        #expect(script.log == ["came", "went", "came"])
    }

    @Test("Rows, branches and ids return as well") func otherPlaces() async throws {
        struct Content: View {
            let script: Script
            var body: some View {
                VStack {
                    ForEach(script.items, id: \.self) { Born(name: "row \($0)", script: script) }
                    if script.number == 0 {
                        Born(name: "zero", script: script)
                    } else {
                        Born(name: "other", script: script)
                    }
                    Born(name: "id", script: script).id(script.number)
                }
            }
        }
        struct Born: View {
            let name: String
            let script: Script
            @State private var isThere = true
            var body: some View {
                Color.red.frame(width: 10, height: 10)
                    .onAppear { script.log.append(name) }.onDisappear { script.log.append("no " + name) }
            }
        }
        let script = Script()
        script.items = [1, 2, 3]
        let ui = Harness { Content(script: script) }
        script.log = []
        ui.animate {
            script.items = [3, 1]
            script.number = 1
        }
        #expect(Set(script.log) == ["other", "id"])
        await ui.advance(by: .milliseconds(500))
        ui.animate {
            script.items = [1, 2, 3]
            script.number = 0
        }
        await ui.advance(by: .seconds(2))
        #expect(script.log.filter { $0.hasPrefix("no ") }.sorted() == ["no id", "no other"])
        #expect(Set(script.log) == ["other", "id", "no id", "no other"])
        ui.expectSameAsFresh()
        #expect(ui.diagnostics.isEmpty)
    }
}
