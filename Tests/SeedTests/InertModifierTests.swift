import MartletTesting
import SwiftUI
import Testing

/// Day 4, section 2: the table of values that have no effect.
@MainActor @Suite("Inert modifiers")
struct InertModifierTests {
    private struct Counter: View {
        @State private var n = 0
        var body: some View { Button("n = \(n)") { n += 1 } }
    }

    private struct Tally: View {
        @State private var n = 0
        var body: some View { Text("n = \(n)").onTapGesture { n += 1 } }
    }

    private struct Switch<Content: View, Changed: View>: View {
        let content: Content
        let change: (Content, Bool) -> Changed
        @State private var isOn = false

        var body: some View {
            VStack {
                change(content, isOn)
                Button("toggle") { isOn.toggle() }
            }
        }
    }

    /// The neutral value looks as no modifier does, the other value differs, and the state outlives the change.
    private func check<Content: View>(_ content: Content, _ change: @escaping (Content, Bool) -> some View) throws {
        let plain = Harness { Switch(content: content) { view, _ in view } }
        let ui = Harness { Switch(content: content, change: change) }
        #expect(try ui.bitmap() == plain.bitmap())
        try ui.tap("n = 0")
        try ui.tap("toggle")
        #expect(ui.texts == ["n = 1", "toggle"])
        let changed = try ui.bitmap()
        try ui.tap("toggle")
        #expect(ui.texts == ["n = 1", "toggle"])
        #expect(try ui.bitmap() != changed)
    }

    @Test func opacity() throws { try check(Tally()) { $0.opacity($1 ? 0.3 : 1) } }
    @Test func padding() throws { try check(Tally()) { $0.padding($1 ? 16 : 0) } }
    @Test func scaleEffect() throws { try check(Tally()) { $0.scaleEffect($1 ? 1.2 : 1) } }
    @Test func foregroundStyle() throws { try check(Tally()) { $0.foregroundStyle($1 ? .red : .primary) } }
    @Test func disabled() throws { try check(Counter()) { $0.disabled($1) } }

    @Test("transformEnvironment: a condition on an environment value without a branch")
    func transformEnvironment() throws {
        try check(Counter()) { counter, isOn in
            counter.transformEnvironment(\.isEnabled) { if isOn { $0 = false } }
        }
    }

    @Test("an opacity of 1 leaves nothing in the picture")
    func opacityOfOne() {
        let ui = Harness { Text("a").opacity(1) }
        #expect(!ui.displayList.contains("opacity"), "\(ui.displayList)")
        #expect(Harness { Text("a").opacity(0.5) }.displayList.contains("opacity"))
    }
}
