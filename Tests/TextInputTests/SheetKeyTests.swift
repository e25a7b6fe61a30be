import MartletTesting
import SwiftUI
import Testing

/// Keys go to what is presented in front, not to the field behind it.
@MainActor @Suite struct SheetKeyTests {
    private struct Content: View {
        @State private var text = ""
        @State private var isPresenting = false

        var body: some View {
            VStack {
                TextField("Name", text: $text).accessibilityIdentifier("name")
                Button("Open") { isPresenting = true }
                Text("text: \(text)")
            }
            .sheet(isPresented: $isPresenting) { Sheet() }
        }
    }

    private struct Sheet: View {
        @Environment(\.dismiss) private var dismiss
        @State private var amount = 0.3

        var body: some View {
            VStack {
                Text("In front")
                Slider(value: $amount)
                Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
            }
        }
    }

    @Test func returnPressesTheDefaultButtonOfTheSheet() async throws {
        let ui = Harness(size: CGSize(width: 400, height: 400)) { Content() }
        try ui.type("a", into: .id("name"))
        try ui.tap("Open")
        await ui.advance(by: .seconds(1))
        ui.press(.return)
        await ui.advance(by: .seconds(1))
        #expect(!ui.exists("In front"))
        #expect(ui.exists("text: a"))
    }
}
