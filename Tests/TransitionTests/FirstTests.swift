import MartletTesting
import SwiftUI
import Testing

private struct Example: View {
    @State private var isShown = true
    var body: some View {
        VStack {
            if isShown { Color.red.accessibilityIdentifier("it") }
            Button("go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
    }
}

@MainActor @Suite struct FirstTests {
    @Test("A view without a transition of its own fades") func first() async throws {
        let ui = Harness { Example() }
        try ui.tap("go")
        await ui.advance(by: .milliseconds(500))
        #expect(abs(try ui.opacity("it") - 0.5) < 0.02)
    }
}
