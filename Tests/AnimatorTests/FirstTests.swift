import MartletTesting
import SwiftUI
import Testing

private struct Example: View {
    @State private var isFaint = false
    var body: some View {
        VStack {
            Color.red.opacity(isFaint ? 0 : 1).accessibilityIdentifier("it")
            Button("go") { withAnimation(.linear(duration: 1)) { isFaint.toggle() } }
        }
    }
}

@MainActor @Suite struct FirstTests {
    @Test("An animation moves what is drawn") func first() async throws {
        let ui = Harness { Example() }
        try ui.tap("go")
        await ui.advance(by: .milliseconds(500))
        #expect(abs(try ui.opacity("it") - 0.5) < 0.02)
    }
}
