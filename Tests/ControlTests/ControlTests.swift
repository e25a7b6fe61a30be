import MartletDrawing
import Testing

@testable import MartletCore

@MainActor @Suite struct ControlTests {
    let log = Log()

    private struct Counter: View {
        let log: Log
        @State private var n = 0

        var body: some View {
            let _ = log("n = \(n)")
            Button("n = \(n)") {
                n += 1
                n += 1
            }
        }
    }

    @Test func aButtonActsOnRelease() {
        let stage = Stage { Counter(log: log) }
        stage.down()
        #expect(log.take() == ["n = 0"])
        stage.up()
        #expect(log.take() == ["n = 2"], "two writes of one action are one update")
        stage.down()
        stage.up(.zero)
        #expect(log.take() == [], "let go outside")
        stage.down()
        stage.move(.zero)
        stage.move(stage.middle)
        stage.up()
        #expect(log.take() == ["n = 4"], "out and in again")
        #expect(stage.elements.map(\.role) == [.button])
    }

    /// Label and 24 wide, label and 8 tall, at least 24: golden button/basic of iamcgn/swiftui-web.
    @Test func desktopMetrics() {
        let stage = Stage {
            VStack {
                Button(action: {}, label: { Pad(40, 10) })
                Button(action: {}, label: { Pad(40, 30) })
                Button(action: {}, label: { Pad(40, 30) }).buttonStyle(.plain)
                Toggle(isOn: .constant(true)) { Pad(40, 10) }
            }
        }
        #expect(
            stage.elementSizes == [
                CGSize(width: 64, height: 24), CGSize(width: 64, height: 38), CGSize(width: 40, height: 30),
                CGSize(width: 61, height: 16),
            ])
    }

    @Test func disabledControlsDoNothing() {
        let stage = Stage {
            VStack {
                Button("A") { log("a") }.disabled(true)
                Toggle("B", isOn: Binding(get: { false }, set: { log("b \($0)") })).disabled(true)
            }
        }
        for element in stage.elements {
            #expect(!element.isEnabled)
            #expect(element.actions.isEmpty)
        }
        for frame in stage.elementFrames { stage.tap(CGPoint(x: frame.midX, y: frame.midY)) }
        #expect(log.take() == [])
    }

    @Test func aButtonInARow() {
        let stage = Stage {
            HStack {
                Pad(60, 60)
                Button(action: { log("button") }, label: { Pad(40, 20) })
            }
            .onTapGesture { log("row") }
        }
        let frame = stage.elementFrames[0]
        stage.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(log.take() == ["button"])
        stage.tap(CGPoint(x: frame.minX - 30, y: 100))
        #expect(log.take() == ["row"])
    }

    private struct Echo: ButtonStyle {
        let log: Log
        @State private var presses = 0
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            let _ = log("\(configuration.isPressed) \(presses) \(isEnabled) \(configuration.role == .destructive)")
            configuration.label.onChange(of: configuration.isPressed) { if $1 { presses += 1 } }
        }
    }

    @Test func aCustomStyleHasStateAndSeesPresses() {
        let stage = Stage { Button("Go", role: .destructive) {}.buttonStyle(Echo(log: log)) }
        #expect(log.take() == ["false 0 true true"])
        stage.down()
        #expect(log.take() == ["true 0 true true", "true 1 true true"])
        stage.up()
        #expect(log.take() == ["false 1 true true"])
    }

    private struct Branching: ButtonStyle {
        @ViewBuilder func makeBody(configuration: Configuration) -> some View {
            if configuration.isPressed { Pad(40, 40) } else { Pad(50, 50) }
        }
    }

    @Test func aStyleMayBranchOnThePress() {
        let stage = Stage { Button("Go") { log("go") }.buttonStyle(Branching()) }
        stage.down()
        #expect(stage.elementSizes == [CGSize(width: 40, height: 40)])
        stage.up()
        #expect(log.take() == ["go"])
        #expect(stage.elementSizes == [CGSize(width: 50, height: 50)])
    }

    private struct Trigger: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    @Test func aPrimitiveStyleDecidesWhenToAct() {
        let stage = Stage { Button(action: { log("go") }, label: { Pad(40, 40) }).buttonStyle(Trigger()) }
        stage.tap()
        #expect(log.take() == [])
        stage.tap()
        #expect(log.take() == ["go"])
    }

    private struct Switching: View {
        let log: Log
        @State private var isOn = false

        var body: some View {
            let _ = log("\(isOn)")
            Toggle("on", isOn: $isOn)
        }
    }

    @Test func aToggleToggles() {
        let stage = Stage { Switching(log: log) }
        stage.tap()
        #expect(log.take() == ["false", "true"])
        #expect(stage.elements.map(\.value) == ["1"])
        stage.elements[0].actions[0].perform()
        stage.host.flush()
        #expect(log.take() == ["false"])
    }

    private struct Form: View {
        let log: Log
        @State private var name = ""
        @State private var word = ""
        @FocusState private var isNaming: Bool

        var body: some View {
            let _ = log("\(name) \(word) \(isNaming)")
            VStack {
                TextField("Name", text: $name).focused($isNaming).onSubmit { log("submit \(name)") }
                SecureField("Word", text: $word)
            }
            .onSubmit { log("outer") }
        }
    }

    @Test func typing() {
        let stage = Stage { Form(log: log) }
        let input = stage.host.input
        #expect(log.take() == ["  false"])
        #expect(!input.insertText("lost"))
        stage.tap(CGPoint(x: 150, y: stage.elementFrames[0].midY))
        #expect(log.take() == ["  true"])
        input.insertText("Ada")
        stage.host.flush()
        input.keyPress(.delete)
        stage.host.flush()
        input.keyPress("m")
        stage.host.flush()
        #expect(log.take() == ["Ada  true", "Ad  true", "Adm  true"])
        #expect(stage.elements.map(\.value) == ["Adm", ""])
        input.keyPress(.return)
        #expect(log.take() == ["submit Adm", "outer"])
        input.keyPress(.tab)
        stage.host.flush()
        #expect(log.take() == ["Adm  false"])
        input.insertText("xyz")
        stage.host.flush()
        #expect(log.take() == ["Adm xyz false"])
        #expect(stage.elements[1].value == "\u{2022}\u{2022}\u{2022}")
        #expect(stage.elements[1].isFocused)
        stage.host.end()
    }

    /// 24 tall, as wide as there is room: golden textfield/basic of iamcgn/swiftui-web.
    @Test func aTextFieldTakesTheWidth() {
        let stage = Stage { TextField("Name", text: .constant("x")) }
        #expect(stage.host.rootNode.children[0].size == CGSize(width: 300, height: 24))
    }

    private struct Amount: View {
        let log: Log
        @State private var amount = 5

        var body: some View {
            let _ = log("\(amount)")
            TextField("Amount", value: $amount, format: .number)
        }
    }

    @Test func aValueIsWrittenWhenEditingEnds() {
        let stage = Stage { Amount(log: log) }
        stage.tap()
        stage.host.input.insertText("7")
        stage.host.flush()
        #expect(log.take() == ["5"])
        #expect(stage.elements.map(\.value) == ["57"])
        stage.host.input.keyPress(.return)
        stage.host.flush()
        #expect(log.take() == ["57"])
        stage.host.input.insertText("x")
        stage.host.input.keyPress(.return)
        stage.host.flush()
        #expect(log.take() == [])
        #expect(stage.elements.map(\.value) == ["57"])
    }

    @Test func theDefaultButtonTakesReturn() {
        let stage = Stage {
            VStack {
                Button("OK") { log("ok") }.keyboardShortcut(.defaultAction)
                Button("Save") { log("save") }.keyboardShortcut("s")
                Button("No") { log("no") }.keyboardShortcut(.cancelAction).disabled(true)
            }
        }
        #expect(stage.host.input.keyPress(.return))
        #expect(stage.host.input.keyPress("s", .command))
        #expect(!stage.host.input.keyPress("s"))
        #expect(!stage.host.input.keyPress(.escape))
        #expect(log.take() == ["ok", "save"])
    }

    private struct EditForm: View {
        @State private var draft = ""
        var body: some View { TextField("소개", text: $draft) }
    }

    private struct SummaryCard: View {
        var body: some View { Text("요약") }
    }

    private struct ProfileView: View {
        @State private var isEditing = false

        var body: some View {
            VStack {
                if isEditing { EditForm() } else { SummaryCard() }
                Button("전환") { isEditing.toggle() }
            }
        }
    }

    /// The type that the first seed prints for this body.
    @Test func typeNames() {
        #expect(
            "\(type(of: ProfileView().body))"
                == "VStack<TupleView<(_ConditionalContent<EditForm, SummaryCard>, Button<Text>)>>")
        #expect("\(type(of: Toggle("a", isOn: .constant(true))))" == "Toggle<Text>")
        #expect("\(type(of: TextField("a", text: .constant(""))))" == "TextField<Text>")
        #expect("\(type(of: ProgressView()))" == "ProgressView<EmptyView, EmptyView>")
        #expect("\(type(of: Label("a", systemImage: "star")))" == "Label<Text, Image>")
    }
}

extension Stage {
    private func walk(_ body: (ElementNode, CGPoint) -> Void) {
        func visit(_ node: ViewNode, _ at: CGPoint) {
            let origin = CGPoint(x: at.x + node.origin.x, y: at.y + node.origin.y)
            if let element = node as? ElementNode { body(element, origin) }
            for child in node.children { visit(child, origin) }
        }
        visit(host.rootNode, .zero)
    }

    /// The controls, in tree order.
    var elements: [AccessibilityProperties] {
        var result: [AccessibilityProperties] = []
        walk { element, _ in if let properties = element.accessibility { result.append(properties) } }
        return result
    }

    var elementFrames: [CGRect] {
        var result: [CGRect] = []
        walk { element, origin in result.append(CGRect(origin: origin, size: element.size)) }
        return result
    }

    var elementSizes: [CGSize] { elementFrames.map(\.size) }
}
