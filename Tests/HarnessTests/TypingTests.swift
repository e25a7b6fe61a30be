import MartletTesting
import Testing

private struct Field: View {
    var isTied = false
    var submits = false
    @State var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        if isTied {
            TextField("Name", text: $text).focused($isFocused).accessibilityIdentifier("name")
        } else if submits {
            TextField("Name", text: $text).accessibilityIdentifier("name").onSubmit { text = "submitted" }
        } else {
            TextField("Name", text: $text).accessibilityIdentifier("name")
        }
    }
}

/// Typing letter by letter, from the prompt to the text, keeps the focus, whatever is around the field.
@MainActor struct TypingTests {
    @Test func plain() throws {
        let ui = Harness { Field() }
        try ui.type("Ada", into: "name")
        #expect(try ui.value("name") == "Ada")
    }

    @Test func tied() throws {
        let ui = Harness { Field(isTied: true) }
        try ui.type("Ada", into: "name")
        #expect(try ui.value("name") == "Ada")
    }

    @Test func submitting() throws {
        let ui = Harness { Field(submits: true) }
        try ui.type("Ada", into: "name")
        #expect(try ui.value("name") == "Ada")
        ui.press(.return)
        #expect(try ui.value("name") == "submitted")
    }
}
