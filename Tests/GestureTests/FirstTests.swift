import MartletTesting
import SwiftUI
import Testing

private struct Example: View {
    @State private var taps = 0
    var body: some View { Text("\(taps)").onTapGesture { taps += 1 } }
}

@MainActor @Suite struct FirstTests {
    @Test("A tap reaches the view") func first() throws {
        let ui = Harness { Example() }
        try ui.tap("0")
        #expect(ui.texts == ["1"])
    }
}
