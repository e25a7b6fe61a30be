import MartletTesting
import Testing

private struct Form: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var log: [String] = []
    @State private var isShown = false
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($isFocused).accessibilityIdentifier("name")
                .onSubmit { log.append("submit \(name)") }
            Toggle("Loud", isOn: $isOn)
            Text("double").onTapGesture(count: 2) { log.append("double") }
            Text("long").onLongPressGesture { log.append("long") }
            Color.red.frame(width: 100, height: 20).accessibilityIdentifier("pad")
                .gesture(DragGesture().onEnded { log.append("drag \($0.translation.width) \($0.translation.height)") })
            Text("hover").onHover { log.append("hover \($0)") }
            Button("Sheet") { isShown = true }.keyboardShortcut("s")
            Text("\(log.joined(separator: ",")).").accessibilityIdentifier("log")
        }
        .sheet(isPresented: $isShown) { Text("In the sheet") }
    }
}

@MainActor struct ActingTests {
    private let ui = Harness(size: CGSize(width: 400, height: 400)) { Form() }

    private var log: [String] { ui.state(of: Form.self, "log", as: [String].self).first ?? [] }

    @Test func typing() throws {
        try ui.type("Ada", into: "name")
        #expect(try ui.value("name") == "Ada")
        #expect(try ui.isFocused("name"))
        #expect(ui.texts.contains("Ada"))
        try ui.type("\n")
        #expect(log == ["submit Ada"])
    }

    @Test func typingWithoutFocus() {
        let failure = #expect(throws: Harness.Failure.self) { try ui.type("x") }
        #expect(failure?.reason == .impossible("nothing has the focus"))
    }

    @Test func focusing() throws {
        #expect(try !ui.isFocused("name"))
        try ui.focus("name")
        #expect(try ui.isFocused("name"))
        let failure = #expect(throws: Harness.Failure.self) { try ui.focus("double") }
        #expect(failure?.reason == .impossible("it cannot have the focus"))
    }

    @Test func toggling() throws {
        try ui.tap("Loud")
        #expect(ui.state(of: Form.self, "isOn", as: Bool.self) == [true])
        try ui.perform(.default, on: .label("Loud"))
        #expect(ui.state(of: Form.self, "isOn", as: Bool.self) == [false])
    }

    @Test func gestures() async throws {
        try ui.tap("double")
        await ui.advance(by: .seconds(1))
        #expect(log == [])
        try ui.doubleTap("double")
        #expect(log == ["double"])
        try await ui.longPress("long", for: .seconds(1))
        #expect(log.last == "long")
        try ui.drag("pad", by: CGSize(width: 30, height: 40))
        #expect(log.last == "drag 30.0 40.0")
        try ui.drag(from: "pad", to: .at(.zero), steps: 3)
        #expect(log.count == 4)
        try ui.hover("hover")
        #expect(log.last == "hover true")
        ui.endHover()
        #expect(log.last == "hover false")
    }

    @Test func keysAndPresentations() throws {
        #expect(ui.press("s", modifiers: .command))
        #expect(ui.exists("In the sheet"))
        #expect(!ui.press("x"))
        try ui.dismiss()
        #expect(!ui.exists("In the sheet"))
        let failure = #expect(throws: Harness.Failure.self) { try ui.dismiss() }
        #expect(failure?.reason == .impossible("nothing is presented"))
        #expect(throws: Harness.Failure.self) { try ui.back() }
    }

    @Test func whatIsPerformedMustBeOffered() {
        let failure = #expect(throws: Harness.Failure.self) { try ui.perform(.delete, on: "double") }
        guard case .impossible = failure?.reason else {
            Issue.record("not impossible: \(String(describing: failure))")
            return
        }
    }

    @Test func coveredTargetsAreNotTapped() {
        let ui = Harness {
            ZStack {
                Button("Under") {}
                Color.blue.accessibilityIdentifier("cover")
            }
        }
        let failure = #expect(throws: Harness.Failure.self) { try ui.tap("Under") }
        guard case .covered(let cover) = failure?.reason else {
            Issue.record("not covered: \(String(describing: failure))")
            return
        }
        #expect(cover.contains("cover"))
    }

    @Test func scrollingWhatDoesNotScroll() {
        #expect(throws: Harness.Failure.self) { try ui.scroll("double", by: CGSize(width: 0, height: 10)) }
    }
}
