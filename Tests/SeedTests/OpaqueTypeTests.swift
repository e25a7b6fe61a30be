import MartletTesting
import SwiftUI
import Testing

/// Why some View, sections 1 to 10.
@MainActor @Suite("Opaque types")
struct OpaqueTypeTests {
    @Test("4: a builder joins its branches in one type")
    func builder() {
        let view = ViewBuilderContent.Loading(isLoading: true)
        #expect(
            String(describing: type(of: view.content))
                == "_ConditionalContent<ProgressView<EmptyView, EmptyView>, Text>")
        let ui = Harness { VStack { view; ViewBuilderContent.Loading(isLoading: false) } }
        #expect(ui.count(.role(.progress)) == 1 && ui.texts == ["Done"])
    }

    @Test("8: an opaque result is one type that the compiler knows, an existential one is any")
    func functions() {
        func areOneType<V: View>(_: V, _: V) -> Bool { true }
        #expect(areOneType(OpaqueFunctions().makeView(), OpaqueFunctions().makeView()))
        #expect([OpaqueFunctions().makeView(), OpaqueFunctions().makeView()].count == 2)
        #expect(String(describing: type(of: OpaqueFunctions().makeView())) == "Text")
        let views: [any View] = [OpaqueFunctions().makeView(flag: true), OpaqueFunctions().makeView(flag: false)]
        #expect(views.map { "\(type(of: $0))" } == ["Text", "Image"])
    }

    @Test("8: the type that some View hides")
    func typeOfBody() {
        #expect(
            String(describing: type(of: TypeOfBody.Open().body)) == "VStack<TupleView<(Text, Button<Text>)>>")
    }

    @Test("9 Q5: what an existential costs: three words of value, the metadata, one table for each protocol")
    func existential() {
        #expect(MemoryLayout<any View>.size == 40)
        #expect(MemoryLayout<any View & Equatable>.size == 48)
        #expect(MemoryLayout.size(ofValue: TypeOfBody.Open().body) != 40)
    }

    @Test("10 Q1: a protocol in common is not a type in common")
    func protocolIsNoType() {
        let views: [any View] = [Text("a"), Image(systemName: "star")]
        #expect(type(of: views[0]) != type(of: views[1]))
    }

    @Test("10 Q3: only the view that read the value runs again, its children are made anew, and what differs is drawn")
    func twoLayers() throws {
        @MainActor final class Made { var count = 0 }
        struct Child: View {
            init(_ made: Made) { made.count += 1 }
            var body: some View { Text("child") }
        }
        struct Parent: View {
            let made: Made
            @State private var n = 0
            var body: some View {
                VStack {
                    Child(made)
                    Button("n = \(n)") { n += 1 }
                }
            }
        }
        struct Root: View {
            let made: Made
            var body: some View { Parent(made: made) }
        }
        let made = Made()
        let ui = Harness { Root(made: made) }
        #expect(made.count == 1)
        ui.forget()
        try ui.tap("n = 0")
        #expect(made.count == 2, "every struct in the subtree is made again")
        #expect(ui.bodies(of: Parent.self) == 1)
        #expect(ui.bodies(of: Root.self) == 0, "not the whole app")
        #expect(ui.bodies(of: Child.self) == 0, "and nothing of the child differs")
    }

    @Test("10 Q4: another text in the same place is the same view, and state beside it stays")
    func sameText() throws {
        struct Label: View {
            let text: String
            @State private var taps = 0
            var body: some View { Button("\(text) \(taps)") { taps += 1 } }
        }
        struct Host: View {
            @State private var isB = false
            var body: some View {
                VStack {
                    Label(text: isB ? "B" : "A")
                    Button("change") { isB.toggle() }
                }
            }
        }
        let ui = Harness { Host() }
        try ui.tap("A 0")
        ui.forget()
        try ui.tap("change")
        #expect(ui.texts == ["B 1", "change"])
        #expect(ui.updates.flatMap(\.begun).isEmpty && ui.updates.flatMap(\.ended).isEmpty)
    }

    @Test("10 Q4: a field whose text changes keeps its focus")
    func focusStays() throws {
        struct Form: View {
            @State private var text = ""
            var body: some View { TextField("title", text: $text) }
        }
        let ui = Harness { Form() }
        try ui.type("a", into: .role(.textField))
        #expect(try ui.isFocused(.role(.textField)))
        try ui.type("b")
        #expect(ui.state(of: Form.self, "text", as: String.self) == ["ab"])
        #expect(try ui.isFocused(.role(.textField)))
    }

    @Test("10 Q5: AnyView hides the structure from the type")
    func erased() {
        #expect(String(describing: type(of: TypeOfBody.Pair().body)) == "VStack<TupleView<(Text, Image)>>")
        #expect(String(describing: type(of: TypeOfBody.Erased().body)) == "VStack<TupleView<(AnyView, AnyView)>>")
    }

    @Test("10 Q5: another type inside AnyView is found out at run time and is another identity; the same type is the same")
    func erasedIdentity() throws {
        struct Counter<Tag>: View {
            @State private var n = 0
            var body: some View { Button("n = \(n)") { n += 1 } }
        }
        struct Host: View {
            @State private var step = 0
            var body: some View {
                VStack {
                    step < 2 ? AnyView(Counter<Int>()) : AnyView(Counter<String>())
                    Button("next") { step += 1 }
                }
            }
        }
        let ui = Harness { Host() }
        try ui.tap("n = 0")
        try ui.tap("next")
        #expect(ui.texts == ["n = 1", "next"], "the type inside stayed")
        try ui.tap("next")
        #expect(ui.texts == ["n = 0", "next"], "the type inside changed")
    }
}
